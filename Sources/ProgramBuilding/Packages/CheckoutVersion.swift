import Foundation

/// The commit that a package's checkout is at, as Git's own files say it.
enum CheckoutVersion {
    /// - Returns: nil where the folder is no repository of its own.
    static func commit(of folder: URL) -> String? {
        guard let repository = repository(of: folder), let head = text(repository, "HEAD") else { return nil }
        guard head.hasPrefix("ref: ") else { return head }
        let name = String(head.dropFirst(5))
        if let commit = text(repository, name) { return commit }
        let packed = (text(repository, "packed-refs") ?? "").split(separator: "\n")
        return packed.first { $0.hasSuffix(" \(name)") }.map { String($0.prefix { $0 != " " }) }
    }

    /// The folder of Git's files. A file of that name says where it is.
    private static func repository(of folder: URL) -> URL? {
        let place = folder.appendingPathComponent(".git")
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else { return nil }
        if isFolder.boolValue { return place }
        guard let text = text(folder, ".git"), text.hasPrefix("gitdir: ") else { return nil }
        return URL(fileURLWithPath: String(text.dropFirst(8)), relativeTo: folder)
    }

    private static func text(_ folder: URL, _ name: String) -> String? {
        let data = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
        return data.map { String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines) }
    }
}
