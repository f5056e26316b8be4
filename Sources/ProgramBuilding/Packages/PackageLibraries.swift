import Foundation
import Processes

/// Adds products of packages, with everything they depend on, to a program.
struct PackageLibraries {
    /// Where a package may be found.
    enum Location {
        case local(URL)
        /// Packages on this disk, one of which has the product.
        case anyOf([URL])
        /// A dependency of the package in a folder.
        case dependency(of: URL)
        /// A package's address, and the folders that may hold a checkout of it.
        case remote(RemotePackage, checkouts: [URL])
    }

    /// The compiler's own modules, with which macros are written; its package is not built.
    static let syntaxModules: Set = [
        "SwiftBasicFormat", "SwiftCompilerPlugin", "SwiftCompilerPluginMessageHandling", "SwiftDiagnostics", "SwiftIDEUtils",
        "SwiftIfConfig", "SwiftOperators", "SwiftParser", "SwiftParserDiagnostics", "SwiftRefactor", "SwiftSyntax",
        "SwiftSyntaxBuilder", "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacros",
    ]

    /// Reads the manifest of a package on this disk.
    let manifest: (URL) throws -> PackageManifest
    let platform: Platform
    /// The names of Darkroom's own modules, which packages do not replace, save for those of ``namesakes``.
    let provided: Set<String>
    /// Frameworks of Apple's whose names packages had before. A product of such a name is the package's.
    private static let namesakes: Set = ["Charts"]
    /// Folders with checkouts of packages besides those that a location names.
    var checkouts: [URL] = []
    /// The versions that the project has agreed on.
    var pins: PackagePins?
    /// The packages on this disk that belong to the project.
    var own: () -> [URL] = { [] }
    /// The folder of checkouts that messages name; nil names the one beside the manifest that wants a package.
    var home: URL?

    private func isProvided(_ name: String) -> Bool { provided.contains(name) && !PackageLibraries.namesakes.contains(name) }

    /// Adds the modules of a product. Where the package is not on this disk, `missingModules` says so.
    ///
    /// - Throws: `ProgramFailure` where a package on this disk cannot be read.
    func add(product name: String, from location: Location, to program: inout ProgramDescription) throws {
        try add(product: name, from: location, for: [], to: &program)
    }

    /// Adds a module that some package of a folder has a target for; does nothing where none has.
    ///
    /// - Throws: `ProgramFailure` where targets depend on each other.
    func add(module name: String, ofPackages packages: [URL], to program: inout ProgramDescription) throws {
        for package in packages {
            // Reading a manifest takes a second, reading its text does not.
            let text = FileManager.default.contents(atPath: package.appendingPathComponent("Package.swift").path) ?? Data()
            guard text.range(ofWord: "\"\(name)\"") != nil, let manifest = readableManifest(of: package, for: &program),
                manifest.targets.contains(where: { ModuleName.identifier($0.name) == name && $0.type == "regular" })
            else { continue }
            try program.configurationFiles.append(contentsOf: ManifestReader.files(of: package))
            return try add(target: name, of: manifest, at: package, for: [], to: &program)
        }
    }

    /// Adds the modules that a target imports.
    ///
    /// - Throws: `ProgramFailure` where a package on this disk cannot be read.
    func addDependencies(
        of target: PackageManifest.Target, of manifest: PackageManifest, at package: URL,
        to program: inout ProgramDescription
    ) throws {
        try addDependencies(of: target, of: manifest, at: package, for: [], to: &program)
    }

