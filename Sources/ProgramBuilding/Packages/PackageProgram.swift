import Foundation
import Processes

/// Describes the program that a package's target makes.
enum PackageProgram {
    /// - Throws: `ProgramFailure` that names the targets where none, or more than one, has widgets.
    static func program(
        of package: URL, target name: String?, libraries: PackageLibraries
    ) throws -> ProgramDescription {
        let manifest = try libraries.manifest(package)
        let target = try choose(from: manifest, at: package, named: name, platform: libraries.platform)
        var files = try PackageTarget(target, of: manifest, at: package, platform: libraries.platform)
        files.place(libraries.plugins(of: target, in: manifest, at: package))
        var program = ProgramDescription(identity: [package.path, target.name], widgetModule: files.module)
        // The program's own resources go into the extension's bundle itself.
        program.widgetModule.bundle = nil
        program.warnings = files.warnings
        program.configurationFiles = try ManifestReader.files(of: package)
        guard !program.widgetModule.sources.isEmpty else {
            throw ProgramFailure.badInput("The target \(target.name) of the package \(package.path) has no Swift files.")
        }
        try libraries.addDependencies(of: target, of: manifest, at: package, to: &program)
        return program
    }

    private static func choose(
        from manifest: PackageManifest, at package: URL, named name: String?, platform: Platform
    ) throws -> PackageManifest.Target {
        let targets = manifest.targets.filter { ["regular", "executable"].contains($0.type) }
        func names(_ targets: [PackageManifest.Target]) -> String { targets.map { "\"\($0.name)\"" }.joined(separator: ", ") }
        if let name {
            if let target = targets.first(where: { $0.name == name }) { return target }
            throw ProgramFailure.badInput("--target: the package \(package.path) has no target \"\(name)\". It has \(names(targets)).")
        }
        let widgets = targets.filter { target in
            let files = try? PackageTarget(target, of: manifest, at: package, platform: platform)
            return files?.module.sources.contains(where: isMainFile) ?? false
        }
        guard widgets.count == 1 else {
            throw ProgramFailure.badInput(
                widgets.isEmpty
                    ? "No target of the package \(package.path) has a widget with @main. "
                        + "Name a target with --target: \(names(targets))."
                    : "The package \(package.path) has several targets with widgets. "
                        + "Name one with --target: \(names(widgets)).")
        }
        return widgets[0]
    }

    /// Whether a source imports WidgetKit and has the program's entry point.
    private static func isMainFile(_ file: URL) -> Bool {
        let text = FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return text.contains(#/(?m)^\s*@main\b/#) && text.contains(#/(?m)^\s*import\s+WidgetKit\b/#)
    }
}
