import Foundation

extension ProgramDescription {
    /// Libraries of C that Apple's systems and Linux both have, under the names of Apple's modules.
    private static let systemLibraries = ["SQLite3", "libxml2", "zlib"]
    /// The names that pkg-config knows those by whose headers are not where the compiler looks.
    private static let packageConfigurations = ["libxml2": "libxml-2.0"]

    /// Adds the system's libraries that sources import. Where their headers are not there, the build goes on without them.
    ///
    /// - Parameter resources: the folder that has a folder with a module map for each.
    mutating func addSystemLibraries(from resources: URL) {
        let known = Set(modules.map(\.name) + clangModules.map(\.name))
        let imports = modules.flatMap(\.sources).reduce(into: Set<String>()) { $0.formUnion(SourceImports.modules(of: $1)) }
        for name in ProgramDescription.systemLibraries where imports.contains(name) && !known.contains(name) {
            let folder = resources.appendingPathComponent("system-libraries/\(name)", isDirectory: true)
            let (map, header) = (folder.appendingPathComponent("module.modulemap"), folder.appendingPathComponent("shim.h"))
            var module = ClangModule(name: name, headers: folder, moduleMap: map, inputs: [header, map])
            module.packageConfiguration = ProgramDescription.packageConfigurations[name]
            clangModules.append(module)
        }
    }
}