    /// - Parameter path: the targets on the way from the first one to this product.
    private func add(
        product name: String, from location: Location, for path: [String], to program: inout ProgramDescription
    ) throws {
        guard !isProvided(name), !PackageLibraries.syntaxModules.contains(name) else { return }
        switch location {
        case .local(let package):
            try add(product: name, of: package, for: path, to: &program)
        case .anyOf(let packages):
            for package in packages {
                guard let manifest = readableManifest(of: package, for: &program) else { continue }
                if manifest.products.contains(where: { $0.name == name }) || manifest.name == name {
                    return try add(product: name, of: package, for: path, to: &program)
                }
            }
            program.missingModules[name] = "No package that the project refers to has the product \(name)."
        case .dependency(let folder):
            guard let manifest = readableManifest(of: folder, for: &program) else {
                program.missingModules[name] = "The manifest of the package \(folder.path), which names \(name), cannot be read."
                return
            }
            let dependency = PackageManifest.TargetDependency(name: name)
            try add(product: name, from: self.location(of: dependency, in: manifest, at: folder), for: path, to: &program)
        case .remote(let remote, let places):
            let candidates = (places + checkouts).map { $0.appendingPathComponent(remote.folderName, isDirectory: true) }
            if let found = candidates.first(where: PackageLibraries.isPackage) {
                let known = Set(program.libraries.map(\.name))
                try add(product: name, of: found, for: path, to: &program)
                return compare(found, with: remote, known: known, in: &program)
            }
            let place = (home ?? places.first)?.appendingPathComponent(remote.folderName, isDirectory: true)
            let missing = MissingPackage(package: remote, product: name, place: place)
            if !program.missingPackages.contains(missing) { program.missingPackages.append(missing) }
            program.missingModules[name] = "The package \(remote.address), which has \(name), is not on this disk."
        }
    }

    /// Says where a checkout is another version than the project has agreed on, as after a change of branches.
    private func compare(
        _ checkout: URL, with package: RemotePackage, known: Set<String>, in program: inout ProgramDescription
    ) {
        guard let pin = pins?[package.identity], let revision = pin.revision,
            let commit = CheckoutVersion.commit(of: checkout), commit != revision
        else { return }
        let reason = "The checkout \(checkout.path) is at \(commit.prefix(10)), and not at \(pin.title), which Package.resolved names."
        let modules = program.libraries.filter { library in
            !known.contains(library.name) && library.sources.contains { $0.path.hasPrefix(checkout.path + "/") }
        }
        for module in modules { program.otherVersions[module.name] = reason }
        let warning = "\(reason) What only that version has is set aside."
        if !modules.isEmpty, !program.warnings.contains(warning) { program.warnings.append(warning) }
    }

    private static func isPackage(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    }

    /// The manifest of a package; nil, with a warning, where it cannot be read.
    private func readableManifest(of package: URL, for program: inout ProgramDescription) -> PackageManifest? {
        do { return try manifest(package) } catch {
            if !program.warnings.contains("\(error)") { program.warnings.append("\(error)") }
            return nil
        }
    }

    private func add(
        product name: String, of package: URL, for path: [String], to program: inout ProgramDescription
    ) throws {
        guard PackageLibraries.isPackage(package) else {
            // A package of the project takes the place of another one's dependency of its name, as in Xcode.
            let folder = package.lastPathComponent.lowercased()
            if let own = own().first(where: { $0.lastPathComponent.lowercased() == folder && PackageLibraries.isPackage($0) }) {
                return try add(product: name, of: own, for: path, to: &program)
            }
            let submodule = Submodule.absent(holding: package)
            program.missingModules[name] =
                "The package \(package.path), which has \(name), is not there"
                + (submodule.map { ": it is \($0.explanation)" } ?? ".")
            return
        }
        guard let manifest = readableManifest(of: package, for: &program) else {
            program.missingModules[name] = "The manifest of the package \(package.path), which has \(name), cannot be read."
            return
        }
        try program.configurationFiles.append(contentsOf: ManifestReader.files(of: package))
        // Xcode also lets a target link a package's target that is not a product.
        let targets = manifest.products.first { $0.name == name }?.targets ?? [name]
        for target in targets { try add(target: target, of: manifest, at: package, for: path, to: &program) }
    }

