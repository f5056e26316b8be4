import Foundation

/// A target of a package that is written in C or C++, found by the package manager's rules.
struct ClangTarget {
    private(set) var module: ClangModule
    /// Whether some of its sources are written in Objective-C, which Linux cannot run.
    private(set) var hasObjectiveC = false
    private static let sourceTypes: Set = ["c", "cc", "cpp", "cxx", "s"]
    private static let headerTypes: Set = ["h", "hh", "hpp", "hxx", "inc", "def", "modulemap"]

    /// Whether a source is one of C, C++ or Objective-C.
    static func isSource(_ url: URL) -> Bool {
        let type = url.pathExtension.lowercased()
        return sourceTypes.contains(type) || type == "m" || type == "mm"
    }

    /// - Parameter folder: the target's folder.
    init(
        _ target: PackageManifest.Target, of manifest: PackageManifest, in folder: URL, excluded: Set<String>,
        platform: Platform
    ) {
        let headers = folder.appendingPathComponent(target.publicHeadersPath ?? "include").standardizedFileURL
        module = ClangModule(name: ModuleName.identifier(target.name), headers: headers)
        let map = headers.appendingPathComponent("module.modulemap")
        if FileManager.default.fileExists(atPath: map.path) { module.moduleMap = map }
        let roots = target.sources.map { $0.map { folder.appendingPathComponent($0).standardizedFileURL } } ?? [folder]
        for root in roots { collect(root, excluded) }
        if target.sources != nil { addHeaders(below: folder) }
        readSettings(of: target, in: manifest, folder: folder, platform: platform)
    }

    /// A library of the system: a folder with a module map.
    init(systemLibrary target: PackageManifest.Target, in folder: URL) {
        let map = folder.appendingPathComponent("module.modulemap")
        module = ClangModule(name: ModuleName.identifier(target.name), headers: folder, moduleMap: map)
        module.packageConfiguration = target.pkgConfig
        addHeaders(below: folder)
    }

    private mutating func collect(_ url: URL, _ excluded: Set<String>) {
        guard !excluded.contains(url.path), !url.lastPathComponent.hasPrefix("."),
            let isFolder = FileManager.default.isFolder(url)
        else { return }
        if isFolder {
            for name in FileManager.default.sortedNames(in: url) { collect(url.appendingPathComponent(name), excluded) }
            return
        }
        let type = url.pathExtension.lowercased()
        if ClangTarget.sourceTypes.contains(type) { module.sources.append(url) }
        if ClangTarget.headerTypes.contains(type) { module.inputs.append(url) }
        if type == "m" || type == "mm" { hasObjectiveC = true }
    }

    private mutating func addHeaders(below folder: URL) {
        for case let path as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
            let url = folder.appendingPathComponent(path)
            if ClangTarget.headerTypes.contains(url.pathExtension.lowercased()) { module.inputs.append(url) }
        }
        module.inputs = module.inputs.unique().sorted { $0.path < $1.path }
    }

    private mutating func readSettings(
        of target: PackageManifest.Target, in manifest: PackageManifest, folder: URL, platform: Platform
    ) {
        module.arguments = ["-DSWIFT_PACKAGE=1", "-DDEBUG=1", "-I", module.headers.path]
        let hasCxx = module.sources.contains { ["cc", "cpp", "cxx"].contains($0.pathExtension.lowercased()) }
        let traits = manifest.enabledTraits
        for setting in target.settings where setting.condition?.holds(on: platform, with: traits) ?? true {
            let first = setting.values.first ?? ""
            switch (setting.tool, setting.name) {
            case ("c", "headerSearchPath"), ("cxx", "headerSearchPath"):
                module.arguments += ["-I", folder.appendingPathComponent(first).standardizedFileURL.path]
            case ("c", "define"), ("cxx", "define"): module.arguments.append("-D\(first)")
            case ("c", "unsafeFlags") where !hasCxx, ("cxx", "unsafeFlags") where hasCxx:
                module.arguments += setting.values
            case ("linker", "linkedLibrary"): module.linkerArguments.append("-l\(first)")
            default: break
            }
        }
        // A standard is an error for sources of the other language, so it is chosen for each source.
        module.standards = ClangModule.Standards(c: manifest.cLanguageStandard, cxx: manifest.cxxLanguageStandard)
        if hasCxx { module.linkerArguments.append("-lstdc++") }
    }
}
