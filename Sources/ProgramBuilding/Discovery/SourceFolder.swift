import Foundation
import Processes

/// The files of a widget extension that lie in folders of their own, without a project.
struct SourceFolder {
    private(set) var module: SourceModule
    private(set) var warnings: [String] = []
    private var uncompiled = UncompiledFiles()
    /// The folders that were read, without links. A link can lead to a folder around it.
    private var folders: Set<String> = []

    /// - Parameter roots: folders and single sources; the first one names the module.
    /// - Throws: `ProgramFailure` where a path does not exist or there are no Swift files.
    init(_ roots: [URL]) throws {
        // A catalog of assets gives the module no name where there are sources.
        let first = roots.first { ["", "swift"].contains($0.pathExtension.lowercased()) } ?? roots.first
        module = SourceModule(name: ModuleName.identifier(first?.deletingPathExtension().lastPathComponent ?? ""))
        // As in a new project of Xcode's, `/a/` is a regular expression.
        module.language.upcomingFeatures = ["BareSlashRegexLiterals"]
        for root in roots {
            guard let isFolder = FileManager.default.isFolder(root) else {
                throw ProgramFailure.badInput("There is no \(root.path). Name the folder of a widget extension's sources.")
            }
            switch FileKind(root, isFolder: isFolder) {
            case .resource: module.resources.append(BundleResource(root))
            case .intentDefinition: module.intentDefinitions.append(root)
            case .dataModel: module.add(dataModel: root)
            case .unsupported(let what): uncompiled.add(root, what)
            // A folder that would be passed over inside another one was meant where somebody names it.
            case .ignored, .folder, .source: if isFolder { try collect(root) } else { module.sources.append(root) }
            }
        }
        module.sources = module.sources.uniqueFiles()
        module.foreignSources = uncompiled.sources
        warnings += uncompiled.warnings(of: nil)
        guard !module.sources.isEmpty else {
            throw ProgramFailure.badInput(
                "There are no Swift files in \(roots.map(\.path).joined(separator: ", ")). Name the folder of a widget "
                    + "extension's sources.")
        }
    }

    private mutating func collect(_ folder: URL) throws {
        guard folders.insert(folder.resolvingSymlinksInPath().path).inserted else { return }
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
            // A manifest is no part of a program.
            case .source: if name != "Package.swift" { module.sources.append(url) }
            case .intentDefinition: module.intentDefinitions.append(url)
            case .dataModel: module.add(dataModel: url)
            case .resource: module.resources.append(BundleResource(url))
            case .unsupported(let what): uncompiled.add(url, what)
            case .ignored: break
            }
        }
    }
}
