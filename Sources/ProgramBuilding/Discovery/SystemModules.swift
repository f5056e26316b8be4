import Foundation

/// Modules of the system that sources may name and that are made here where they do.
package enum SystemModules {
    /// `Darwin`, the C library; it is not always there, because packages take it for a sign of Apple's systems.
    private static let darwin = "Darwin"

    /// Adds the modules that the sources name.
    ///
    /// - Throws: `ToolFailure` where the cache cannot be written.
    package static func add(to intake: inout Intake, cache: URL) throws {
        guard !intake.modules.contains(where: { $0.name == darwin }),
            intake.modules.contains(where: { $0.sources.contains(where: names) })
        else { return }
        let folder = cache.appendingPathComponent("system", isDirectory: true)
        let file = folder.appendingPathComponent("\(darwin).swift")
        let text = Data("@_exported import Glibc\n".utf8)
        if FileManager.default.contents(atPath: file.path) != text {
            try ProgramCache.makeFolder(folder)
            try ProgramCache.write(text, to: file)
        }
        intake.libraries.insert(SourceModule(name: darwin, sources: [file]), at: 0)
    }

    /// Whether a source has the module's name in it.
    private static func names(_ source: URL) -> Bool {
        guard let data = FileManager.default.contents(atPath: source.path) else { return false }
        return data.range(of: Data(darwin.utf8)) != nil
    }
}
