import Foundation

/// Adds packages' products, with all that they need, to what a program is built of.
struct PackageLibraries {
    /// Where a package is.
    enum Place {
        case local(URL)
        /// Packages on the disk, one of which has the product.
        case anyOf([URL])
        /// What an address leads to, and the folders where checkouts of it may lie.
        case remote(String, checkouts: [URL])
    }

    let reader: ManifestReader
    let platform: Platform
    /// Modules that Darkroom itself is.
    let provided: Set<String>

    /// Adds the modules of a product. Of one that is not on the disk the intake learns why.
    ///
    /// - Throws: `ToolFailure` where a package on the disk cannot be read.
    func add(product name: String, from place: Place, to intake: inout Intake) throws {
        guard !provided.contains(name) else { return }
        switch place {
        case .local(let package):
            try add(product: name, of: package, to: &intake)
        case .anyOf(let packages):
            for package in packages {
                let manifest = try reader.manifest(of: package)
                if manifest.products.contains(where: { $0.name == name }) || manifest.name == name {
                    return try add(product: name, of: package, to: &intake)
                }
            }
            intake.missingModules[name] = "No package that the project refers to has the product \(name)."
        case .remote(let address, let checkouts):
            let folder = PackageLibraries.checkoutName(address)
            let found = checkouts.map { $0.appendingPathComponent(folder, isDirectory: true) }
                .first { FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path) }
            if let found { return try add(product: name, of: found, to: &intake) }
            let wanted = (checkouts.first?.appendingPathComponent(folder).path).map { " Put a checkout of it to \($0)." } ?? ""
            intake.missingModules[name] =
                "The package \(address), which has \(name), is not on this disk, and Darkroom fetches none.\(wanted)"
        }
    }

    /// A checkout's folder is called as the address ends.
    private static func checkoutName(_ address: String) -> String {
        let last = address.split(separator: "/").last.map(String.init) ?? address
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    private func add(product name: String, of package: URL, to intake: inout Intake) throws {
        guard FileManager.default.fileExists(atPath: package.appendingPathComponent("Package.swift").path) else {
            intake.missingModules[name] = "The package \(package.path), which has \(name), is not there."
            return
        }
        let manifest = try reader.manifest(of: package)
        try intake.decidingFiles.append(contentsOf: ManifestReader.files(of: package))
        // Xcode lets a target link a package's target that is no product.
        let targets = manifest.products.first { $0.name == name }?.targets ?? [name]
        for target in targets { try add(target: target, of: manifest, at: package, to: &intake) }
    }

    /// Adds a target's module after those that it imports.
    func add(target name: String, of manifest: PackageManifest, at package: URL, to intake: inout Intake) throws {
        guard let target = manifest.targets.first(where: { $0.name == name }) else {
            intake.missingModules[name] = "The package \(package.path) has no target \(name)."
            return
        }
        let kinds = ["binary": "a binary", "macro": "a macro", "system": "a system library", "plugin": "a plugin"]
        if let kind = kinds[target.type] {
            intake.missingModules[name] = "\(name) of the package \(package.path) is \(kind), which Darkroom does not build."
            return
        }
        let identifier = SourceFolder.identifier(name)
        guard !intake.modules.contains(where: { $0.name == identifier }) else { return }
        try addDependencies(of: target, of: manifest, at: package, to: &intake)
        let files = try PackageTarget(target, of: manifest, at: package, platform: platform)
        intake.warnings += files.warnings
        if files.isForeign {
            intake.missingModules[name] =
                "\(name) of the package \(package.path) is written in C or Objective-C, which Darkroom does not compile."
        } else if !intake.libraries.contains(where: { $0.name == identifier }) {
            intake.libraries.append(files.module)
        }
    }

    func addDependencies(
        of target: PackageManifest.Target, of manifest: PackageManifest, at package: URL, to intake: inout Intake
    ) throws {
        for dependency in target.dependencies where !provided.contains(dependency.name) {
            if dependency.package == nil, manifest.targets.contains(where: { $0.name == dependency.name }) {
                try add(target: dependency.name, of: manifest, at: package, to: &intake)
            } else {
                try add(
                    product: dependency.name, from: place(of: dependency, in: manifest, at: package), to: &intake)
            }
        }
    }

    private func place(
        of dependency: PackageManifest.TargetDependency, in manifest: PackageManifest, at package: URL
    ) -> Place {
        let checkouts = [package.appendingPathComponent(".build/checkouts"), package.deletingLastPathComponent()]
        let wanted = (dependency.package ?? dependency.name).lowercased()
        var locals: [URL] = []
        for candidate in manifest.dependencies {
            switch candidate {
            case .local(let identity, let path, let name):
                let url = URL(fileURLWithPath: path, isDirectory: true)
                if identity.lowercased() == wanted || name?.lowercased() == wanted { return .local(url) }
                locals.append(url)
            case .remote(let identity, let location):
                if identity.lowercased() == wanted { return .remote(location, checkouts: checkouts) }
            }
        }
        if !locals.isEmpty { return .anyOf(locals) }
        let address = manifest.dependencies.lazy.compactMap { candidate -> String? in
            if case .remote(_, let location) = candidate { location } else { nil }
        }.first
        return .remote(address ?? dependency.package ?? dependency.name, checkouts: checkouts)
    }
}
