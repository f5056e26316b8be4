import Files
import Foundation
import Goldens
import Processes
import WidgetKitCore

/// The input files of a golden folder's pictures. They are copied to `inputs/` in the folder, so that it is complete.
struct GoldenInputs {
    /// The folder of the copies in the golden folder.
    static let folderName = GoldenPath.inputFolder

    private(set) var fixtures: [GoldenSettings.Fixture] = []
    private(set) var fixtureFolders: [String] = []
    private(set) var defaults: [GoldenSettings.Defaults] = []
    /// The files of records.
    private(set) var data: [String] = []
    /// The name of the wallpaper, or the path of its file.
    private(set) var wallpaper: String?
    /// The path of the asset catalogs, relative to the golden folder.
    private(set) var assets: String?
    /// The files to copy, by their paths in the golden folder.
    private var sources: [String: URL] = [:]
    private let folder: URL

    /// Collects the files that the options name, and their paths in the golden folder. Copies nothing yet.
    ///
    /// The options have been validated before.
    init(_ options: PictureOptions, in folder: URL) {
        self.folder = folder.standardizedFileURL
        for text in options.inputs.fixture {
            guard let sign = text.lastIndex(of: "=") else { continue }
            let file = place(of: URL(fileURLWithPath: String(text[text.index(after: sign)...])))
            fixtures.append(.init(url: String(text[..<sign]), file: file))
        }
        for path in options.inputs.fixtures {
            fixtureFolders.append(place(of: URL(fileURLWithPath: path, isDirectory: true)))
        }
        for text in options.inputs.defaults {
            if let sign = text.firstIndex(of: "="), !FileManager.default.fileExists(atPath: text) {
                let file = place(of: URL(fileURLWithPath: String(text[text.index(after: sign)...])))
                defaults.append(.init(suite: String(text[..<sign]), file: file))
            } else {
                defaults.append(.init(suite: nil, file: place(of: URL(fileURLWithPath: text))))
            }
        }
        data = options.inputs.data.map { place(of: URL(fileURLWithPath: $0)) }
        wallpaper = options.wallpaper.map { text in
            let drawn = DrawnWallpaper(rawValue: text.lowercased())
            return drawn?.rawValue ?? place(of: URL(fileURLWithPath: text))
        }
        assets = options.assets.map {
            RelativePath.from(self.folder, to: URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL)
        }
    }

    /// Returns a variant with the paths that its files have in the golden folder.
    mutating func stored(_ variant: PictureVariant) -> PictureVariant {
        variant.mappingFiles { text in
            DrawnWallpaper(rawValue: text.lowercased()) == nil ? place(of: URL(fileURLWithPath: text)) : text
        }
    }

    /// Whether a path is that of a copy in the golden folder.
    static func isCopy(_ path: String) -> Bool { path.hasPrefix("\(folderName)/") && RelativePath.isInside(path) }

    /// Returns the path of a file or folder in the golden folder: its own name, with a number if the name is taken.
    private mutating func place(of source: URL) -> String {
        let source = source.standardizedFileURL
        if source.path.hasPrefix("\(folder.path)/\(GoldenInputs.folderName)/") {
            let path = String(source.path.dropFirst(folder.path.count + 1))
            sources[path] = source
            return path
        }
        let name = source.lastPathComponent
        var (path, number) = ("\(GoldenInputs.folderName)/\(name)", 1)
        while let other = sources.first(where: { $0.key.lowercased() == path.lowercased() }), other.value != source {
            number += 1
            let (base, ending) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
            path = "\(GoldenInputs.folderName)/\(base)-\(number)\(ending.isEmpty ? "" : ".\(ending)")"
        }
        sources[path] = source
        return path
    }

    /// Copies the files that are not there yet with the same content.
    ///
    /// - Throws: `ProgramFailure` if a file cannot be read or written.
    func copy(with writer: FileWriter) throws {
        for (path, source) in sources.sorted(by: { $0.key < $1.key }) {
            var isDirectory: ObjCBool = false
            guard FileManager.default.fileExists(atPath: source.path, isDirectory: &isDirectory), isDirectory.boolValue
            else {
                try copy(source, to: path, with: writer)
                continue
            }
            let names = FileManager.default.enumerator(atPath: source.path)?.compactMap { $0 as? String } ?? []
            for name in names.sorted() {
                let file = source.appendingPathComponent(name)
                if file.isReadableFile { try copy(file, to: "\(path)/\(name)", with: writer) }
            }
        }
    }

    private func copy(_ source: URL, to path: String, with writer: FileWriter) throws {
        guard let data = FileManager.default.contents(atPath: source.path) else {
            throw ProgramFailure.badInput("\(source.path) cannot be read. Check its rights.")
        }
        if FileManager.default.contents(atPath: folder.appendingPathComponent(path).path) == data { return }
        try writer.write(data, to: path)
    }

    /// Removes the copies that the settings no longer name.
    static func removeUnused(in folder: URL, before: GoldenSettings?, now: GoldenSettings) {
        func files(_ settings: GoldenSettings) -> [String] {
            (settings.fixtures ?? []).map(\.file) + (settings.fixtureFolders ?? [])
                + (settings.defaults ?? []).map(\.file) + (settings.data ?? []) + [settings.wallpaper].compactMap { $0 }
                + (settings.variants ?? []).flatMap { PictureVariant(options: $0.options).files }
        }
        let kept = Set(files(now))
        for file in before.map(files) ?? [] where !kept.contains(file) {
            guard file.hasPrefix("\(folderName)/"), RelativePath.isInside(file) else { continue }
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(file))
        }
    }
}
