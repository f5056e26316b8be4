import CairoGraphics
import Files
import Foundation
import Processes
import Synchronization

/// Reads the structure of sources with the parser that the toolchain brings.
///
/// A small program does it (`Resources/source-structure`). It is compiled on first need, against the libraries beside the
/// compiler, and kept in the tool's cache for this version of the compiler.
///
/// Several threads may use one reader. It keeps the structures that it has read.
final class StructureReader: Sendable {
    private let toolchain: SwiftToolchain
    private let source: URL
    private let cache: URL
    private let program = Mutex<URL?>(nil)
    /// By hashes of the text and all that answers its conditions.
    private let known = Mutex<[String: SourceStructure]>([:])

    init(resources: ResourceFolder, toolchain: SwiftToolchain, cache: URL) {
        (self.toolchain, self.cache) = (toolchain, cache)
        source = resources.url.appendingPathComponent("source-structure/main.swift")
    }

    /// - Parameters:
    ///   - texts: sources as the compiler reads them.
    ///   - conditions: the names that `#if` finds defined.
    ///   - modules: the modules that `canImport` finds.
    ///   - folder: takes files for the time of the call.
    /// - Returns: the structure of each text, in order.
    /// - Throws: `ProgramFailure` where the program cannot be built or run.
    func structures(
        of texts: [[UInt8]], conditions: [String], modules: Set<String>, in folder: URL
    ) throws -> [SourceStructure] {
        let answers = (conditions + [""] + modules.sorted()).joined(separator: "\n")
        let keys = texts.map { String(ContentHash.sha256(Data($0) + Data(answers.utf8))) }
        let missing = known.withLock { known in keys.indices.filter { known[keys[$0]] == nil } }
        let read = try read(missing.map { texts[$0] }, conditions: conditions, modules: modules, in: folder)
        return known.withLock { known in
            for (index, structure) in zip(missing, read) { known[keys[index]] = structure }
            return keys.compactMap { known[$0] }
        }
    }

    private func read(
        _ texts: [[UInt8]], conditions: [String], modules: Set<String>, in folder: URL
    ) throws -> [SourceStructure] {
        guard !texts.isEmpty else { return [] }
        let program = try compiledProgram()
        let count = min(ProcessInfo.processInfo.activeProcessorCount, max(1, texts.count / StructureReader.share))
        let shares = SideBySide.shares(of: texts, count: count)
        return try SideBySide.map(count) { try read(shares[$0], with: program, conditions: conditions, modules: modules, in: folder) }
            .flatMap(\.self)
    }

    /// How many sources a process reads at least, where several share them.
    private static let share = 50

    private func read(
        _ texts: [[UInt8]], with program: URL, conditions: [String], modules: Set<String>, in folder: URL
    ) throws -> [SourceStructure] {
        let place = folder.appendingPathComponent("structure.\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: place) }
        let writer = try FileWriter(cache: place)
        var lines = conditions.map { "-D \($0)" } + modules.sorted().map { "-m \($0)" }
        for (index, text) in texts.enumerated() {
            try writer.write(Data(text), to: "\(index).swift")
            lines.append(place.appendingPathComponent("\(index).swift").path)
        }
        try writer.write(Data(lines.joined(separator: "\n").utf8), to: "list")
        let result = try Subprocess(program.path, [place.appendingPathComponent("list").path]).run(separatesErrors: true)
        guard result.status == 0,
            let structures = try? JSONDecoder().decode([SourceStructure].self, from: Data(result.output.utf8)),
            structures.count == texts.count
        else {
            throw ProgramFailure.badInput("The structure of the sources cannot be read with \(program.path): \(result.errors)")
        }
        return structures
    }

    private func compiledProgram() throws -> URL {
        try program.withLock { program in
            if let program { return program }
            let made = try makeProgram()
            program = made
            return made
        }
    }

    private func makeProgram() throws -> URL {
        guard let text = FileManager.default.contents(atPath: source.path) else {
            throw ProgramFailure.badInput("\(source.path) cannot be read. Restore the package's own file.")
        }
        let identity = ContentHash.sha256(Data((toolchain.version + toolchain.hostLibraries.path).utf8) + text).prefix(16)
        let folder = cache.appendingPathComponent("toolchain", isDirectory: true)
        let writer = try FileWriter(cache: folder)
        let file = folder.appendingPathComponent("source-structure-\(identity)")
        if !FileManager.default.isExecutableFile(atPath: file.path) {
            let part = writer.folder.appendingPathComponent("source-structure-\(identity).part.\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: part) }
            let libraries = toolchain.hostLibraries.path
            let result = try Subprocess(
                "swiftc",
                [
                    "-Onone", "-swift-version", "5", "-module-name", "SourceStructure", "-o", part.path, source.path,
                    "-I", libraries, "-L", libraries, "-lSwiftParser", "-lSwiftSyntax", "-lSwiftIfConfig",
                    "-Xlinker", "-rpath", "-Xlinker", libraries, "-use-ld=lld",
                ]
            ).run()
            guard result.status == 0 else {
                throw ProgramFailure.badInput("\(source.path) cannot be compiled against \(libraries):\n\(result.output)")
            }
            try FileWriter.move(part, toCache: file)
        }
        return file
    }
}
