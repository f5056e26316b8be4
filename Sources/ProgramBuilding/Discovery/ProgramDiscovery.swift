import Foundation
import Processes

/// Finds out what the paths on the command line stand for: a project, a package, the folder of a target, or sources.
package struct ProgramDiscovery {
    private let cache: URL
    private let platform: Platform?
    private let target: String?
    private let providedModules: Set<String>
    private let configuration: String?
    private let isOffline: Bool
    private let progress: BuildProgress

    /// - Parameters:
    ///   - cache: the tool's cache.
    ///   - platform: the system that the sources are built for; nil leaves it to the project.
    ///   - target: the name of the target; nil chooses the only one with widgets.
    ///   - configuration: the name of the project's configuration; nil leaves it to the schemes and the project.
    ///   - isOffline: whether packages that are not on this disk are left out and not fetched.
    ///   - providedModules: the names of Darkroom's own modules.
    ///   - progress: what tells about packages that are fetched.
    package init(
        cache: URL, platform: Platform?, target: String?, configuration: String? = nil, isOffline: Bool = false,
        providedModules: Set<String>, progress: BuildProgress = BuildProgress(.hidden)
    ) {
        (self.cache, self.platform, self.target, self.providedModules) = (cache, platform, target, providedModules)
        (self.configuration, self.isOffline, self.progress) = (configuration, isOffline, progress)
    }

    /// - Throws: `ProgramFailure` where nothing can be built from the paths.
    package func program(at paths: [URL]) throws -> ProgramDescription {
        for path in paths where !FileManager.default.fileExists(atPath: path.path) {
            throw ProgramFailure.badInput("There is no \(path.path). Name the folder of a widget extension's sources.")
        }
        var warnings: [String] = []
        // A project without its file tells nothing: the folder that it lies in is meant.
        let paths = paths.count == 1 && isEmptyProject(paths[0]) ? [paths[0].deletingLastPathComponent().standardizedFileURL] : paths
        if paths.count == 1, var program = try projectProgram(at: paths[0], warnings: &warnings) {
            program.warnings = warnings + program.warnings
            return program
        }
        if paths.count == 1, configuration == nil,
            let expo = try ExpoTarget.widgets(at: paths[0], named: target, for: platform) {
            var program = try sourceProgram([expo.folder])
            program.widgetModule.name = ModuleName.identifier(expo.name)
            program.platform = expo.platform
            program.warnings = warnings + program.warnings
            return program
        }
        for (option, value) in [("--target", target), ("--configuration", configuration)] {
            guard let value else { continue }
            let kind = option == "--target" ? "Xcode project or package" : "Xcode project"
            throw ProgramFailure.badInput(
                "\(option) \(value): there is no \(kind) for \(paths.map(\.path).joined(separator: ", ")).")
        }
        var program = try sourceProgram(paths)
        program.warnings = warnings + program.warnings
        return program
    }

    /// Whether a path is the folder of an Xcode project that has no file, and that no description for a generator stands for.
    private func isEmptyProject(_ path: URL) -> Bool {
        FileManager.default.isFolder(path) == true && XcodeProject.lacksFile(path) && !GeneratedProject.isDescribed(path)
    }

    /// The program of sources without a project.
    private func sourceProgram(_ paths: [URL]) throws -> ProgramDescription {
        let folder = try SourceFolder(paths)
        var program = ProgramDescription(identity: paths.map(\.path), widgetModule: folder.module)
        program.warnings = folder.warnings
        program.infoPlist = InfoPlist.values(of: folder.module)
        return program
    }

    /// The program of a project or package at or around a path; nil where there is none.
    ///
    /// - Parameter warnings: gets messages about projects that cannot be used.
    private func projectProgram(at path: URL, warnings: inout [String]) throws -> ProgramDescription? {
        if GeneratedProject.isDescription(path) { return try program(of: [path], owning: nil, warnings: &warnings) }
        guard FileManager.default.isFolder(path) == true else { return nil }
        switch path.pathExtension {
        case "xcodeproj": return try program(of: [path], owning: nil, warnings: &warnings)
        case "xcworkspace":
            let projects = XcodeProject.projects(ofWorkspace: path)
            guard !projects.isEmpty else {
                throw ProgramFailure.badInput("\(path.path) names no Xcode projects. Name a project, or a folder of sources.")
            }
            return try program(of: projects, owning: nil, warnings: &warnings)
        case "xcassets": return nil
        default: break
        }
        let projects = usable(XcodeProject.projects(in: path), warnings: &warnings)
        if !projects.isEmpty { return try program(of: projects, owning: nil, warnings: &warnings) }
        if FileManager.default.fileExists(atPath: path.appendingPathComponent("Package.swift").path) {
            return try programWithPackages(
                of: PackagePins.files(ofFolder: path), in: [path.appendingPathComponent(".build/checkouts")], for: nil
            ) {
                var program = try PackageProgram.program(of: path, target: target, libraries: $0)
                program.infoPlist = InfoPlist.values(of: program.widgetModule)
                return program
            }
        }
        let above = usable(XcodeProject.projects(above: path), warnings: &warnings)
        if !above.isEmpty { return try program(of: above, owning: path, warnings: &warnings) }
        let below = usable(XcodeProject.projects(below: path, depth: 2), warnings: &warnings)
        if below.isEmpty { return nil }
        // Among several, the one that has widgets is meant.
        let withWidgets = below.count == 1 ? below : below.filter { url in
            (try? XcodeProject(url, request))?.targets.contains(where: \.isWidgetExtension) ?? false
        }
        if withWidgets.count == 1 { return try program(of: withWidgets, owning: nil, warnings: &warnings) }
        throw ProgramFailure.badInput(
            "There are several Xcode projects in \(path.path). Name one of them: "
                + below.map { $0.path.dropFirst(path.path.count + 1) }.joined(separator: ", ") + ".")
    }

    private var request: XcodeProject.Request {
        XcodeProject.Request(configuration: configuration, platform: platform, cache: cache)
    }

    /// The projects that have a file. The folder of a project that a generator makes may lie there without one.
    private func usable(_ projects: [URL], warnings: inout [String]) -> [URL] {
        projects.filter { project in
            if XcodeProject.hasFile(project) || GeneratedProject.isDescription(project) { return true }
            warnings.append("\(project.path) has no project.pbxproj and is left out.")
            return false
        }
    }

    private func program(
        of urls: [URL], owning folder: URL?, warnings: inout [String]
    ) throws -> ProgramDescription? {
        var projects: [XcodeProject] = []
        var failure: (any Error)?
        for url in urls {
            do { projects.append(try XcodeProject(url, request)) } catch {
                failure = failure ?? error
                if urls.count > 1 { warnings.append(XcodeProject.absence(of: url, because: error)) }
            }
        }
        if projects.isEmpty, let failure { throw failure }
        let choice = try TargetChoice.target(of: projects, named: target, for: platform ?? .iOS, owning: folder)
        guard let choice else { return nil }
        if let configuration {
            let names = BuildSettings.configurations(of: choice.object)
            guard names.contains(configuration) else {
                throw ProgramFailure.badInput(
                    "--configuration: the target \(choice.name) has no configuration \"\(configuration)\". It has "
                        + names.map { "\"\($0)\"" }.joined(separator: ", ") + ".")
            }
        }
        var program = try programWithPackages(
            of: choice.project.pinFiles, in: choice.project.checkouts, for: choice.platform
        ) {
            try ProjectProgram(choice, packages: $0).description
        }
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

    /// Describes a program, fetches the packages that it lacks, and describes it again with these.
    ///
    /// - Parameters:
    ///   - files: the files that may hold the packages' versions.
    ///   - checkouts: the folders that may hold all packages, the usual one first.
    private func programWithPackages(
        of files: [URL], in checkouts: [URL], for platform: Platform?, _ describe: (PackageLibraries) throws -> ProgramDescription
    ) throws -> ProgramDescription {
        let pins = PackagePins(files: files)
        let fetcher = PackageFetcher(cache: cache, pins: pins, progress: progress)
        var libraries = PackageLibraries(
            manifest: ManifestReader(cache: cache).manifest, platform: self.platform ?? platform ?? .iOS,
            provided: providedModules, checkouts: checkouts, pins: pins, home: checkouts.first)
        var tried: Set<String> = []
        var failures: [String: String] = [:]
        while true {
            var program = try describe(libraries)
            let new = program.missingPackages.map(\.package).filter { tried.insert($0.address).inserted }
            if !new.isEmpty {
                let outcome = try isOffline ? fetcher.known(new) : fetcher.fetch(new)
                libraries.checkouts += outcome.checkouts
                failures.merge(outcome.failures) { $1 }
                if !outcome.checkouts.isEmpty { continue }
            }
            let report = MissingPackageReport(pins: pins, isOffline: isOffline, failures: failures)
            for missing in program.missingPackages { program.missingModules[missing.product] = report.explanation(of: missing) }
            if let warning = report.warning(about: program.missingPackages) { program.warnings.append(warning) }
            try PluginRuns(cache: cache, pins: pins, isOffline: isOffline, progress: progress).addSources(to: &program)
            return program
        }
    }
}
