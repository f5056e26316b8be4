import CairoGraphics
import Foundation
import Testing

@testable import ProgramBuilding

/// The texts of the sources that SwiftGen generates.
@Suite struct SwiftGenSourceTests {
    /// The text of the only source of a configuration.
    private func text(
        _ configuration: String, in folder: TemporaryFolder, _ change: (inout SourceModule) -> Void = { _ in }
    ) throws -> String {
        try folder.write(configuration, to: "swiftgen.yml")
        var search = SwiftGenSearch()
        search.read(folder["swiftgen.yml"]) { _ in nil }
        search.take { _ in true }
        #expect(search.warnings.isEmpty)
        var module = SourceModule(name: "Kit")
        module.add(search)
        change(&module)
        return try #require(SwiftGenSources(module: module).texts()["Out.swift"])
    }

    /// A configuration with one output.
    private static func configuration(_ command: String, _ inputs: String, _ template: String, parameters: String = "", options: String = "") -> String {
        "\(command): {inputs: [\(inputs)], options: {\(options)}, outputs: {templateName: \(template), output: Out.swift, params: {\(parameters)}}}"
    }

    // MARK: Assets

    private func catalogs() throws -> TemporaryFolder {
        let info = "{\"info\": {}}"
        return try TemporaryFolder([
            "Colors.xcassets/System/brand.colorset/Contents.json": info, "Colors.xcassets/red tide.colorset/Contents.json": info,
            "Images.xcassets/Icons/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
            "Images.xcassets/Icons/Sun.imageset/Contents.json": info, "Images.xcassets/wave.symbolset/Contents.json": info,
        ])
    }

