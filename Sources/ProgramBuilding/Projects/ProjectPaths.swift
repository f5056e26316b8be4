import Foundation

/// The places of a project's files. Most paths in a project are relative to the group that contains them.
struct ProjectPaths {
    /// The value of `SRCROOT`.
    let root: URL
    private var places: [String: URL] = [:]

    init(_ project: ProjectFile) {
        let folder = project.url.deletingLastPathComponent()
        let path = project.root.string("projectDirPath") ?? ""
        root = path.isEmpty ? folder : folder.appendingPathComponent(path).standardizedFileURL
        if let group = project.root.object("mainGroup") { walk(group, in: root, above: []) }
    }

    private mutating func walk(_ object: ProjectObject, in folder: URL, above: Set<String>) {
        guard !above.contains(object.identifier) else { return }
        let path = object.string("path")
        let place: URL? =
            switch object.string("sourceTree") ?? "<group>" {
            case "<group>": path.map { folder.appendingPathComponent($0).standardizedFileURL } ?? folder
            case "SOURCE_ROOT": path.map { root.appendingPathComponent($0).standardizedFileURL } ?? root
            case "<absolute>": path.map { URL(fileURLWithPath: $0) }
            default: nil
            }
        places[object.identifier] = place
        for child in object.objects("children") {
            walk(child, in: place ?? folder, above: above.union([object.identifier]))
        }
    }

    /// The place of a file or group; nil for files of the system and for products.
    subscript(object: ProjectObject) -> URL? { places[object.identifier] }
}
