import Files
import Foundation
import Processes

/// Runs the plugins that generate sources, as the package manager runs them.
///
/// The plugins get a package that is made for them: its targets have the files of the modules, and a source that cannot be
/// compiled, so that the package manager builds and runs the plugins' tools and compiles nothing else.
struct PluginRuns {
    /// The tool's cache.
    let cache: URL
    let pins: PackagePins
    /// Whether only what earlier runs have generated is used.
    var isOffline = false
    var progress = BuildProgress(.hidden)

    /// A module that nothing has, which the source that cannot be compiled imports.
    private static let absentModule = "NothingOfThisPackageIsCompiled"

    /// What a run has generated.
    struct Outcome: Codable, Equatable {
        /// The names of the sources in their folder.
        var sources: [String] = []
        /// Why the plugins could not run; nil where they did.
        var failure: String?
    }

    /// Adds the sources that plugins generate to the modules that the widgets use. Plugins that cannot run stay with their module,
    /// which lacks what they would generate.
    ///
    /// - Throws: `ProgramFailure` where the cache cannot be written.
    func addSources(to program: inout ProgramDescription) throws {
        // A program that runs in a sandbox starts nothing outside it, and plugins need the network.
        if Sandbox.used == nil {
            var ran: Set<String> = []
            // What a plugin generates may import a library for which another one does.
            while true {
                let used = program.usedModules
                guard let index = program.libraries.firstIndex(where: { used.contains($0.name) && !ran.contains($0.name) && $0.canRunPlugins })
                else { break }
                ran.insert(program.libraries[index].name)
                program.warnings += try addSources(to: &program.libraries[index])
            }
            if program.widgetModule.canRunPlugins { program.warnings += try addSources(to: &program.widgetModule) }
        }
        for library in program.libraries where !library.plugins.isEmpty && !library.hasSources {
            let names = library.plugins.map(\.name).joined(separator: " and ")
            program.missingModules[library.name] = "\(library.name) has no sources but those that \(names) generates."
        }
        program.libraries.removeAll { program.missingModules[$0.name] != nil && !$0.hasSources }
    }

    /// - Returns: a warning where the plugins cannot run.
    private func addSources(to module: inout SourceModule) throws -> [String] {
        let generated = try Run(of: module, in: self)
        guard let outcome = try generated.outcome() else { return [] }
        if let failure = outcome.failure {
            let reason = failure.hasSuffix(".") ? String(failure.dropLast()) : failure
            return ["\(generated.names) cannot run for \(module.name): \(reason). What needs the sources that it generates is set aside."]
        }
        module.sources += outcome.sources.map { generated.place.appendingPathComponent($0) }
        module.plugins.removeAll { $0.place != nil }
        return []
    }

    /// A run of the plugins of one module.
    private struct Run {
        let module: SourceModule
        let runs: PluginRuns
        let plugins: [BuildToolPlugin]
        /// The files that the plugins see, by their paths in the target's folder.
        let inputs: [(path: String, url: URL)]
        /// The package that the plugins get. Modules with the same plugins share it, so that their tools are built once.
        let package: URL
        /// The folder of the sources that are generated.
        let place: URL

        var names: String { plugins.map(\.name).joined(separator: " and ") }

        init(of module: SourceModule, in runs: PluginRuns) throws {
            (self.module, self.runs) = (module, runs)
            plugins = module.plugins.filter(\.canRun)
            inputs = Run.inputs(module.pluginInputs)
            let home = runs.cache.appendingPathComponent("plugins", isDirectory: true)
            let tools = "\(plugins.map { Run.dependency($0, runs.pins) })\n\(try runs.pins.fileText())"
            package = home.appendingPathComponent(String(ContentHash.sha256(Data(tools.utf8)).prefix(16)), isDirectory: true)
            let files = inputs.flatMap { path, url in
                PluginRuns.files(in: url).map { "\(path) \($0) \(ContentHash.sha256(FileManager.default.contents(atPath: url.path + $0) ?? Data()))" }
            }
            let key = ([tools, module.name] + plugins.map(\.name) + files).joined(separator: "\n")
            place = home.appendingPathComponent("generated/\(ContentHash.sha256(Data(key.utf8)).prefix(16))", isDirectory: true)
        }

        /// What the plugins have generated, in this run or an earlier one; nil where they have not run and may not.
        func outcome() throws -> Outcome? {
            let record = place.appendingPathComponent("outcome.json")
            func known() -> Outcome? {
                FileManager.default.contents(atPath: record.path).flatMap { try? JSONDecoder().decode(Outcome.self, from: $0) }
            }
            if let known = known() { return known }
            if runs.isOffline { return nil }
            let writer = try FileWriter(cache: place)
            _ = try FileWriter(cache: package)
            let lock = try FolderLock(package, option: "--cache", waits: true)
            defer { withExtendedLifetime(lock) {} }
            if let known = known() { return known }
            var outcome = try run(withoutPins: [], writer)
            if case .lost(let identities) = outcome { outcome = try run(withoutPins: identities, writer) }
            guard case .ended(let result, let isLasting) = outcome else { return Outcome(failure: "its packages cannot be fetched") }
            if isLasting { try writer.write(JSONEncoder().encode(result), to: record.lastPathComponent) }
            return result
        }

