import Foundation

/// The header with the declarations in C and Objective-C that a target's sources see without an import.
struct BridgingHeader {
    let url: URL

    /// - Returns: nil where the project has no such header.
    init?(_ url: URL) {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        self.url = url
    }

    /// The headers that it includes by name and that no folder of the repository has, such as those that the build of a
    /// library in Rust writes.
    var absentIncludes: [String] {
        let text = FileManager.default.contents(atPath: url.path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let include = #/^[ \t]*#[ \t]*(?:include|import)[ \t]+"([^"\/]+\.h)"/#.anchorsMatchLineEndings()
        let folder = url.deletingLastPathComponent()
        var names = text.matches(of: include).map { String($0.output.1) }.unique()
        names.removeAll { name in
            // Xcode writes the header of the Swift sources, and its SDKs have those of the system.
            name.hasSuffix("-Swift.h") || BridgingHeader.systemHeaders.contains(name)
                || FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
        }
        var absent = Set(names)
        let files = FileManager.default.enumerator(atPath: EnclosingFolders.repository(around: folder).path)
        while !absent.isEmpty, let path = files?.nextObject() as? String {
            // The objects of a repository can be more than its files.
            if path == ".git" { files?.skipDescendants() }
            absent.remove((path as NSString).lastPathComponent)
        }
        return names.filter(absent.contains)
    }

    /// The headers of libraries of the system that projects include with quotation marks.
    private static let systemHeaders: Set = ["sqlite3.h", "zlib.h", "string.h", "stdio.h", "stdlib.h", "ifaddrs.h", "math.h", "TargetConditionals.h"]

    /// What the user is told of the headers that are not there.
    var warnings: [String] {
        absentIncludes.map { "\(url.path) includes \($0), which is nowhere in the project. What it declares is missing." }
    }
}
