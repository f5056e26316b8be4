import CairoGraphics
import Foundation
import Intents
import Processes

/// The names that Tuist generates for fonts: an enumeration for each family, with a member for each style.
struct TuistFonts {
    private struct Font {
        let names: FontCatalog.FaceNames
        let file: String
    }

    private let families: [String: [Font]]

    /// - Parameter files: files of fonts. What cannot be read is left out, with a warning.
    init(_ files: [URL]) {
        var fonts: [Font] = []
        for file in files {
            do {
                fonts += try FontCatalog.faceNames(in: file).map { Font(names: $0, file: file.lastPathComponent) }
            } catch {
                Console.shared.warn("\(error) The names of its fonts are missing.")
            }
        }
        families = Dictionary(grouping: fonts) { $0.names.family }
    }

    /// The generated source; nil where there are no fonts.
    func text(_ source: TuistResources) -> String? {
        guard !families.isEmpty else { return nil }
        let convertible = "\(source.name)FontConvertible"
        var enumerations: [String: NestedDeclarations] = [:]
        for (family, fonts) in families.sorted(by: { $0.key < $1.key }) {
            guard let type = TuistName.type(family) else { continue }
            var (declarations, members): (NestedDeclarations, [String]) = (NestedDeclarations(), [])
            for font in fonts.sorted(by: { $0.names.postScript < $1.names.postScript }) {
                guard let member = TuistName.member(font.names.style), !members.contains(member) else { continue }
                members.append(member)
                let labels = [("name", font.names.postScript), ("family", family), ("path", font.file)]
                let values = labels.map { "\($0): \(SwiftSource.literal($1))" }.joined(separator: ", ")
                declarations.add("public static let \(member) = \(convertible)(\(values))", named: member, in: [])
            }
            declarations.add(
                "public static let all: [\(convertible)] = [\(members.joined(separator: ", "))]", named: "all", in: [])
            if enumerations[type] == nil { enumerations[type] = declarations }
        }
        let all = enumerations.keys.sorted()
        let lines = all.flatMap { enumerations[$0]?.lines(named: $0, keyword: source.enumeration) ?? [] } + [
            "public static let allCustomFonts: [\(convertible)] = Array([\(all.map { "\($0).all" }.joined(separator: ", "))].joined())",
            "public static func registerAllCustomFonts() { for font in allCustomFonts { font.register() } }",
        ]
        return source.imports("Foundation", "SwiftUI", "UIKit") + """

            \(source.enumeration) \(source.name)FontFamily: Sendable {
            \(lines.map { "    \($0)" }.joined(separator: "\n"))
            }

            """ + TuistFonts.type(convertible, source)
    }

    /// The type of all members. A font that cannot be registered does not end the program, as it does with Tuist: a stand-in is drawn, and
    /// the picture's messages name the font.
    private static func type(_ type: String, _ source: TuistResources) -> String {
        """

        public \(source.isolation)struct \(type): Sendable {
            public typealias Font = UIKit.UIFont
            public let name: String
            public let family: String
            public let path: String

            public func font(size: CGFloat) -> Font { Font(font: self, size: size) ?? Font.systemFont(ofSize: size) }

            public func swiftUIFont(size: CGFloat) -> SwiftUI.Font { SwiftUI.Font(font(size: size)) }

            public func swiftUIFont(fixedSize: CGFloat) -> SwiftUI.Font {
                registerIfNeeded()
                return SwiftUI.Font.custom(name, fixedSize: fixedSize)
            }

            public func swiftUIFont(size: CGFloat, relativeTo textStyle: SwiftUI.Font.TextStyle) -> SwiftUI.Font {
                registerIfNeeded()
                return SwiftUI.Font.custom(name, size: size, relativeTo: textStyle)
            }

            public func register() {
                guard let url else { return }
                CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
            }

            fileprivate func registerIfNeeded() {
                if !Font.fontNames(forFamilyName: family).contains(name) { register() }
            }

            fileprivate var url: URL? { \(source.bundle).url(forResource: path, withExtension: nil) }
        }

        \(source.isolation)extension UIKit.UIFont {
            public convenience init?(font: \(type), size: CGFloat) {
                font.registerIfNeeded()
                self.init(name: font.name, size: size)
            }
        }

        """
    }
}
