import Files
import Foundation

/// Headers of Apple's systems that sources in C include and Linux lacks, such as `<TargetConditionals.h>`. What they declare is
/// in them, so nothing is linked.
struct SystemHeaders {
    /// The folder of the headers.
    let folder: URL
    /// The system that the program is made for.
    let platform: Platform

    /// - Parameter resources: the folder that has the headers' one.
    init(in resources: URL, platform: Platform) {
        folder = resources.appendingPathComponent("system-headers", isDirectory: true)
        self.platform = platform
    }

    /// The compiler's options. The folder is the last one that it looks in, so that no header of the system or of a package is
    /// hidden.
    var arguments: [String] {
        let definition: String? =
            switch platform {
            case .iOS: nil
            case .watchOS: "-DDARKROOM_TARGET_WATCH=1"
            case .macOS: "-DDARKROOM_TARGET_OSX=1"
            case .visionOS: "-DDARKROOM_TARGET_VISION=1"
            }
        return ["-idirafter", folder.path] + (definition.map { [$0] } ?? [])
    }

    /// A text that changes with the headers.
    var stamp: String {
        let contents = paths.map { path in
            "\(path) \(ContentHash.sha256(FileManager.default.contents(atPath: folder.appendingPathComponent(path).path) ?? Data()))"
        }
        return ContentHash.sha256(Data(contents.joined(separator: "\n").utf8))
    }

    /// Whether a module's own headers include one of these, so that the Swift compiler has to find them, too. Elsewhere it does
    /// not look: with other options, it would read the system's modules anew.
    func areIncluded(by module: ClangModule) -> Bool {
        let names = paths.map { "<\($0)>" }
        return module.inputs.contains { url in
            guard let data = FileManager.default.contents(atPath: url.path) else { return false }
            let text = String(decoding: data, as: UTF8.self)
            return names.contains { text.contains($0) }
        }
    }

    /// The headers as sources name them.
    private var paths: [String] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".h") }.sorted()
    }
}
