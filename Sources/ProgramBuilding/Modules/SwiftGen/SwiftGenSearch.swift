import Foundation
import Processes

/// Finds the sources that SwiftGen would generate for a module and that are not on the disk.
struct SwiftGenSearch {
    private var configurations: [SwiftGenConfiguration] = []
    private(set) var sources: [SwiftGenSource] = []
    /// What is not generated, and configurations that cannot be read.
    private(set) var warnings: [String] = []
    /// Whether some of the module's sources are not generated, because nothing here stands for their templates.
    private(set) var isIncomplete = false

    /// Whether a configuration says anything about the module.
    var isEmpty: Bool { sources.isEmpty && !isIncomplete }

    /// Reads a configuration where it is there. One that was read before, with the values of another target, stays as well.
    ///
    /// - Parameter variables: the values of names such as `TARGET_NAME`.
    mutating func read(_ file: URL, variables: (String) -> String?) {
        let file = FileManager.default.ignoringCase(file)
        guard FileManager.default.isFolder(file) == false else { return }
        do { configurations.append(try SwiftGenConfiguration(file, variables: variables)) } catch {
            warn("\(error) What it would generate is set aside where it is not on the disk.")
        }
    }

    /// Reads the configurations in a folder and those around it, up to the repository's.
    mutating func readAround(_ folder: URL, variables: (String) -> String?) {
        for folder in EnclosingFolders.from(folder) {
            read(folder.appendingPathComponent(SwiftGenSearch.fileName), variables: variables)
        }
    }

    /// Reads the configurations in the folders below one, down to `depth` levels; folders of dependencies are not searched.
    mutating func readBelow(_ folder: URL, depth: Int, variables: (String) -> String?) {
        guard depth > 0 else { return }
        for url in FileManager.default.searchedFolders(in: folder) {
            read(url.appendingPathComponent(SwiftGenSearch.fileName), variables: variables)
            readBelow(url, depth: depth - 1, variables: variables)
        }
    }

    /// Takes the sources that are not on the disk.
    ///
    /// - Parameter belongs: whether a source in a place is one of the module's.
    mutating func take(where belongs: (URL) -> Bool) {
        for configuration in configurations {
            for output in configuration.outputs where isMissing(output.place) && belongs(output.place) {
                add(output, of: configuration.file)
            }
        }
    }

    /// The plugins without SwiftGen's, where it has nothing more to do. One that is left does not run: its tool is for a Mac.
    func pluginsLeft(of plugins: [BuildToolPlugin]) -> [BuildToolPlugin] {
        plugins.compactMap { plugin in
            guard plugin.isSwiftGen, !isEmpty else { return plugin }
            return isIncomplete ? BuildToolPlugin(name: plugin.name) : nil
        }
    }

    /// The sources without those that it generates: a name that is ignored in every folder may be that of one.
    func left(of sources: [URL]) -> [URL] {
        let names = Set(self.sources.map(\.place.lastPathComponent))
        return sources.filter { !names.contains($0.lastPathComponent) }
    }

    func generates(_ place: URL) -> Bool { sources.contains { $0.place.path == place.standardizedFileURL.path } }

    /// The name of SwiftGen's configurations.
    static let fileName = "swiftgen.yml"

    /// Whether a source is in the folder that is made for a build.
    static func isDerived(_ place: URL) -> Bool { place.path.hasPrefix(SwiftGenConfiguration.derivedFolder.path + "/") }

    private func isMissing(_ place: URL) -> Bool {
        // The place depends on something that is not known here.
        if place.path.contains("${") { return false }
        return place.pathExtension == "swift" && !FileManager.default.fileExists(atPath: place.path) && !generates(place)
    }

    private mutating func add(_ output: SwiftGenConfiguration.Output, of configuration: URL) {
        let name = output.place.lastPathComponent
        guard let source = SwiftGenSource(output, of: configuration) else {
            isIncomplete = true
            let template = output.isCustom ? "the app's own template" : "the template"
            warn(
                "\(name) is not generated: \(configuration.path) makes it by SwiftGen's command \(output.command) with \(template) "
                    + "\(output.template), which Darkroom does not know. Run swiftgen and keep \(name) among the sources; until then, what "
                    + "needs it is set aside.")
            return
        }
        sources.append(source)
        for path in output.inputs.absent {
            warn("\(path) is missing: \(configuration.path) names it among the inputs of \(output.command). \(name) is generated without it.")
        }
    }

    private mutating func warn(_ warning: String) {
        if !warnings.contains(warning) { warnings.append(warning) }
    }
}