    @Test func colorsOfACatalog() throws {
        let text = try text(Self.configuration("xcassets", "Colors.xcassets", "swift5"), in: catalogs())
        #expect(text == """
            import Foundation
            import SwiftUI
            import UIKit

            internal enum Asset: Sendable {
                internal static let brand = ColorAsset(name: "brand")
                internal static let redTide = ColorAsset(name: "red tide")
            }

            internal final class ColorAsset: Sendable {
                internal typealias Color = UIKit.UIColor
                internal let name: String
                fileprivate init(name: String) { self.name = name }
                internal var color: Color { Color(asset: self) ?? Color(swiftUIColor) }
                internal func color(compatibleWith traitCollection: UIKit.UITraitCollection) -> Color {
                    Color(named: name, in: Foundation.Bundle.main, compatibleWith: traitCollection) ?? color
                }
                internal var swiftUIColor: SwiftUI.Color { SwiftUI.Color(asset: self) }
            }

            extension UIKit.UIColor {
                internal convenience init?(asset: ColorAsset) {
                    self.init(named: asset.name, in: Foundation.Bundle.main, compatibleWith: nil)
                }
            }

            extension SwiftUI.Color {
                internal init(asset: ColorAsset) { self.init(asset.name, bundle: Foundation.Bundle.main) }
            }
            internal typealias AssetColorTypeAlias = ColorAsset.Color

            """)
    }

    @Test func parametersOfAssets() throws {
        let parameters = """
            enumName: Art, publicAccess: true, forceProvidesNamespaces: true, allValues: true, bundle: BundleToken.bundle, \
            colorTypeName: Paint, imageTypeName: Picture, symbolTypeName: Sign, imageAliasName: Photo
            """
        let text = try text(Self.configuration("xcassets", "Images.xcassets, Colors.xcassets", "swift4", parameters: parameters), in: catalogs())
        #expect(text.contains("""
            public enum Art: Sendable {
                public enum Colors: Sendable {
                    public static let redTide = Paint(name: "red tide")
                    public static let allColors: [Paint] = [System.brand, redTide]
                    public enum System: Sendable {
                        public static let brand = Paint(name: "brand")
                    }
                }
                public enum Images: Sendable {
                    public static let allImages: [Picture] = [Icons.sun]
                    public static let wave = Sign(name: "wave")
                    public static let allSymbols: [Sign] = [wave]
                    public enum Icons: Sendable {
                        public static let sun = Picture(name: "Icons/Sun")
                    }
                }
            }
            """), "\(text)")
        #expect(text.contains("public convenience init!(asset: Picture) {\n        self.init(named: asset.name, in: BundleToken.bundle,"))
        #expect(text.contains("public func image(with configuration: Configuration) -> Image {"))
        #expect(text.contains("public init(decorative asset: Sign)"))
        #expect(text.contains("public typealias Photo = Picture.Image\n"))
        let forced = try self.text(Self.configuration("xcassets", "Colors.xcassets", "swift5", parameters: "forceFileNameEnum: true"), in: catalogs())
        #expect(forced.contains("    internal enum Colors: Sendable {\n        internal static let brand ="))
    }

    // MARK: Strings

    private static let table = ["en.lproj/Main.strings": "\"menu.open\" = \"Open\"; \"menu/count\" = \"%d of %@\"; \"a.\" = \"\\\"A\\\"\";"]

    @Test func textsInGroups() throws {
        let folder = try TemporaryFolder(Self.table)
        let text = try text(Self.configuration("strings", "en.lproj", "structured-swift5", parameters: "publicAccess: true"), in: folder) {
            $0.language.isMainActorDefault = true
        }
        #expect(text == #"""
            import Foundation

            public nonisolated enum L10n: Sendable {
                public static var a: String { L10n.tr("Main", "a.", fallback: "\"A\"") }
                public static func menuCount(_ p1: Int, _ p2: Any) -> String {
                    L10n.tr("Main", "menu/count", p1, String(describing: p2), fallback: "%d of %@")
                }
                public nonisolated enum Menu: Sendable {
                    public static var open: String { L10n.tr("Main", "menu.open", fallback: "Open") }
                }
            }

            nonisolated extension L10n {
                private static func tr(_ table: String, _ key: String, _ values: any CVarArg..., fallback: String) -> String {
                    let format = Foundation.Bundle.main.localizedString(forKey: key, value: fallback, table: table)
                    return String(format: format, locale: Locale.current, arguments: values)
                }
            }

            """#)
    }

    @Test func parametersOfTexts() throws {
        let folder = try TemporaryFolder(Self.table)
        let flat = try text(
            Self.configuration("strings", "en.lproj", "flat-swift4", parameters: "enumName: Words, forceFileNameEnum: true, bundle: Bundle.kit"),
            in: folder)
        #expect(flat.contains("    internal enum Main: Sendable {\n        internal static var a: String { Words.tr(\"Main\","))
        #expect(flat.contains("internal static var menuOpen: String {"))
        #expect(flat.contains("let format = Bundle.kit.localizedString(forKey: key, value: fallback, table: table)"))
        let slashes = try text(Self.configuration("strings", "en.lproj", "structured-swift5", options: "separator: /"), in: folder)
        #expect(slashes.contains("    internal enum Menu: Sendable {\n        internal static func count(_ p1: Int, _ p2: Any)"))
    }

    @Test(arguments: [
        ("find(key:table:)", "", "find(key:table:)(key, table)"), ("find(key:in:or:)", "", "find(key:in:or:)(key, table, fallback)"),
        ("find", "", "find(key, table, fallback)"), ("find", "func find(for: Int) {}\nfunc find(_ key: String, _ table: String) -> String", "find(key, table)"),
        ("Texts.find", "func find(_ k: String, _ t: String, _ f: String)", "Texts.find(key, table, fallback)"),
    ])
    func functionsThatFindTexts(_ name: String, _ source: String, _ call: String) throws {
        let folder = try TemporaryFolder(Self.table.merging(["F.swift": source]) { $1 })
        let text = try text(
            Self.configuration("strings", "en.lproj", "structured-swift5", parameters: "lookupFunction: \"\(name)\""), in: folder
        ) { $0.sources = [folder["F.swift"]] }
        #expect(text.contains("let format = \(call)\n"), "\(text)")
    }

    // MARK: Fonts, property lists and colors

    @Test func namesOfFonts() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(at: folder["Fonts/Mono"], withIntermediateDirectories: true)
        let font = try ResourceFolder.locate().fonts.appendingPathComponent("JetBrainsMono.ttf")
        try FileManager.default.copyItem(at: font, to: folder["Fonts/Mono/Mono.ttf"])
        let parameters = "preservePath: true, lookupFunction: find"
        let text = try text(Self.configuration("fonts", "Fonts", "swift5", parameters: parameters), in: folder)
        #expect(text.contains("""
            internal enum FontFamily: Sendable {
                internal enum JetBrainsMono: Sendable {
                    internal static let regular = FontConvertible(name: "JetBrainsMono-Regular", family: "JetBrains Mono", path: "Mono/Mono.ttf")
                    internal static let all: [FontConvertible] = [regular]
                }
            """), "\(text)")
        #expect(text.contains("fileprivate var url: URL? { find(name, family, path) }"))
        #expect(text.contains("internal static func custom(_ font: FontConvertible, fixedSize: CGFloat) -> SwiftUI.Font {"))
        #expect(text.hasSuffix("}\ninternal typealias Font = FontConvertible.Font\n"))
    }

    @Test func constantsOfPropertyLists() throws {
        let folder = try TemporaryFolder([
            "A.plist": "<plist version=\"1.0\"><dict><key>Host</key><string>a</string></dict></plist>",
            "B.plist": "<plist version=\"1.0\"><array><integer>1</integer></array></plist>",
        ])
        let text = try text(Self.configuration("plist", "A.plist, B.plist", "runtime-swift5", parameters: "enumName: Lists"), in: folder)
        #expect(text == """
            import Foundation

            internal enum Lists: Sendable {
                internal enum A: Sendable {
                    internal static let host: String = "a"
                }
                internal enum B: Sendable {
                    internal static let items: [Int] = [1] as [Int]
                }
            }

            """)
        let single = try self.text(Self.configuration("plist", "A.plist", "inline-swift4"), in: folder)
        #expect(single.contains("internal enum PlistFiles: Sendable {\n    internal static let host"))
    }

    @Test func colorsOfFiles() throws {
        let folder = try TemporaryFolder([
            "A.txt": "Deep Sea : #003366\nTide: Deep Sea\nnone\n", "A.json": "{\"foam\": \"0xFFFFFF80\"}",
            "A.xml": "<resources><color name=\"sand\">#80FFEEDD</color><color name=\"dune\">@color/sand</color></resources>",
        ])
        let text = try text(Self.configuration("colors", "A.txt", "swift5"), in: folder)
        #expect(text.hasPrefix("""
            import Foundation
            import UIKit

            internal typealias Color = UIKit.UIColor

            internal struct ColorName: Sendable {
                internal let rgbaValue: UInt32
                internal var color: Color { Color(named: self) }
                internal static let deepSea = ColorName(rgbaValue: 0x003366ff)
                internal static let tide = ColorName(rgbaValue: 0x003366ff)
            }

            extension Color {
            """), "\(text)")
        let json = try self.text(Self.configuration("colors", "A.json", "literals-swift5", parameters: "enumName: UIColor"), in: folder)
        #expect(json.contains("extension UIKit.UIColor {\n    internal static let foam = UIKit.UIColor(red: 255 / 255, green: 255 / 255, blue: 255 / 255, alpha: 128 / 255)\n}"))
        let xml = try self.text(Self.configuration("colors", "A.xml", "swift5", options: "colorFormat: argb"), in: folder)
        #expect(xml.contains("dune = ColorName(rgbaValue: 0xffeedd80)"))
    }
}
