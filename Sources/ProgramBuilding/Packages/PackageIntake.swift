import Foundation

/// Makes of a package's target what its program is built of.
enum PackageIntake {
    /// - Throws: `ToolFailure` that names the targets where none, or more than one, has widgets.
    static func intake(of package: URL, target name: String?, packages: PackageLibraries) throws -> Intake {
        let manifest = try packages.reader.manifest(of: package)
        let target = try choose(from: manifest, at: package, named: name, platform: packages.platform)
        let files = try PackageTarget(target, of: manifest, at: package, platform: packages.platform)
        var intake = Intake(identity: [package.path, target.name], program: files.module)
        // The program's own resources lie in the extension's bundle itself.
        intake.program.bundle = nil
        intake.warnings = files.warnings
        intake.decidingFiles = try ManifestReader.files(of: package)
        guard !intake.program.sources.isEmpty else {
            throw ToolFailure("The target \(target.name) of the package \(package.path) has no Swift files.")
        }
        try packages.addDependencies(of: target, of: manifest, at: package, to: &intake)
        return intake
    }

    private static func choose(
        from manifest: PackageManifest, at package: URL, named name: String?, platform: Platform
    ) throws -> PackageManifest.Target {
        let targets = manifest.targets.filter { ["regular", "executable"].contains($0.type) }
        func names(_ targets: [PackageManifest.Target]) -> String { targets.map { "\"\($0.name)\"" }.joined(separator: ", ") }
        if let name {
            if let target = targets.first(where: { $0.name == name }) { return target }
            throw ToolFailure("--target: the package \(package.path) has no target \"\(name)\". It has \(names(targets)).")
        }
        let widgets = targets.filter { target in
            let files = try? PackageTarget(target, of: manifest, at: package, platform: platform)
            return files?.module.sources.contains(where: isMainFile) ?? false
        }
        guard widgets.count == 1 else {
            throw ToolFailure(
                widgets.isEmpty
                    ? "No target of the package \(package.path) has a widget with @main. "
                        + "Name a target with --target: \(names(targets))."
                    : "The package \(package.path) has several targets with widgets. "
                        + "Name one with --target: \(names(widgets)).")
        }
        return widgets[0]
    }

    /// Whether a source imports WidgetKit and has the program's beginning.
    private static func isMainFile(_ file: URL) -> Bool {
        let text = FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return text.contains(#/(?m)^\s*@main\b/#) && text.contains(#/(?m)^\s*import\s+WidgetKit\b/#)
    }
}
