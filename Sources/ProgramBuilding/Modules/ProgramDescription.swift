import Foundation

/// Everything that a widget extension's program is built from.
package struct ProgramDescription {
    /// The library that all sources see without an import, where a program has it.
    static let systemModule = "Darwin"

    /// What distinguishes this program from all others: paths and the target's name.
    var identity: [String]
    /// The module that declares the widgets.
    var widgetModule: SourceModule
    /// The modules that the program imports; a module follows those that it imports itself.
    var libraries: [SourceModule] = []
    /// Modules of C and C++; a module follows those whose headers it includes.
    var clangModules: [ClangModule] = []
    /// The modules that packages' targets say they need, by the names of the targets' own modules; those that the program itself
    /// links by nil.
    var packageDependencies: [String?: Set<String>] = [:]
    /// The implementations of macros that the sources may use.
    var macros: [MacroModule] = []
    /// The system that the target is built for; nil where no project names one.
    package var platform: Platform?
    /// The extension's Info.plist, which is written into its bundle.
    var infoPlist: [String: Any] = [:]
    /// Files of the app that contains the extension, by their paths in the app's bundle.
    var appResources: [BundleResource] = []
    /// Why modules that the sources may import cannot be built, by the modules' names.
    var missingModules: [String: String] = [:]
    /// What keeps modules from having all names: their packages are checked out in another version than the project has agreed
    /// on. By the modules' names.
    var otherVersions: [String: String] = [:]
    /// Products of packages that are not on this disk.
    var missingPackages: [MissingPackage] = []
    /// Messages about what was left out; they are printed when the program is built.
    var warnings: [String] = []
    /// Files that the build depends on and that no module contains: projects, settings, manifests.
    var configurationFiles: [URL] = []

    init(identity: [String], widgetModule: SourceModule) {
        (self.identity, self.widgetModule) = (identity, widgetModule)
    }

    /// The files that a change of which makes another program, and whole folders where all files in them count.
    package var watched: [URL] {
        let folders = configurationFiles.isEmpty ? identity.map { URL(fileURLWithPath: $0) } : []
        let clang = clangModules.flatMap { $0.sources + $0.inputs }
        return folders + modules.flatMap(\.files) + clang + configurationFiles + appResources.map(\.url)
    }

    var modules: [SourceModule] { libraries + [widgetModule] }

    /// The folder of the project or of the package; nil where folders of sources were named.
    var projectFolder: URL? {
        guard !configurationFiles.isEmpty, let first = identity.first.map({ URL(fileURLWithPath: $0) }) else { return nil }
        return first.pathExtension.isEmpty ? first : first.deletingLastPathComponent()
    }


    /// Leaves out sources that are no text, with a warning for each.
    mutating func leaveOutUnreadableSources() {
        for index in libraries.indices { warnings += libraries[index].leaveOutUnreadableSources() }
        warnings += widgetModule.leaveOutUnreadableSources()
    }

    /// The names of the libraries that sources import or ask for, those of the widgets or those of a library that they import, and of the
    /// modules of C that they import or that such a module's headers may include.
    var usedModules: Set<String> {
        // All sources see the system's own module without an import.
        var imports: Set = [ProgramDescription.systemModule]
        var (used, next) = (Set<String>(), [widgetModule])
        repeat {
            while let module = next.popLast() {
                for source in module.sources { imports.formUnion(SourceImports.modules(namedIn: source)) }
                next += libraries.filter { imports.contains($0.name) && used.insert($0.name).inserted }
            }
            next = libraries.filter { !used.contains($0.name) && isLinked($0) && $0.hasLiveValues }
            used.formUnion(next.map(\.name))
        } while !next.isEmpty
        var clang = clangModules.filter { !$0.importNames.isDisjoint(with: imports) }.map(\.name)
        used.formUnion(clang)
        while let module = clang.popLast() {
            clang += packageDependencies[module, default: []].filter { used.insert($0).inserted }
        }
        return used
    }

    /// Whether the target of the widgets links a module of the project's own packages, whether or not a source imports it.
    private func isLinked(_ module: SourceModule) -> Bool {
        !module.isThirdParty && packageDependencies[nil]?.contains(module.name) ?? false
    }

    /// Leaves out the modules that no source imports. Targets link many: a whole package of which they use one module.
    mutating func leaveOutUnusedModules() {
        let used = usedModules
        libraries.removeAll { !used.contains($0.name) }
        clangModules.removeAll { !used.contains($0.name) }
        let needed = packageDependencies.filter { $0.key.map(used.contains) ?? true }.reduce(into: Set<String>()) { $0.formUnion($1.value) }
        macros.removeAll { !needed.contains($0.module.name) }
    }

    /// Puts each library behind those that its sources import, and leaves the order as it is otherwise.
    ///
    /// - Parameter imported: returns the modules that a source imports.
    mutating func orderLibraries(by imported: (URL) -> Set<String>) {
        let imports = libraries.map { $0.sources.reduce(into: Set<String>()) { $0.formUnion(imported($1)) } }
        var (ordered, seen): ([SourceModule], Set<Int>) = ([], [])
        func add(_ index: Int) {
            guard seen.insert(index).inserted else { return }
            for (other, library) in libraries.enumerated() where imports[index].contains(library.name) { add(other) }
            ordered.append(libraries[index])
        }
        for index in libraries.indices { add(index) }
        libraries = ordered
    }
}
