import Files
import Foundation
import Goldens
import Processes

/// The files that a golden folder's pictures are made with, copied into it so that it is complete: `inputs/…`.
struct GoldenInputs {
    /// The folder in the golden folder.
    static let folderName = GoldenPath.inputFolder

    private(set) var fixtures: [GoldenSettings.Fixture] = []
    private(set) var fixtureFolders: [String] = []
    private(set) var defaults: [GoldenSettings.Defaults] = []
    /// Where the asset catalogs lie, from the golden folder on.
    private(set) var assets: String?
    /// Files to copy, by their paths in the golden folder.
    private var sources: [String: URL] = [:]
    private let folder: URL

    /// Finds out what the options name and where it is to lie in the golden folder; copies nothing yet.
    ///
    /// The options have been found right before.
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
        assets = options.assets.map {
            RelativePath.from(self.folder, to: URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL)
        }
    }

    /// The path that a file or folder gets in the golden folder: its own name, with a number where that is taken.
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

    /// Copies what is not there yet in the same form.
    ///
    /// - Throws: `ProgramFailure` that names the file which cannot be read or written.
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
                if file.isReadableRegularFile { try copy(file, to: "\(path)/\(name)", with: writer) }
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

    /// Removes the copies that the settings do not name any more.
    static func removeUnused(in folder: URL, before: GoldenSettings?, now: GoldenSettings) {
        func files(_ settings: GoldenSettings) -> [String] {
            (settings.fixtures ?? []).map(\.file) + (settings.fixtureFolders ?? [])
                + (settings.defaults ?? []).map(\.file)
        }
        let kept = Set(files(now))
        for file in before.map(files) ?? [] where !kept.contains(file) {
            guard file.hasPrefix("\(folderName)/"), RelativePath.isInside(file) else { continue }
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(file))
        }
    }
}
