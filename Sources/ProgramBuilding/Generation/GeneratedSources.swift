import CoreDataModels
import Files
import Foundation
import Intents
import Processes

/// The sources that Xcode generates for a module, and those that SwiftGen and Tuist generate.
struct GeneratedSources {
    let module: SourceModule
    /// Whether the module is the program's own.
    var isProgram = false

    /// The texts of the sources, by the names of their files.
    ///
    /// - Throws: `ProgramFailure` where a file that sources are generated from cannot be read.
    func texts() throws -> [String: String] {
        var texts: [String: String] = [:]
        // Files that the module already has are not generated again.
        let names = Set(module.sources.map(\.lastPathComponent))
        for definition in module.intentDefinitions {
            let generated: [String: String]
            do {
                generated = try IntentDefinitionCompiler(classPrefix: module.classPrefix).sources(from: Data(contentsOf: definition))
            } catch {
                throw ProgramFailure.badInput("\(definition.path): \(error)")
            }
            for (name, text) in generated where !names.contains(name) { texts[name] = text }
        }
        for model in module.dataModels {
            let generated: [String: String]
            do {
                generated = try ModelSources(model.model(), isMainActorDefault: module.language.isMainActorDefault).texts
            } catch {
                throw ProgramFailure.badInput("\(error)")
            }
            for (name, text) in generated where !names.contains(name) { texts[name] = text }
        }
        if module.isBare { texts["\(module.name).swift"] = "// The target has no sources.\n" }
        texts["GeneratedFoundationNames.swift"] = FoundationNames.text(for: module)
        if !names.contains("GeneratedAssetSymbols.swift") {
            texts["GeneratedAssetSymbols.swift"] = try AssetSymbols(module).text()
        }
        let catalogs = module.stringSymbols == .none
            ? [] : module.ownResources.map(\.url).filter { $0.pathExtension == "xcstrings" }
        for catalog in catalogs where catalog.lastPathComponent != "InfoPlist.xcstrings" {
            let name = "GeneratedStringSymbols_\(catalog.deletingPathExtension().lastPathComponent).swift"
            texts[name] = try StringSymbols(catalog).text(for: module)
        }
        for (name, text) in try SwiftGenSources(module: module).texts() where !names.contains(name) { texts[name] = text }
        for (name, text) in try TuistResources(module)?.texts() ?? [:] where !names.contains(name) { texts[name] = text }
        if isProgram, let text = PreviewEntryPoint.text(for: module) { texts[PreviewEntryPoint.fileName] = text }
        if let accessor = BundleAccessor.text(for: module) { texts["resource_bundle_accessor.swift"] = accessor }
        return texts
    }

    /// Writes sources into `folder` and removes others from it.
    ///
    /// - Returns: the files in alphabetical order.
    static func write(_ texts: [String: String], to folder: URL) throws -> [URL] {
        let known = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in known where texts[name] == nil {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
        guard !texts.isEmpty else { return [] }
        let writer = try FileWriter(cache: folder)
        return try texts.sorted { $0.key < $1.key }.map { name, text in
            try writer.writeIfChanged(Data(text.utf8), to: name)
            return folder.appendingPathComponent(name)
        }
    }
}