        private enum Ending {
            /// Repositories of packages with these identities could not be cloned. The project's versions may name such.
            case lost(Set<String>)
            /// - isLasting: whether the next run would have the same result.
            case ended(Outcome, isLasting: Bool)
        }

        private func run(withoutPins lost: Set<String>, _ writer: FileWriter) throws -> Ending {
            let package = try FileWriter(cache: package)
            try package.write(Data(manifest.utf8), to: "Package.swift")
            if !runs.pins.pins.isEmpty { try package.write(Data(runs.pins.fileText(without: lost).utf8), to: "Package.resolved") }
            try fill(self.package.appendingPathComponent("Sources/\(module.name)", isDirectory: true))
            let scratch = self.package.appendingPathComponent(".build", isDirectory: true)
            let made = scratch.appendingPathComponent("plugins/outputs/\(self.package.lastPathComponent)/\(module.name)", isDirectory: true)
            try? FileManager.default.removeItem(at: made)
            let result = try runs.progress.during(BuildProgress.Step(name: "Running \(names) for \(module.name)")) {
                try Subprocess(
                    "swift",
                    [
                        "build", "--package-path", self.package.path, "--scratch-path", scratch.path, "--cache-path",
                        runs.cache.appendingPathComponent("packages/repositories").path, "--target", module.name,
                    ],
                    environment: PackageFetcher.environment, isConfined: false
                ).run()
            }
            let sources = PluginRuns.files(in: made).filter { $0.hasSuffix(".swift") }.map { String($0.dropFirst()) }
            for source in sources {
                let data = FileManager.default.contents(atPath: made.path + "/" + source) ?? Data()
                _ = try FileWriter(cache: place.appendingPathComponent(source).deletingLastPathComponent())
                try writer.write(data, to: source)
            }
            if !sources.isEmpty { return .ended(Outcome(sources: sources), isLasting: true) }
            guard let reason = PluginRuns.failure(in: result.output) else { return .ended(Outcome(), isLasting: true) }
            let repositories = FetchFailure.repositories(in: result.output)
            if !repositories.isEmpty, lost.isEmpty { return .lost(Set(repositories.keys)) }
            let isLasting = repositories.isEmpty && !FetchFailure.isAboutTheNetwork(reason)
            return .ended(Outcome(failure: reason), isLasting: isLasting)
        }

        /// Puts the files that the plugins see into the target's folder, with the source that keeps it from being compiled.
        private func fill(_ target: URL) throws {
            try? FileManager.default.removeItem(at: target)
            let writer = try FileWriter(cache: target)
            for (path, url) in inputs {
                let copy = target.appendingPathComponent(path)
                try? FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
                try? FileManager.default.copyItem(at: url.resolvingSymlinksInPath(), to: copy)
            }
            try writer.write(Data("import \(PluginRuns.absentModule)\n".utf8), to: "\(PluginRuns.absentModule).swift")
        }

        private var manifest: String {
            let uses = plugins.map { ".plugin(name: \(RemotePackage.quoted($0.name)), package: \(RemotePackage.quoted(Run.identity($0))))" }
            return """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "Plugins", defaultLocalization: "en",
                    dependencies: [\(plugins.map { Run.dependency($0, runs.pins) }.unique().joined(separator: ", "))],
                    targets: [.target(name: \(RemotePackage.quoted(module.name)), plugins: [\(uses.joined(separator: ", "))])])

                """
        }

        private static func identity(_ plugin: BuildToolPlugin) -> String {
            switch plugin.place {
            case .local(let folder): folder.standardizedFileURL.lastPathComponent.lowercased()
            case .remote(let package): package.identity
            case nil: ""
            }
        }

        private static func dependency(_ plugin: BuildToolPlugin, _ pins: PackagePins) -> String {
            switch plugin.place {
            case .local(let folder): ".package(path: \(RemotePackage.quoted(folder.standardizedFileURL.path)))"
            case .remote(let package): pins.dependency(on: package)
            case nil: ""
            }
        }

        /// The files with their paths below the folder that holds all of them.
        private static func inputs(_ files: [URL]) -> [(path: String, url: URL)] {
            let files = files.map(\.standardizedFileURL)
            let folders = files.map { $0.deletingLastPathComponent().pathComponents }
            guard var common = folders.first else { return [] }
            for folder in folders { common = Array(zip(common, folder).prefix { $0 == $1 }.map(\.0)) }
            return files.map { ($0.pathComponents.dropFirst(common.count).joined(separator: "/"), $0) }.sorted { $0.0 < $1.0 }
        }
    }

    /// The files in a folder, as paths behind the folder's; the empty path for a file.
    private static func files(in url: URL) -> [String] {
        guard FileManager.default.isFolder(url) == true else { return [""] }
        return FileManager.default.sortedNames(in: url).flatMap { name in
            files(in: url.appendingPathComponent(name)).map { "/\(name)\($0)" }
        }
    }

    /// Why plugins have not run; nil where nothing but the source that cannot be compiled has failed.
    static func failure(in output: String) -> String? {
        let lines = output.split(separator: "\n").filter {
            $0.contains("error:") && !$0.contains(absentModule) && !$0.contains("emit-module command failed")
        }
        return lines.isEmpty ? nil : FetchFailure.reason(in: lines.joined(separator: "\n"))
    }
}

extension SourceModule {
    fileprivate var canRunPlugins: Bool { plugins.contains(where: \.canRun) }
}
