import Foundation

/// Finds out what the paths that were named mean: a project, a package, a target's folder, or sources as they are.
package struct IntakeReader {
    let cache: URL
    let platform: Platform?
    let target: String?
    let runtime: Runtime

    package init(cache: URL, platform: Platform?, target: String?, runtime: Runtime) {
        (self.cache, self.platform, self.target, self.runtime) = (cache, platform, target, runtime)
    }

    /// - Throws: `ToolFailure` where nothing can be built of the paths.
    package func intake(of paths: [URL]) throws -> Intake {
        for path in paths where !FileManager.default.fileExists(atPath: path.path) {
            throw ToolFailure("There is no \(path.path). Name the folder of a widget extension's sources.")
        }
        if paths.count == 1, let intake = try projectIntake(of: paths[0]) { return intake }
        if let target {
            throw ToolFailure(
                "--target \(target): there is no Xcode project or package for \(paths.map(\.path).joined(separator: ", ")).")
        }
        let folder = try SourceFolder(paths)
        var intake = Intake(identity: paths.map(\.path), program: folder.module)
        intake.warnings = folder.warnings
        return intake
    }

    private func packages(for platform: Platform?) -> PackageLibraries {
        PackageLibraries(
            reader: ManifestReader(cache: cache), platform: self.platform ?? platform ?? .iOS,
            provided: runtime.moduleNames)
    }

    private func projectIntake(of path: URL) throws -> Intake? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder), isFolder.boolValue else {
            return nil
        }
        switch path.pathExtension {
        case "xcodeproj": return try intake(ofProjects: [path], owning: nil)
        case "xcworkspace":
            let projects = XcodeProject.projects(ofWorkspace: path)
            guard !projects.isEmpty else {
                throw ToolFailure("\(path.path) names no Xcode projects. Name a project, or a folder of sources.")
            }
            return try intake(ofProjects: projects, owning: nil)
        default: break
        }
        let own = XcodeProject.projects(in: path)
        if !own.isEmpty { return try intake(ofProjects: own, owning: nil) }
        if FileManager.default.fileExists(atPath: path.appendingPathComponent("Package.swift").path) {
            return try PackageIntake.intake(of: path, target: target, packages: packages(for: nil))
        }
        let above = XcodeProject.projects(above: path)
        if !above.isEmpty { return try intake(ofProjects: above, owning: path) }
        let below = XcodeProject.projects(below: path, depth: 2)
        guard below.count > 1 else { return below.isEmpty ? nil : try intake(ofProjects: below, owning: nil) }
        throw ToolFailure(
            "There are several Xcode projects in \(path.path). Name one of them: "
                + below.map { $0.path.dropFirst(path.path.count + 1) }.joined(separator: ", ") + ".")
    }

    private func intake(ofProjects urls: [URL], owning folder: URL?) throws -> Intake? {
        let projects = try urls.map { try XcodeProject($0) }
        let choice = try TargetChoice.target(of: projects, named: target, for: platform ?? .iOS, owning: folder)
        guard let chosen = choice else { return nil }
        var intake = try ProjectIntake(chosen, packages: packages(for: chosen.platform)).intake
        // Recorded responses and stored defaults lie with the sources without being the target's.
        let places = ([folder].compactMap { $0 } + intake.program.sources.map { $0.deletingLastPathComponent() }).unique()
        for place in places {
            let fixtures = place.appendingPathComponent("Fixtures", isDirectory: true)
            if FileManager.default.fileExists(atPath: fixtures.path), !intake.program.resources.contains(where: { $0.path == "Fixtures" }) {
                intake.program.resources.append(BundleResource(fixtures))
            }
        }
        return intake
    }
}
