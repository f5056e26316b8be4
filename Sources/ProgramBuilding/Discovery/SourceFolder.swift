import Foundation
import Processes

/// The files of a widget extension that lie in folders of their own, without a project.
struct SourceFolder {
    private(set) var module: SourceModule
    private(set) var warnings: [String] = []

    /// - Parameter roots: folders and single sources; the first one names the module.
    /// - Throws: `ProgramFailure` where a path does not exist or there are no Swift files.
    init(_ roots: [URL]) throws {
        module = SourceModule(name: ModuleName.identifier(roots.first?.deletingPathExtension().lastPathComponent ?? ""))
        for root in roots {
            guard let isFolder = FileManager.default.isFolder(root) else {
                throw ProgramFailure.badInput("There is no \(root.path). Name the folder of a widget extension's sources.")
            }
            if isFolder { try collect(root) } else { module.sources.append(root) }
        }
        guard !module.sources.isEmpty else {
            throw ProgramFailure.badInput(
                "There are no Swift files in \(roots.map(\.path).joined(separator: ", ")). Name the folder of a widget "
                    + "extension's sources.")
        }
    }

    private mutating func collect(_ folder: URL) throws {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        } catch {
            throw ProgramFailure.badInput("The folder \(folder.path) cannot be read. Check its rights.")
        }
        for name in names where !name.hasPrefix(".") {
            let url = folder.appendingPathComponent(name)
            guard let isFolder = FileManager.default.isFolder(url) else { continue }
            switch FileKind(url, isFolder: isFolder) {
            case .folder: if !name.hasSuffix("Tests") { try collect(url) }
            case .source: module.sources.append(url)
            case .intentDefinition: module.intentDefinitions.append(url)
            case .resource: module.resources.append(BundleResource(url))
            case .unsupported(let what): warnings.append(FileKind.warning(url, unsupported: what))
            case .ignored: break
            }
        }
    }
}
