import Foundation

/// Where the sources declare their types, so that a view of the layout tree leads to its source.
struct DeclaredTypes: Sendable {
    struct Place: Sendable {
        let file: String
        let path: String
        /// Counts from 1.
        let line: Int
    }

    private var places: [String: Place] = [:]

    init() {}

    /// Reads the Swift files among these files and folders. Where several declare a name, the first one counts.
    init(in urls: [URL]) {
        var files: Set<String> = []
        for url in urls {
            if url.pathExtension == "swift" { files.insert(url.path) }
            guard let names = FileManager.default.enumerator(atPath: url.path) else { continue }
            for case let name as String in names where name.hasSuffix(".swift") && !name.contains("/.") {
                files.insert(url.appendingPathComponent(name).path)
            }
        }
        for path in files.sorted() {
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                guard let match = line.firstMatch(of: #/^\s*(?:[@\w()]+\s+)*struct\s+(\w+)/#) else { continue }
                let name = String(match.output.1)
                guard places[name] == nil else { continue }
                places[name] = Place(file: (path as NSString).lastPathComponent, path: path, line: index + 1)
            }
        }
    }

    /// Adds the places of declared views to a layout tree.
    func annotated(_ view: [String: Any]) -> [String: Any] {
        var view = view
        if let type = view["type"] as? String, let place = places[type.prefixName] {
            view["source"] = ["file": place.file, "path": place.path, "line": place.line]
        }
        if let children = view["children"] as? [[String: Any]] { view["children"] = children.map(annotated) }
        return view
    }
}

extension String {
    /// The name of a type without its generic arguments and the types around it.
    fileprivate var prefixName: String {
        let plain = prefix { $0 != "<" }
        return String(plain.split(separator: ".").last ?? plain)
    }
}
