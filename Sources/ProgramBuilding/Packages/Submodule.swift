import Foundation

/// A Git submodule whose files are not there.
struct Submodule: Equatable {
    /// Its folder, relative to the repository's.
    let path: String
    let address: String

    /// What to do about it.
    var explanation: String { "the Git submodule \(path) from \(address), which is not there. Run git submodule update --init." }

    /// The absent submodule that a folder would lie in.
    static func absent(holding folder: URL) -> Submodule? {
        all(around: folder).first { folder.path == $0.place.path || folder.path.hasPrefix($0.place.path + "/") }?.submodule
    }

    /// The absent submodule whose folder has a name.
    static func absent(named name: String, around place: URL) -> Submodule? {
        all(around: place).first { $0.place.lastPathComponent.lowercased() == name.lowercased() }?.submodule
    }

    /// The absent submodules of the repository that a place belongs to, with their folders.
    private static func all(around place: URL) -> [(submodule: Submodule, place: URL)] {
        var folder = place.standardizedFileURL
        while folder.path != "/" {
            folder = folder.deletingLastPathComponent()
            guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent(".gitmodules").path) else { continue }
            return submodules(in: String(decoding: data, as: UTF8.self)).compactMap { submodule in
                let own = folder.appendingPathComponent(submodule.path).standardizedFileURL
                return FileManager.default.sortedNames(in: own).isEmpty ? (submodule, own) : nil
            }
        }
        return []
    }

    static func submodules(in text: String) -> [Submodule] {
        text.components(separatedBy: "[submodule ").dropFirst().compactMap { section in
            var values: [Substring: String] = [:]
            for match in section.matches(of: #/(?m)^\s*(\w+)\s*=\s*(.*?)\s*$/#) { values[match.output.1] = String(match.output.2) }
            guard let path = values["path"], let address = values["url"] else { return nil }
            return Submodule(path: path, address: address)
        }
    }
}
