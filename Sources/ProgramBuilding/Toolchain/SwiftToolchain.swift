import Foundation
import Processes

/// The Swift toolchain that the compiler on the PATH belongs to.
struct SwiftToolchain {
    /// The compiler's version, as it says it.
    let version: String
    /// The folder of the compiler's own libraries, which hold its parser.
    let hostLibraries: URL
    /// The modules that every source can import: the standard library, Foundation and what comes with them.
    let modules: [URL]

    /// - Throws: `ProgramFailure` where the compiler cannot be asked.
    static func current() throws -> SwiftToolchain {
        struct Answer: Decodable {
            struct Paths: Decodable {
                let runtimeResourcePath: String
                let runtimeLibraryImportPaths: [String]?
            }
            let compilerVersion: String
            let paths: Paths
        }
        let result = try Subprocess("swiftc", ["-print-target-info"], isConfined: false).run(separatesErrors: true)
        guard result.status == 0, let answer = try? JSONDecoder().decode(Answer.self, from: Data(result.output.utf8)) else {
            throw ProgramFailure.badInput("swiftc -print-target-info fails: \(result.errors)")
        }
        let resources = URL(fileURLWithPath: answer.paths.runtimeResourcePath, isDirectory: true)
        let folders = (answer.paths.runtimeLibraryImportPaths ?? []).map { URL(fileURLWithPath: $0, isDirectory: true) }
        let modules = folders.flatMap { folder in
            FileManager.default.sortedNames(in: folder).filter { $0.hasSuffix(".swiftmodule") }
                .map { folder.appendingPathComponent($0) }
        }
        return SwiftToolchain(
            version: answer.compilerVersion, hostLibraries: resources.appendingPathComponent("host", isDirectory: true),
            modules: modules)
    }

    /// Whether the compiler takes the shortcuts of its earlier versions in its search only where it is told to, as from 6.3 on.
    var hasSolverShortcuts: Bool {
        guard let found = version.firstMatch(of: #/Swift version (\d+)\.(\d+)/#),
            let major = Int(found.output.1), let minor = Int(found.output.2)
        else { return false }
        return (major, minor) >= (6, 3)
    }

    /// Whether the toolchain brings its parser as a library.
    var hasParser: Bool {
        let names = FileManager.default.sortedNames(in: hostLibraries)
        return ["SwiftParser.swiftmodule", "SwiftSyntax.swiftmodule", "SwiftIfConfig.swiftmodule"].allSatisfy(names.contains)
    }

    /// The names of the modules, with those that come as C modules.
    var moduleNames: Set<String> {
        Set(modules.map { $0.deletingPathExtension().lastPathComponent })
            .union(["SwiftGlibc", "SwiftShims", "_SwiftConcurrencyShims", "CDispatch", "Builtin"])
    }
}
