import Foundation

/// Why and where a program crashed: the signal, and the calls in the widget's own sources from the backtrace that Swift's
/// runtime writes.
struct CrashReport {
    /// The runtime's environment variable with the settings of backtraces.
    static let variable = "SWIFT_BACKTRACE"
    /// The environment variable with the folder that keeps backtraces; without it, they are kept in the folder of temporary files.
    static let folderVariable = "DARKROOM_BACKTRACES"
    /// How many calls a message names.
    private static let namedCalls = 5

    /// What ended the program, such as "Illegal instruction".
    let cause: String
    /// The calls, the last one first.
    let calls: [String]
    /// The file with the whole backtrace; nil if there is none.
    let file: String?

    /// The settings that make the runtime write a backtrace of the crashed thread alone to a file, without registers.
    static func settings(in home: URL) -> String {
        "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,output-to=\(file(in: home).path)"
    }

    /// Whether the runtime's backtrace goes to a file, as `settings` say, and its other messages are of no use.
    static var isWrittenToFile: Bool { getenv(variable).map { String(cString: $0).contains("output-to=/") } ?? false }

    private static func file(in home: URL) -> URL { home.appendingPathComponent(".backtrace") }

    /// Reads the backtrace of a program with this home folder, and keeps it in a file.
    init(signal: Int32, in home: URL) {
        let file = CrashReport.file(in: home)
        let text = try? String(contentsOf: file, encoding: .utf8)
        var name = strsignal(signal).map { String(cString: $0) } ?? "signal \(signal)"
        // The system alone sends this signal while the program draws.
        if signal == SIGKILL, !CrashRecovery.hasCrashed(in: home) { name += ", most likely because the system has no more memory" }
        if CrashRecovery.lackedMemory(in: home) { name += ", because the system gave it no more memory" }
        self.init(cause: name, backtrace: text ?? "", file: text.flatMap { $0.isEmpty ? nil : CrashReport.kept(file) })
    }

    init(cause: String, backtrace: String, file: String?) {
        (self.cause, self.file) = (cause, file)
        // A call is written as "12 [ra] 0x0123 name + 7 in Module at /file.swift:3:4"; those in libraries are not the widget's.
        calls = backtrace.split(separator: "\n").compactMap { line in
            guard let match = line.firstMatch(of: #/^\s*\d+\s+(?:\[\w+\]\s+)*(?:0x[0-9a-f]+\s+)?(.+) in (.+) at (/[^:]+):(\d+)(?::\d+)?\s*$/#),
                !match.output.2.hasSuffix(".so")
            else { return nil }
            let name = match.output.1.replacing(#/ \+ \d+$/#, with: "")
            return "\(match.output.3):\(match.output.4): \(name)"
        }
    }

    /// Moves a backtrace to where it is kept after the run, and returns its path.
    private static func kept(_ file: URL) -> String? {
        let folder = getenv(folderVariable).map { String(cString: $0) } ?? FileManager.default.temporaryDirectory.path
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        // Others cannot know the name beforehand.
        var template = Array("\(folder)/darkroom-backtrace.XXXXXX.txt".utf8CString)
        let descriptor = mkstemps(&template, 4)
        guard descriptor >= 0 else { return nil }
        close(descriptor)
        let path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        guard let data = FileManager.default.contents(atPath: file.path), (try? data.write(to: URL(fileURLWithPath: path))) != nil
        else {
            unlink(path)
            return nil
        }
        return path
    }

    /// The three lines of the error.
    ///
    /// - Parameter sentence: says what the crash has cost; nil if that is not known.
    func text(of sentence: String?) -> String { "\(sentence ?? "the widget's program crashed.")\n\(details)" }

    /// Two lines: what happened where in the widget's sources, and where to see more.
    var details: String {
        let others = calls.dropFirst().prefix(CrashReport.namedCalls - 1)
        let place = calls.first.map { " at \($0)" } ?? "; the backtrace names none of its sources"
        return "  It crashed (\(cause))\(place)\(others.isEmpty ? "" : ", called by \(others.joined(separator: ", "))")\n  "
            + (file.map { "All calls: \($0)" } ?? "There is no backtrace. To see more, run it under lldb with \(Supervisor.marker) set to an empty folder.")
    }
}
