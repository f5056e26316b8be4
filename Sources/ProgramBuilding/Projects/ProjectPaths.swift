import Foundation

/// The places of a project's files. Most paths in a project are relative to the group that contains them.
struct ProjectPaths {
    /// The value of `SRCROOT`.
    let root: URL
    private var places: [String: URL] = [:]
    /// The paths of the project that are not on this machine, by the places that are taken for them.
    private(set) var moved: [String: String] = [:]

    init(_ project: ProjectFile) {
        let folder = project.url.deletingLastPathComponent()
        let path = project.root.string("projectDirPath") ?? ""
        root = path.isEmpty ? folder : folder.appendingPathComponent(path).standardizedFileURL
        if let group = project.root.object("mainGroup") { walk(group, in: root, above: []) }
        // The place of a file that is in no group is known where it is not relative to one.
        for file in project.all("PBXFileReference") where places[file.identifier] == nil {
            if ["SOURCE_ROOT", "<absolute>"].contains(file.string("sourceTree")) { walk(file, in: root, above: []) }
        }
    }

    private mutating func walk(_ object: ProjectObject, in folder: URL, above: Set<String>) {
        guard !above.contains(object.identifier) else { return }
        let path = object.string("path")
        let place: URL? =
            switch object.string("sourceTree") ?? "<group>" {
            case "<group>": path.map { located($0, below: folder, for: object) } ?? folder
            case "SOURCE_ROOT": path.map { located($0, below: root, for: object) } ?? root
            case "<absolute>": path.map { located($0) }
            default: nil
            }
        places[object.identifier] = place
        for child in object.objects("children") {
            walk(child, in: place ?? folder, above: above.union([object.identifier]))
        }
    }

    /// The place of an absolute path: the longest end of it that exists below the project's folder, where the path itself
    /// is that of another machine.
    private mutating func located(_ path: String) -> URL {
        let url = URL(fileURLWithPath: path)
        guard !FileManager.default.fileExists(atPath: path) else { return url }
        let parts = path.split(separator: "/")
        for start in parts.indices {
            let place = root.appendingPathComponent(parts[start...].joined(separator: "/")).standardizedFileURL
            guard FileManager.default.fileExists(atPath: place.path) else { continue }
            moved[place.path] = path
            return place
        }
        return url
    }

    /// The place of a file or group. A group whose path leaves the project's folder and enters it again by its name is in the
    /// folder that the project has here: somebody has unpacked or cloned it under another name.
    private mutating func located(_ path: String, below folder: URL, for object: ProjectObject) -> URL {
        let place = folder.appendingPathComponent(path).standardizedFileURL
        let beside = root.deletingLastPathComponent().path + "/"
        guard !FileManager.default.fileExists(atPath: place.path) else { return place }
        guard path.hasPrefix("../"), place.path.hasPrefix(beside) else { return FileManager.default.ignoringCase(place) }
        let rest = place.path.dropFirst(beside.count).split(separator: "/").dropFirst()
        let moved = root.appendingPathComponent(rest.joined(separator: "/")).standardizedFileURL
        let members = object.objects("children").compactMap { $0.string("path") }
        // Another repository beside this one can have a folder of the same name, but not what is in it.
        let here = members.count { FileManager.default.fileExists(atPath: moved.appendingPathComponent($0).path) }
        guard !rest.isEmpty, here * 2 > members.count else { return place }
        self.moved[moved.path] = place.path
        return moved
    }

    /// The place of a file or group; nil for files of the system and for products.
    subscript(object: ProjectObject) -> URL? { places[object.identifier] }
}
