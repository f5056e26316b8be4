import Files
import Foundation

/// Modules of Apple's systems that are made here when sources name them.
package enum SystemModules {
    /// The C library. It is made on demand only, because packages test for it to recognise Apple's systems.
    private static let darwin = ProgramDescription.systemModule

    /// Adds the modules that the sources name.
    ///
    /// - Throws: `ProgramFailure` where the cache cannot be written.
    package static func add(to program: inout ProgramDescription, cache: URL) throws {
        guard !program.modules.contains(where: { $0.name == darwin }),
            program.modules.contains(where: { $0.sources.contains(where: namesDarwin) })
        else { return }
        let folder = cache.appendingPathComponent("system", isDirectory: true)
        let file = folder.appendingPathComponent("\(darwin).swift")
        try FileWriter(cache: folder).writeIfChanged(Data(text.utf8), to: file.lastPathComponent)
        program.libraries.insert(SourceModule(name: darwin, sources: [file]), at: 0)
    }

    /// Apple's streams of C are no optionals. What that library has beyond Glibc, Foundation gives to sources that import it.
    private static let text = "@_exported import Glibc\n"
        + ["stdin", "stdout", "stderr"].map { "public var \($0): UnsafeMutablePointer<FILE> { Glibc.\($0) }\n" }.joined()
        + names.map { "@_exported import \($0)\n" }.joined()

    private static let names = ["", "_s", "_t"].map { "typealias os.os_unfair_lock\($0)" }
        + ["lock", "unlock", "trylock", "assert_owner", "assert_not_owner"].map { "func os.os_unfair_lock_\($0)" }
        + ["mach_absolute_time", "mach_continuous_time", "mach_timebase_info", "sysctl", "sysctlbyname", "memset_s"].map {
            "func FoundationSupplement.\($0)"
        }
        + ["struct FoundationSupplement.mach_timebase_info_data_t", "typealias FoundationSupplement.kern_return_t"]

    private static func namesDarwin(_ source: URL) -> Bool {
        guard let data = FileManager.default.contents(atPath: source.path) else { return false }
        return data.range(ofWord: darwin) != nil
    }
}
