import Foundation

/// The Swift files below the folder of the sources. An initializer tells the name of its file alone.
enum SourceFiles {
    /// Returns the path of the file with a name, as findings write it; nil where the folder has none or several of the name.
    static func path(named name: String) -> String? { paths[name] ?? nil }

    private static let paths: [String: String?] = {
        guard let place = getenv(ConfigurationFile.placeVariable).map({ String(cString: $0) }), !place.isEmpty else { return [:] }
        let folder = URL(fileURLWithPath: place).deletingLastPathComponent().standardizedFileURL
        return Dictionary(
            files(in: folder).map { ($0.lastPathComponent, Optional(ViewPlaces.shortened($0.path))) }, uniquingKeysWith: { _, _ in nil })
    }()

    private static func files(in folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        return files?.compactMap { ($0 as? URL).flatMap { $0.pathExtension == "swift" ? $0 : nil } } ?? []
    }
}
