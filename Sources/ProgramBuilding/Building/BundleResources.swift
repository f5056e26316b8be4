import Files
import Foundation
import Processes

/// The content of an extension's bundle: its resources side by side, as Xcode copies them, the resources of packages in
/// bundles of their own, and its Info.plist.
struct BundleResources {
    private let program: ProgramDescription

    init(_ program: ProgramDescription) { self.program = program }

    /// Replaces the content of `folder`, except for the executable, by the resources.
    ///
    /// - Returns: a line for each resource, with which messages name the user's file: the path in the folder, a tab, and
    ///   the path that the resource was copied from.
    func write(to folder: URL, keeping executable: String) throws -> String {
        let temporary = folder.appendingPathExtension("part")
        try? FileManager.default.removeItem(at: temporary)
        let writer = try FileWriter(cache: temporary)
        var origins = ""
        for module in program.modules {
            let place = module.bundle.map { temporary.appendingPathComponent($0, isDirectory: true) } ?? temporary
            for resource in module.resources {
                let target = try put(resource, in: place).path.dropFirst(temporary.path.count + 1)
                origins += "\(target)\t\(resource.url.path)\n"
            }
            if let bundle = module.bundle, !module.infoPlist.isEmpty {
                try BundleResources.writeInfoPlist(module.infoPlist, with: FileWriter(cache: temporary.appendingPathComponent(bundle)))
            }
        }
        try BundleResources.writeInfoPlist(program.infoPlist, with: writer)
        // The old executable stays until a new one is linked.
        let kept = folder.appendingPathComponent(executable)
        if FileManager.default.fileExists(atPath: kept.path) {
            try FileWriter.move(kept, toCache: temporary.appendingPathComponent(executable))
        }
        try? FileManager.default.removeItem(at: folder)
        try FileWriter.move(temporary, toCache: folder)
        return origins
    }

    /// Replaces the files of the app whose bundle contains the extension's.
    func writeAppResources(to app: URL) throws {
        try? FileManager.default.removeItem(at: app.appendingPathComponent("Frameworks"))
        for resource in program.appResources {
            let target = app.appendingPathComponent(resource.path)
            _ = try FileWriter(cache: target.deletingLastPathComponent())
            try copy(resource.url, to: target)
        }
    }

    /// - Returns: the place of the copy.
    private func put(_ resource: BundleResource, in folder: URL) throws -> URL {
        var target = folder.appendingPathComponent(resource.path)
        // Every asset catalog is searched, so a second one may have any name.
        if resource.path.hasSuffix(".xcassets") {
            let name = target.deletingPathExtension().lastPathComponent
            var number = 2
            while FileManager.default.fileExists(atPath: target.path) {
                target = folder.appendingPathComponent("\(name)-\(number).xcassets")
                number += 1
            }
        }
        _ = try FileWriter(cache: target.deletingLastPathComponent())
        try copy(resource.url, to: target)
        if resource.path.hasSuffix(".xcstrings") {
            // Xcode compiles a String Catalog into folders of languages, which programs look for.
            for language in BundleResources.languages(ofCatalog: resource.url) {
                _ = try FileWriter(cache: target.deletingLastPathComponent().appendingPathComponent("\(language).lproj"))
            }
        }
        return target
    }

    /// The languages of a String Catalog; none where it cannot be read.
    private static func languages(ofCatalog file: URL) -> [String] {
        guard let data = FileManager.default.contents(atPath: file.path),
            let catalog = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
            let source = catalog["sourceLanguage"] as? String
        else { return [] }
        let strings = (catalog["strings"] as? [String: Any] ?? [:]).values.compactMap { $0 as? [String: Any] }
        let translated = strings.compactMap { $0["localizations"] as? [String: Any] }.flatMap(\.keys)
        return Set(translated + [source]).sorted()
    }

    /// Of two files with the same name the first stays; folders with the same name, such as those of a language, are merged.
    private func copy(_ source: URL, to target: URL) throws {
        let manager = FileManager.default
        if manager.fileExists(atPath: target.path) {
            guard let names = try? manager.contentsOfDirectory(atPath: source.path) else {
                if manager.contents(atPath: source.path) == manager.contents(atPath: target.path) { return }
                return Console.shared.warn("\(source.path) has the name of another resource and is left out")
            }
            for name in names.sorted() {
                try copy(source.appendingPathComponent(name), to: target.appendingPathComponent(name))
            }
            return
        }
        do { try manager.copyItem(at: source, to: target) } catch {
            throw ProgramFailure.badInput("\(source.path) cannot be copied to \(target.path): \(error.localizedDescription)")
        }
    }

    private static func writeInfoPlist(_ infoPlist: [String: Any], with writer: FileWriter) throws {
        guard !infoPlist.isEmpty else { return }
        let data = try PropertyListSerialization.data(fromPropertyList: infoPlist, format: .xml, options: 0)
        try writer.write(data, to: "Info.plist")
        // Where a language has values of its own, Foundation on Linux finds no others. So they get all.
        for name in FileManager.default.sortedNames(in: writer.folder) where name.hasSuffix(".lproj") {
            let path = "\(name)/InfoPlist.strings"
            let file = writer.folder.appendingPathComponent(path)
            guard let text = FileManager.default.contents(atPath: file.path),
                let own = (try? PropertyListSerialization.propertyList(from: text, format: nil)) as? [String: Any]
            else { continue }
            let values = infoPlist.merging(own) { $1 }
            try FileManager.default.removeItem(at: file)
            try writer.write(try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0), to: path)
        }
    }
}
