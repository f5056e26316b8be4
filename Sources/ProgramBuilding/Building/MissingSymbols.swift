import Files
import Foundation
import Processes

/// Functions of C that no library on this system has, and that modules of C or Swift call: those of a binary framework, or of a package
/// that is not on this disk. In their place the program gets functions that end the picture where they are reached.
struct MissingSymbols: Equatable {
    /// A function, and the place that refers to it first.
    struct Symbol: Equatable {
        let name: String
        let module: String
        let source: URL
    }

    let symbols: [Symbol]

    /// - Parameters:
    ///   - output: everything that the linker wrote, with names as objects have them.
    ///   - modules: the program's modules of C.
    ///   - folder: the folder that has a folder with the objects of each.
    ///   - libraries: the folder that has a folder with the objects of each module of Swift.
    /// - Returns: nil where the linker misses anything else, such as what a Swift source declares or the program's start.
    init?(output: String, modules: [ClangModule], folder: URL, libraries: URL) {
        var (found, name, place): ([Symbol], String?, URL?) = ([], nil, nil)
        var lacking: Set<String> = []
        for line in output.split(separator: "\n") {
            if let match = line.firstMatch(of: #/error: (.*)/#) {
                let problem = match.output.1
                name = problem.wholeMatch(of: #/undefined symbol: (\S+)/#).map { String($0.output.1) }
                place = nil
                if let name { lacking.insert(name) }
                // The compiler's driver says that the linker has failed.
                if name == nil, !problem.hasPrefix("link command failed"), !problem.hasPrefix("linker command failed") { return nil }
            } else if let known = name, let path = line.firstRange(of: folder.path + "/") {
                let parts = line[path.upperBound...].split(separator: "/", maxSplits: 1)
                guard parts.count == 2, let module = modules.first(where: { $0.name == parts[0] }) else { continue }
                let index = Int(parts[1].prefix { $0.isNumber }) ?? 0
                found.append(Symbol(name: known, module: module.name, source: module.sources.indices.contains(index) ? module.sources[index] : folder))
                name = nil
            } else if let known = name, !known.hasPrefix("$s"), let path = line.firstRange(of: libraries.path + "/") {
                let module = String(line[path.upperBound...].prefix { $0 != "/" })
                found.append(Symbol(name: known, module: module, source: place ?? libraries.appendingPathComponent(module)))
                name = nil
            } else if let match = line.firstMatch(of: #/>>> referenced by .*\((/.*):\d+\)/#) {
                place = URL(fileURLWithPath: String(match.output.1))
            }
        }
        guard !found.isEmpty, lacking == Set(found.map(\.name)) else { return nil }
        symbols = found
    }

    /// What the list of what is set aside says about them.
    var parts: [SetAsidePart] {
        var texts: [URL: [Substring]] = [:]
        return symbols.map { symbol in
            let lines = texts[symbol.source]
                ?? (try? String(contentsOf: symbol.source, encoding: .utf8))?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
            texts[symbol.source] = lines
            let line = lines.firstIndex { $0.contains(symbol.name) }.map { $0 + 1 } ?? 1
            return SetAsidePart(
                kind: .stop, module: "\(symbol.module) (libraries that are not there)", name: symbol.name, place: symbol.name,
                file: symbol.source.path, line: line)
        }
    }

    /// Swift sources of functions of these names.
    var text: String {
        let functions = zip(symbols, parts).enumerated().map { index, item in
            let (symbol, part) = item
            let problem = "\(symbol.name), which \(symbol.module) needs, is not available"
            return "@_cdecl(\"\(symbol.name)\") public func _missing\(index)() { FoundationSupplement._setAside(\"\(problem)\", "
                + "\(part.line), file: \(RemotePackage.quoted(part.file))) }"
        }
        return (["import FoundationSupplement"] + functions).joined(separator: "\n") + "\n"
    }

    /// Compiles these functions.
    ///
    /// - Returns: the object.
    /// - Throws: `ProgramFailure` where the compiler fails or the cache cannot be written.
    func object(in folder: URL, against runtime: Runtime) throws -> URL {
        let name = "MissingSymbols"
        try FileWriter(cache: folder).write(Data(text.utf8), to: "\(name).swift")
        let object = folder.appendingPathComponent("\(name).o")
        let arguments = ["-c", "-o", object.path, "-wmo", "-parse-as-library", "-Onone", "-module-name", name, "-I", runtime.modules.path]
            + runtime.moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
        let result = try Subprocess("swiftc", arguments + [folder.appendingPathComponent("\(name).swift").path]).run()
        guard result.status == 0 else {
            throw ProgramFailure.badInput("The functions that stand for missing ones cannot be compiled:\n\(result.output)")
        }
        return object
    }
}
