import Foundation
import Processes

/// Adds products of packages, with everything they depend on, to a program.
struct PackageLibraries {
    /// Where a package may be found.
    enum Location {
        case local(URL)
        /// Packages on this disk, one of which has the product.
        case anyOf([URL])
        /// A package's address, and the folders that may hold a checkout of it.
        case remote(String, checkouts: [URL])
    }

    /// Reads the manifest of a package on this disk.
    let manifest: (URL) throws -> PackageManifest
    let platform: Platform
    /// The names of Darkroom's own modules, which no package replaces.
    let provided: Set<String>

    /// Adds the modules of a product. Where the package is not on this disk, `missingModules` says so.
    ///
    /// - Throws: `ProgramFailure` where a package on this disk cannot be read.
    func add(product name: String, from location: Location, to program: inout ProgramDescription) throws {
        try add(product: name, from: location, for: [], to: &program)
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
        guard !provided.contains(name) else { return }
        switch location {
        case .local(let package):
            try add(product: name, of: package, for: path, to: &program)
        case .anyOf(let packages):
            for package in packages {
                let manifest = try manifest(package)
                if manifest.products.contains(where: { $0.name == name }) || manifest.name == name {
                    return try add(product: name, of: package, for: path, to: &program)
                }
            }
            program.missingModules[name] = "No package that the project refers to has the product \(name)."
        case .remote(let address, let checkouts):
            let folder = PackageLibraries.checkoutName(address)
            let found = checkouts.map { $0.appendingPathComponent(folder, isDirectory: true) }
                .first { FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path) }
            if let found { return try add(product: name, of: found, for: path, to: &program) }
            let advice = (checkouts.first?.appendingPathComponent(folder).path).map { " Put a checkout of it at \($0)." } ?? ""
            program.missingModules[name] =
                "The package \(address), which has \(name), is not on this disk, and Darkroom fetches none.\(advice)"
        }
    }

    /// The package manager names a checkout's folder after the last part of the address.
    private static func checkoutName(_ address: String) -> String {
        let last = address.split(separator: "/").last.map(String.init) ?? address
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    private func add(
        product name: String, of package: URL, for path: [String], to program: inout ProgramDescription
    ) throws {
        guard FileManager.default.fileExists(atPath: package.appendingPathComponent("Package.swift").path) else {
            program.missingModules[name] = "The package \(package.path), which has \(name), is not there."
            return
        }
        let manifest = try manifest(package)
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
        let kinds = ["binary": "a binary", "macro": "a macro", "system": "a system library", "plugin": "a plugin"]
        if let kind = kinds[target.type] {
            program.missingModules[name] = "\(name) of the package \(package.path) is \(kind), which Darkroom does not build."
            return
        }
        let identifier = ModuleName.identifier(name)
        guard !program.modules.contains(where: { $0.name == identifier }) else { return }
        try addDependencies(of: target, of: manifest, at: package, for: path + [name], to: &program)
        let files = try PackageTarget(target, of: manifest, at: package, platform: platform)
        program.warnings += files.warnings
        if files.isWithoutSwift {
            program.missingModules[name] =
                "\(name) of the package \(package.path) is written in C or Objective-C, which Darkroom does not compile."
        } else if !program.libraries.contains(where: { $0.name == identifier }) {
            program.libraries.append(files.module)
        }
    }

    private func addDependencies(
        of target: PackageManifest.Target, of manifest: PackageManifest, at package: URL, for path: [String],
        to program: inout ProgramDescription
    ) throws {
        for dependency in target.dependencies
        where !provided.contains(dependency.name) && dependency.condition?.holds(on: platform) ?? true {
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
            case .remote(let identity, let address):
                if identity.lowercased() == wanted { return .remote(address, checkouts: checkouts) }
            }
        }
        if !locals.isEmpty { return .anyOf(locals) }
        let address = manifest.dependencies.lazy.compactMap { candidate -> String? in
            if case .remote(_, let address) = candidate { address } else { nil }
        }.first
        return .remote(address ?? dependency.package ?? dependency.name, checkouts: checkouts)
    }
}