    /// Adds a target's module behind the modules that it imports.
    private func add(
        target name: String, of manifest: PackageManifest, at package: URL, for path: [String],
        to program: inout ProgramDescription
    ) throws {
        if let start = path.firstIndex(of: name) {
            let cycle = (path[start...] + [name]).joined(separator: ", ")
            throw ProgramFailure.badInput("Targets of packages depend on each other: \(cycle). Remove one of these dependencies.")
        }
        guard let target = manifest.targets.first(where: { $0.name == name }) else {
            program.missingModules[name] = "The package \(package.path) has no target \(name)."
            return
        }
        let identifier = ModuleName.identifier(name)
        program.packageDependencies[path.last.map(ModuleName.identifier), default: []].insert(identifier)
        switch target.type {
        case "binary":
            program.missingModules[name] = "\(name) of the package \(package.path) is a binary, which runs on Apple's systems alone."
            return
        // A plugin changes nothing that the sources can import.
        case "plugin": return
        case "macro": return try addMacro(target, of: manifest, at: package, to: &program)
        case "system":
            let folder = try PackageTarget.folder(of: target, in: manifest, at: package)
            add(ClangTarget(systemLibrary: target, in: folder).module, to: &program)
            return
        default: break
        }
        guard !program.modules.contains(where: { $0.name == identifier }) else { return }
        try addDependencies(of: target, of: manifest, at: package, for: path + [name], to: &program)
        var files: PackageTarget
        do { files = try PackageTarget(target, of: manifest, at: package, platform: platform) } catch let failure as ProgramFailure {
            program.missingModules[name] = failure.message
            return
        }
        program.warnings += files.warnings.filter { !program.warnings.contains($0) }
        if let clang = files.clang {
            // Darkroom declares some packages' modules of Objective-C, and stands on one in C.
            guard !isProvided(identifier) else { return }
            if clang.hasObjectiveC {
                program.missingModules[name] =
                    "\(name) of the package \(package.path) is written in Objective-C, which runs on Apple's systems alone."
            } else {
                add(clang.module, to: &program)
            }
        } else if !files.module.hasSources, !files.module.plugins.contains(where: \.generatesSources) {
            let submodule = try Submodule.absent(holding: PackageTarget.folder(of: target, in: manifest, at: package))
            program.missingModules[name] =
                "\(name) of the package \(package.path) has no sources"
                + (submodule.map { ": its folder is \($0.explanation)" } ?? ".")
        } else if !program.libraries.contains(where: { $0.name == identifier }) {
            files.place(plugins(of: target, in: manifest, at: package))
            program.libraries.append(files.module)
        }
    }

    // MARK: Plugins

    /// The plugins of a package's target, with the places of their packages.
    func plugins(of target: PackageManifest.Target, in manifest: PackageManifest, at package: URL) -> [BuildToolPlugin] {
        target.plugins.map { plugin in
            guard plugin.package != nil || !manifest.targets.contains(where: { $0.name == plugin.name }) else {
                // Other packages get a plugin through a product alone.
                let product = manifest.products.first { $0.targets.contains(plugin.name) }
                return BuildToolPlugin(name: product?.name ?? plugin.name, place: product.map { _ in .local(package) })
            }
            let dependency = PackageManifest.TargetDependency(name: plugin.name, package: plugin.package)
            return BuildToolPlugin(
                name: plugin.name, place: place(ofPlugin: plugin.name, at: location(of: dependency, in: manifest, at: package)))
        }
    }

    /// The place of the package that has a plugin; nil where no package at the location has it.
    func place(ofPlugin name: String, at location: Location) -> BuildToolPlugin.Place? {
        switch location {
        case .local(let folder): return PackageLibraries.isPackage(folder) ? .local(folder) : nil
        case .anyOf(let folders):
            return folders.first { (try? manifest($0))?.products.contains { $0.name == name } ?? false }.map { .local($0) }
        case .dependency(let folder):
            guard let manifest = try? manifest(folder) else { return nil }
            return place(ofPlugin: name, at: self.location(of: .init(name: name), in: manifest, at: folder))
        case .remote(let package, _): return .remote(package)
        }
    }

    /// The place of the one of several remote packages that has a plugin, where their checkouts are on this disk.
    func place(ofPlugin name: String, among packages: [RemotePackage]) -> BuildToolPlugin.Place? {
        packages.first { package in
            checkouts.map { $0.appendingPathComponent(package.folderName) }.filter(PackageLibraries.isPackage)
                .contains { (try? manifest($0))?.products.contains { $0.name == name } ?? false }
        }.map { .remote($0) }
    }

