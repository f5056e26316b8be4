import CairoGraphics
import Files
import Foundation
import Processes

/// What pictures depend on besides the widget and the options: it explains differences where it is not as it was.
package struct GoldenEnvironment: Codable, Equatable, Sendable {
    /// The libraries that decide on pixels.
    private static let librariesThatDraw = ["cairo", "pango", "freetype", "harfbuzz"]

    /// Darkroom's version.
    package var darkroom: String
    /// The SHA-256 of each pinned font file.
    package var fonts: [String: String]
    /// The versions of the libraries that draw.
    package var libraries: [String: String]

    package init(darkroom: String, fonts: [String: String], libraries: [String: String]) {
        (self.darkroom, self.fonts, self.libraries) = (darkroom, fonts, libraries)
    }

    /// What is here now.
    ///
    /// - Parameter fonts: the folder of the pinned fonts.
    package static func current(fonts folder: URL) -> GoldenEnvironment {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        var fonts: [String: String] = [:]
        for name in names where ["ttf", "otf", "ttc"].contains((name as NSString).pathExtension.lowercased()) {
            guard let file = try? FileHandle(forReadingFrom: folder.appendingPathComponent(name)) else { continue }
            fonts[name] = try? ContentHash.sha256(file)
            try? file.close()
        }
        let libraries = LibraryVersions.all.filter { librariesThatDraw.contains($0.name) }
        return GoldenEnvironment(
            darkroom: DarkroomVersion.current, fonts: fonts,
            libraries: Dictionary(uniqueKeysWithValues: libraries.map { ($0.name, $0.version) }))
    }

    /// What differs in `found`, and would explain differences between pictures. Each thing is named once.
    package func causes(in found: GoldenEnvironment) -> [DifferenceCause] {
        var causes: [DifferenceCause] = []
        func add(_ name: String, _ recorded: String?, _ found: String?) {
            guard recorded != found else { return }
            causes.append(.init(name: name, recorded: recorded ?? "none", found: found ?? "none"))
        }
        add("Darkroom", darkroom, found.darkroom)
        // A font's hash in full tells people nothing.
        for name in Set(fonts.keys).union(found.fonts.keys).sorted() {
            add("font \(name)", fonts[name].map { "\($0.prefix(12))" }, found.fonts[name].map { "\($0.prefix(12))" })
        }
        for name in Set(libraries.keys).union(found.libraries.keys).sorted() {
            add(name, libraries[name], found.libraries[name])
        }
        return causes
    }
}
