import Foundation
import Processes

/// Finds out what the paths on the command line stand for: a project, a package, the folder of a target, or sources.
package struct ProgramDiscovery {
    private let cache: URL
    private let platform: Platform?
    private let target: String?
    private let providedModules: Set<String>

    /// - Parameters:
    ///   - cache: the tool's cache.
    ///   - platform: the system that the sources are built for; nil leaves it to the project.
    ///   - target: the name of the target; nil chooses the only one with widgets.
    ///   - providedModules: the names of Darkroom's own modules.
    package init(cache: URL, platform: Platform?, target: String?, providedModules: Set<String>) {
        (self.cache, self.platform, self.target, self.providedModules) = (cache, platform, target, providedModules)
    }

    /// - Throws: `ProgramFailure` where nothing can be built from the paths.
    package func program(at paths: [URL]) throws -> ProgramDescription {
        for path in paths where !FileManager.default.fileExists(atPath: path.path) {
            throw ProgramFailure.badInput("There is no \(path.path). Name the folder of a widget extension's sources.")
        }
        if paths.count == 1, let program = try projectProgram(at: paths[0]) { return program }
        if let target {
            throw ProgramFailure.badInput(
                "--target \(target): there is no Xcode project or package for \(paths.map(\.path).joined(separator: ", ")).")
        }
        let folder = try SourceFolder(paths)
        var program = ProgramDescription(identity: paths.map(\.path), widgetModule: folder.module)
        program.warnings = folder.warnings
        return program
    }

    private func libraries(for platform: Platform?) -> PackageLibraries {
        PackageLibraries(
            manifest: ManifestReader(cache: cache).manifest, platform: self.platform ?? platform ?? .iOS,
            provided: providedModules)
    }

    /// The program of a project or package at or around a path; nil where there is none.
    private func projectProgram(at path: URL) throws -> ProgramDescription? {
        guard FileManager.default.isFolder(path) == true else { return nil }
        switch path.pathExtension {
        case "xcodeproj": return try program(of: [path], owning: nil)
        case "xcworkspace":
            let projects = XcodeProject.projects(ofWorkspace: path)
            guard !projects.isEmpty else {
                throw ProgramFailure.badInput("\(path.path) names no Xcode projects. Name a project, or a folder of sources.")
            }
            return try program(of: projects, owning: nil)
        default: break
        }
        let projects = XcodeProject.projects(in: path)
        if !projects.isEmpty { return try program(of: projects, owning: nil) }
        if FileManager.default.fileExists(atPath: path.appendingPathComponent("Package.swift").path) {
            return try PackageProgram.program(of: path, target: target, libraries: libraries(for: nil))
        }
        let above = XcodeProject.projects(above: path)
        if !above.isEmpty { return try program(of: above, owning: path) }
        let below = XcodeProject.projects(below: path, depth: 2)
        guard below.count > 1 else { return below.isEmpty ? nil : try program(of: below, owning: nil) }
        throw ProgramFailure.badInput(
            "There are several Xcode projects in \(path.path). Name one of them: "
                + below.map { $0.path.dropFirst(path.path.count + 1) }.joined(separator: ", ") + ".")
    }

    private func program(of urls: [URL], owning folder: URL?) throws -> ProgramDescription? {
        let projects = try urls.map { try XcodeProject($0) }
        let choice = try TargetChoice.target(of: projects, named: target, for: platform ?? .iOS, owning: folder)
        guard let choice else { return nil }
        var program = try ProjectProgram(choice, packages: libraries(for: choice.platform)).description
        // Recorded responses and stored defaults lie beside the sources, even where they are not files of the target.
        let sources = program.widgetModule.sources
        for place in ([folder].compactMap { $0 } + sources.map { $0.deletingLastPathComponent() }).unique() {
            let fixtures = place.appendingPathComponent("Fixtures", isDirectory: true)
            let isKnown = program.widgetModule.resources.contains { $0.path == "Fixtures" }
            if !isKnown, FileManager.default.fileExists(atPath: fixtures.path) {
                program.widgetModule.resources.append(BundleResource(fixtures))
            }
        }
        return program
    }
}