    private func add(_ module: ClangModule, to program: inout ProgramDescription) {
        if !program.clangModules.contains(where: { $0.name == module.name }) { program.clangModules.append(module) }
    }

    /// Adds the implementation of macros, with the targets of its package that it imports.
    private func addMacro(
        _ target: PackageManifest.Target, of manifest: PackageManifest, at package: URL, to program: inout ProgramDescription
    ) throws {
        let identifier = ModuleName.identifier(target.name)
        guard !program.macros.contains(where: { $0.module.name == identifier }) else { return }
        // The compiler runs it on this system, so it is a program of its own with libraries of its own.
        var own = ProgramDescription(identity: [], widgetModule: SourceModule(name: identifier))
        try addDependencies(of: target, of: manifest, at: package, for: [target.name], to: &own)
        program.missingPackages += own.missingPackages.filter { !program.missingPackages.contains($0) }
        let files = try PackageTarget(target, of: manifest, at: package, platform: platform)
        guard own.missingModules.isEmpty, own.clangModules.isEmpty, own.macros.isEmpty else {
            let names = (own.missingModules.keys.sorted() + own.clangModules.map(\.name) + own.macros.map(\.module.name))
            program.missingModules[target.name] =
                "The macros of \(target.name) of the package \(package.path) are left out: they import \(names.joined(separator: ", "))."
            return
        }
        program.macros.append(MacroModule(module: files.module, libraries: own.libraries))
    }

    private func addDependencies(
        of target: PackageManifest.Target, of manifest: PackageManifest, at package: URL, for path: [String],
        to program: inout ProgramDescription
    ) throws {
        let traits = manifest.enabledTraits
        for dependency in target.dependencies
        where !isProvided(dependency.name) && dependency.condition?.holds(on: platform, with: traits) ?? true {
            if dependency.package == nil, manifest.targets.contains(where: { $0.name == dependency.name }) {
                try add(target: dependency.name, of: manifest, at: package, for: path, to: &program)
            } else {
                try add(
                    product: dependency.name, from: location(of: dependency, in: manifest, at: package), for: path,
                    to: &program)
            }
        }
    }

    private func location(
        of dependency: PackageManifest.TargetDependency, in manifest: PackageManifest, at package: URL
    ) -> Location {
        let checkouts = [package.appendingPathComponent(".build/checkouts"), package.deletingLastPathComponent()]
        let wanted = (dependency.package ?? dependency.name).lowercased()
        var locals: [URL] = []
        for candidate in manifest.dependencies {
            switch candidate {
            case .local(let identity, let path, let name):
                let url = URL(fileURLWithPath: path, isDirectory: true)
                if identity.lowercased() == wanted || name?.lowercased() == wanted { return .local(url) }
                locals.append(url)
            case .remote(let identity, let remote):
                if identity.lowercased() == wanted { return .remote(remote, checkouts: checkouts) }
            }
        }
        if !locals.isEmpty { return .anyOf(locals) }
        let remotes = manifest.dependencies.compactMap { candidate -> RemotePackage? in
            if case .remote(_, let remote) = candidate { remote } else { nil }
        }
        // A product whose package is not named is that of a package on this disk that has it, or else of the first one.
        let onDisk = remotes.filter { remote in
            (checkouts + self.checkouts).contains { PackageLibraries.isPackage($0.appendingPathComponent(remote.folderName)) }
        }
        let named = onDisk.first { remote in
            (checkouts + self.checkouts).map { $0.appendingPathComponent(remote.folderName, isDirectory: true) }
                .first(where: PackageLibraries.isPackage)
                .flatMap { try? self.manifest($0) }?.products.contains { $0.name == dependency.name } ?? false
        }
        let absent = remotes.filter { !onDisk.contains($0) }
        // NeedleFoundation is rather that of needle.
        let remote = named ?? remotes.first { $0.identity == wanted } ?? absent.first { wanted.hasPrefix($0.identity) } ?? absent.first
            ?? remotes.first
        return .remote(remote ?? RemotePackage(dependency.package ?? dependency.name), checkouts: checkouts)
    }
}
