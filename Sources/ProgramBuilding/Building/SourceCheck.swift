import Files
import Foundation
import Processes

/// Finds the errors of some sources of a module without making code.
///
/// The compiler's process reads all sources of the module, but checks the bodies of those alone. So after a few sources have
/// changed, it takes a fraction of the time that the module takes. Several processes share many sources.
struct SourceCheck {
    /// All sources of the module.
    let files: [URL]
    /// The driver's arguments without sources.
    let arguments: [String]
    /// The folder of the module's intermediate files.
    let folder: URL

    /// From how many sources on several processes share them. Each of these reads the whole module.
    private static let sharedCount = 400

    /// Whether a check of some sources before code is made saves time, if there are errors in them: one of few among many.
    static func isQuick(_ count: Int, of all: Int) -> Bool { all >= 100 && count * 4 <= all }

    /// Whether all sources of a module are checked, by several processes, in clearly less time than one that makes code finds errors in.
    static func isShared(_ count: Int) -> Bool {
        count >= sharedCount && ProcessInfo.processInfo.activeProcessorCount > 1
    }

    /// - Parameter suspects: the sources that are checked.
    /// - Returns: the largest status, and what the compiler says about the sources, in their order; 0 where the driver's answer cannot be
    ///   read, so that the code is made.
    /// - Throws: `ProgramFailure` where the compiler cannot be run.
    func run(of suspects: [URL]) throws -> Subprocess.Result {
        let translated = try Subprocess("swiftc", ["-###", "-typecheck"] + arguments + [files[0].path]).run(separatesErrors: true)
        guard translated.status == 0, let command = SourceCheck.command(in: translated.output, source: files[0].path) else {
            // The compilation that makes code reports wrong arguments.
            return Subprocess.Result(status: 0, output: "", errors: "")
        }
        let writer = try FileWriter(cache: folder)
        func write(_ list: [URL], _ name: String) throws -> String {
            try writer.write(Data(list.map(\.path).joined(separator: "\n").utf8), to: name)
            return folder.appendingPathComponent(name).path
        }
        let all = try write(files, "check-all")
        let count = SourceCheck.isShared(suspects.count) ? ProcessInfo.processInfo.activeProcessorCount : 1
        let shares = try SideBySide.shares(of: suspects, count: count).enumerated().map { try write($1, "check-\($0)") }
        let results = try SideBySide.map(count) { index in
            try Subprocess(command.program, command.before + ["-filelist", all, "-primary-filelist", shares[index]] + command.after).run()
        }
        return Subprocess.Result(
            status: results.map(\.status).max() ?? 0, output: results.map(\.output).joined(separator: "\n"), errors: "")
    }

    /// The command that the driver would run for one source, without the source.
    ///
    /// - Parameter output: what the driver prints: a line for each command, quoted for a shell.
    static func command(in output: String, source: String) -> (program: String, before: [String], after: [String])? {
        for line in output.split(separator: "\n") {
            var words = ShellWords.split(line)
            // A long line names a file of arguments, and has them all behind a mark.
            if words.count > 2, words[1].hasPrefix("@"), words[2] == "#" { words.removeSubrange(1...2) }
            guard let place = words.firstIndex(of: "-primary-file"), place > 0, words.dropFirst(place + 1).first == source else { continue }
            return (words[0], Array(words[1..<place]), Array(words[(place + 2)...]))
        }
        return nil
    }
}

/// The words of a line that is quoted for a POSIX shell.
enum ShellWords {
    static func split(_ line: some StringProtocol) -> [String] {
        var (words, word, isQuoted, isEscaped): ([String], String?, Bool, Bool) = ([], nil, false, false)
        for character in line {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "'" {
                isQuoted.toggle()
                word = word ?? ""
            } else if isQuoted {
                word = (word ?? "") + String(character)
            } else if character == "\\" {
                isEscaped = true
            } else if character == " " {
                if let ended = word { words.append(ended) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }
}
