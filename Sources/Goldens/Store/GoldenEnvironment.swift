import CairoGraphics
import Files
import Foundation
import Processes

/// The fonts and libraries that pictures depend on besides the widget and the options. A change may explain differences.
package struct GoldenEnvironment: Codable, Equatable, Sendable {
    /// The names of the libraries that affect pixels.
    private static let librariesThatDraw = ["cairo", "pango", "freetype", "harfbuzz"]

    /// Darkroom's version.
    package var darkroom: String
    /// The SHA-256 of each pinned font file by name.
    package var fonts: [String: String]
    /// The versions of the libraries by name.
    package var libraries: [String: String]

    package init(darkroom: String, fonts: [String: String], libraries: [String: String]) {
        (self.darkroom, self.fonts, self.libraries) = (darkroom, fonts, libraries)
    }

    /// Returns the environment of this process.
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
        // A packed Darkroom has fonts that lack only what it never draws; they count as those that they were made from.
        let originals = try? JSONDecoder().decode(
            [String: String].self, from: Data(contentsOf: folder.appendingPathComponent("originals.json")))
        fonts.merge(originals ?? [:]) { $1 }
        let libraries = LibraryVersions.thatDraw.filter { librariesThatDraw.contains($0.name) }
        return GoldenEnvironment(
            darkroom: DarkroomVersion.current, fonts: fonts,
            libraries: Dictionary(uniqueKeysWithValues: libraries.map { ($0.name, $0.version) }))
    }

    /// Returns the changes in `found` that may explain differences between pictures. Each component is listed once.
    package func causes(in found: GoldenEnvironment) -> [DifferenceCause] {
        var causes: [DifferenceCause] = []
        func add(_ name: String, _ recorded: String?, _ found: String?) {
            guard recorded != found else { return }
            causes.append(.init(name: name, recorded: recorded ?? "none", found: found ?? "none"))
        }
        add("Darkroom", darkroom, found.darkroom)
        // The first digits of a font's hash are enough for a message.
        for name in Set(fonts.keys).union(found.fonts.keys).sorted() {
            add("font \(name)", fonts[name].map { "\($0.prefix(12))" }, found.fonts[name].map { "\($0.prefix(12))" })
        }
        for name in Set(libraries.keys).union(found.libraries.keys).sorted() {
            add(name, libraries[name], found.libraries[name])
        }
        return causes
    }
}
