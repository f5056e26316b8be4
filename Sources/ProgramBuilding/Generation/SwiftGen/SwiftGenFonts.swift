import CairoGraphics
import Foundation
import Intents
import Processes

/// The names that SwiftGen generates for fonts: an enumeration for each family, with a member for each style.
struct SwiftGenFonts {
    private struct Font {
        let names: FontCatalog.FaceNames
        let path: String
    }

    private let families: [(name: String, fonts: [Font])]
    var enumeration = "FontFamily"
    var type = "FontConvertible"
    /// Another name for UIKit's type of fonts; nil for none.
    var alias: String?
    /// A function of the app that finds the file of a font.
    var lookup: String?
    /// Whether their type has Tuist's form.
    var isTuists = false

    /// - Parameter files: files of fonts, and the paths that they have in the bundle. What cannot be read is left out, with a warning.
    init(_ files: [(url: URL, path: String)]) {
        var fonts: [Font] = []
        for file in files {
            do {
                fonts += try FontCatalog.faceNames(in: file.url).map { Font(names: $0, path: file.path) }
            } catch {
                Console.shared.warn("\(error) The names of its fonts are missing.")
            }
        }
        families = Dictionary(grouping: fonts) { $0.names.family }.sorted { $0.key < $1.key }.map { family, fonts in
            (family, fonts.sorted { $0.names.postScript < $1.names.postScript })
        }
    }

    /// The generated source; nil where there are no fonts.
    func text(_ style: SwiftGenStyle) -> String? {
        guard !families.isEmpty else { return nil }
        var enumerations: [String: NestedDeclarations] = [:]
        for (family, fonts) in families {
            guard let name = SwiftGenName.type(family) else { continue }
            if enumerations[name] == nil { enumerations[name] = declarations(of: fonts, in: family, style) }
        }
        let all = enumerations.keys.sorted()
        let list = all.map { "\($0).all" }.joined(separator: ", ")
        let lines = all.flatMap { enumerations[$0]?.lines(named: $0, keyword: style.enumeration) ?? [] } + [
            "\(style.access) static let allCustomFonts: [\(type)] = Array([\(list)].joined())",
            "\(style.access) static func registerAllCustomFonts() { for font in allCustomFonts { font.register() } }",
        ]
        return style.imports("Foundation", "SwiftUI", "UIKit") + """

            \(style.enumeration) \(enumeration): Sendable {
            \(lines.map { "    \($0)" }.joined(separator: "\n"))
            }

            """ + SwiftGenFontType(name: type, lookup: lookup, isTuists: isTuists, style: style).text + style.alias(alias, "\(type).Font")
    }

    private func declarations(of fonts: [Font], in family: String, _ style: SwiftGenStyle) -> NestedDeclarations {
        var (declarations, members): (NestedDeclarations, [String]) = (NestedDeclarations(), [])
        for font in fonts {
            guard let member = SwiftGenName.member(font.names.style), !members.contains(member) else { continue }
            members.append(member)
            let labels = [("name", font.names.postScript), ("family", family), ("path", font.path)]
            let values = labels.map { "\($0): \(SwiftSource.literal($1))" }.joined(separator: ", ")
            declarations.add("\(style.access) static let \(member) = \(type)(\(values))", named: member, in: [])
        }
        let list = "\(style.access) static let all: [\(type)] = [\(members.joined(separator: ", "))]"
        declarations.add(list, named: "all", in: [])
        return declarations
    }
}
