import Files
import Foundation

/// An Xcode workspace: the projects and packages that it names.
struct XcodeWorkspace {
    /// The `.xcworkspace` folder.
    let url: URL
    /// The places that it names, in its order.
    let places: [URL]

    init(_ url: URL) {
        self.url = url
        let file = url.appendingPathComponent("contents.xcworkspacedata")
        let text = FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        places = XcodeWorkspace.places(in: text, of: url.deletingLastPathComponent().standardizedFileURL)
    }

    private static func places(in text: String, of folder: URL) -> [URL] {
        // A group's place is the folder of what it contains.
        var (groups, places): ([URL], [URL]) = ([folder], [])
        for tag in text.matches(of: #/<(/?)(Group|FileRef)\b([^>]*)>/#) {
            if tag.output.1 == "/" {
                if tag.output.2 == "Group", groups.count > 1 { groups.removeLast() }
                continue
            }
            let location = tag.output.3.firstMatch(of: #/location\s*=\s*"([^:"]*):([^"]*)"/#)
            let path = location.map { String($0.output.2) }.map(unescaped) ?? ""
            let base: URL =
                switch location?.output.1 {
                case "group": groups[groups.count - 1]
                case "absolute": URL(fileURLWithPath: "/")
                default: folder
                }
            let place = path.isEmpty ? base : base.appendingPathComponent(path).standardizedFileURL
            if tag.output.2 == "FileRef" {
                if !path.isEmpty { places.append(place) }
            } else if !tag.output.3.hasSuffix("/") {
                groups.append(place)
            }
        }
        return places
    }

    private static func unescaped(_ text: String) -> String {
        [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")].reduce(text) {
            $0.replacingOccurrences(of: $1.0, with: $1.1)
        }
    }

    /// The projects that it names, whether they are there or not. One that is only beside the workspace is meant by a place on the disk
    /// of somebody else.
    var projects: [URL] {
        places.filter { $0.pathExtension == "xcodeproj" }.map { project in
            let sibling = url.deletingLastPathComponent().appendingPathComponent(project.lastPathComponent).standardizedFileURL
            let isThere = [project, sibling].map { FileManager.default.fileExists(atPath: $0.path) }
            return isThere == [false, true] ? sibling : project
        }.unique()
    }

    /// The packages that it names.
    var packages: [URL] {
        places.filter { FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path) }
    }

    /// The workspaces in a folder and in the folders above it, up to the root of the repository.
    static func around(_ folder: URL) -> [XcodeWorkspace] {
        EnclosingFolders.from(folder).flatMap { folder in
            FileManager.default.sortedNames(in: folder).filter { $0.hasSuffix(".xcworkspace") }
                .map { XcodeWorkspace(folder.appendingPathComponent($0, isDirectory: true)) }
        }
    }
}
