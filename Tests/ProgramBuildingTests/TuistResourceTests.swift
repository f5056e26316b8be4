import CairoGraphics
import Foundation
import Testing

@testable import ProgramBuilding

/// The sources that Tuist generates for resources.
@Suite struct TuistResourceTests {
    private func module(
        _ folder: TemporaryFolder, _ resources: [String], kinds: [ResourceAccessors.Kind] = [], language: String? = nil
    ) -> SourceModule {
        var module = SourceModule(name: "Kit", resources: resources.map { BundleResource(folder[$0]) })
        module.resourceAccessors = ResourceAccessors(product: "Kit", bundle: "Harbor_Kit.bundle", kinds: kinds, language: language)
        return module
    }

    // MARK: Names

    @Test(arguments: [
        ("brand color", "BrandColor", "brandColor"), ("SUIT", "Suit", "suit"), ("URLChooser", "URLChooser", "urlChooser"),
        ("update-value", "UpdateValue", "updateValue"), ("httpheaders", "Httpheaders", "httpheaders"), ("ic_24px", "Ic24px", "ic24px"),
        ("2x", "_2x", "_2x"), ("import", "Import", "`import`"), ("type", "`Type`", "type"), ("SF Pro", "SFPro", "sfPro"),
        ("제목", "제목", "제목"), ("A1B", "A1B", "a1B"), ("IMG_02", "Img02", "img02"), ("a.b", "AB", "ab"),
    ])
    func names(_ text: String, _ type: String, _ member: String) {
        #expect(SwiftGenName.type(text) == type)
        #expect(SwiftGenName.member(text) == member)
    }

    @Test func namesThatAreNone() {
        #expect(SwiftGenName.type("--") == nil && SwiftGenName.member("") == nil)
        #expect(TuistResources.name("design-system_kit") == "DesignSystemKit")
    }

    // MARK: Assets

    @Test func namesOfAssets() throws {
        let info = "{\"info\": {}}"
        let folder = try TemporaryFolder([
            "Colors.xcassets/Contents.json": info, "Colors.xcassets/System/Contents.json": info,
            "Colors.xcassets/System/brand.colorset/Contents.json": info,
            "Images.xcassets/Contents.json": info, "Images.xcassets/Icons/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
            "Images.xcassets/Icons/Sun.imageset/Contents.json": info, "Images.xcassets/tide.dataset/Contents.json": info,
        ])
        let texts = try GeneratedSources(module: module(folder, ["Images.xcassets", "Colors.xcassets"], kinds: [.assets])).texts()
        let text = try #require(texts["TuistAssets+Kit.swift"])
        #expect(text.hasPrefix("""
            import Foundation
            import SwiftUI
            import UIKit

            public enum KitAsset: Sendable {
                public enum Colors: Sendable {
                    public static let brand = KitColors(name: "brand")
                }
                public enum Images: Sendable {
                    public static let tide = KitData(name: "tide")
                    public enum Icons: Sendable {
                        public static let sun = KitImages(name: "Icons/Sun")
                    }
                }
            }

            public final class KitColors: Sendable {
                public typealias Color = UIKit.UIColor
                public let name: String
                fileprivate init(name: String) { self.name = name }
                public var color: Color { Color(asset: self) ?? Color(swiftUIColor) }
                public func color(compatibleWith traitCollection: UIKit.UITraitCollection) -> Color {
                    Color(named: name, in: Foundation.Bundle.module, compatibleWith: traitCollection) ?? color
                }
                public var swiftUIColor: SwiftUI.Color { SwiftUI.Color(asset: self) }
            }

            extension UIKit.UIColor {
                public convenience init?(asset: KitColors) {
                    self.init(named: asset.name, in: Foundation.Bundle.module, compatibleWith: nil)
                }
            }

            """))
        #expect(text.contains("public init(decorative asset: KitImages) {"))
        // A single catalog has no enumeration of its own.
        var single = module(folder, ["Colors.xcassets"], kinds: [.assets])
        single.language.isMainActorDefault = true
        single.language.upcomingFeatures = ["InternalImportsByDefault"]
        single.resourceAccessors?.bundle = nil
        let other = try #require(try TuistResources(single)?.texts()["TuistAssets+Kit.swift"])
        #expect(other.hasPrefix("""
            public import Foundation
            public import SwiftUI
            public import UIKit

            public nonisolated enum KitAsset: Sendable {
                public static let brand = KitColors(name: "brand")
            }
            """))
        #expect(other.contains("nonisolated extension UIKit.UIColor {"))
        #expect(other.contains("in: Foundation.Bundle.main, compatibleWith: nil"))
        #expect(!other.contains("KitImages"))
    }

    // MARK: Strings

    private static let rules = """
        <plist version="1.0"><dict><key>days</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@count@ of %2$@</string>
        <key>count</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string><key>other</key><string>%lld days</string></dict></dict>
        <key>width</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>1</key><string>w</string></dict></dict></dict></plist>
        """

    private static let strings = #"""
        /* Texts */
        "title" = "100% \"done\"";
        "metric.value.good" = "Good";
        "metric.update-value" = "%@ at %.1f and %d%%, %lf";
        "days" = "days";
        "done." = "Done";
        """#

    @Test func namesOfStrings() throws {
        let folder = try TemporaryFolder([
            "en.lproj/Localizable.strings": Self.strings, "en.lproj/Localizable.stringsdict": Self.rules,
            "de.lproj/Localizable.strings": "\"nur\" = \"Deutsch\";", "Localizable.xcstrings": "{\"sourceLanguage\": \"en\", \"strings\": {}}",
        ])
        let files = ["de.lproj/Localizable.strings", "en.lproj/Localizable.strings", "en.lproj/Localizable.stringsdict", "Localizable.xcstrings"]
        let module = module(folder, files, kinds: [.strings], language: "en")
        let texts = try #require(try TuistResources(module)?.texts())
        #expect(texts.keys.sorted() == ["TuistStrings+Kit.swift"])
        #expect(texts["TuistStrings+Kit.swift"] == #"""
            import Foundation

            public enum KitStrings: Sendable {
                public static func days(_ p1: Int, _ p2: Any) -> String {
                    KitStrings.tr("Localizable", "days", p1, String(describing: p2))
                }
                public static var done: String { KitStrings.tr("Localizable", "done.") }
                public static var title: String { KitStrings.tr("Localizable", "title") }
                public enum Metric: Sendable {
                    public static func updateValue(_ p1: Any, _ p2: Float, _ p3: Int) -> String {
                        KitStrings.tr("Localizable", "metric.update-value", String(describing: p1), p2, p3)
                    }
                    public enum Value: Sendable {
                        public static var good: String { KitStrings.tr("Localizable", "metric.value.good") }
                    }
                }
            }

            extension KitStrings {
                private static func tr(_ table: String, _ key: String, _ values: any CVarArg...) -> String {
                    let format = Foundation.Bundle.module.localizedString(forKey: key, value: nil, table: table)
                    return String(format: format, locale: Locale.current, arguments: values)
                }
            }

            """#)
        // Without a language of the project, the first folder counts.
        let first = try TuistResources(self.module(folder, files, kinds: [.strings]))?.texts()["TuistStrings+Kit.swift"]
        #expect(first?.contains("public static var nur: String") == true && first?.contains("good") == false)
    }

    @Test func severalTablesAndFlatNames() throws {
        let folder = try TemporaryFolder(["A.strings": "\"x.y\" = \"1\";", "B.strings": "\"z\" = \"%2$s %1$p %c\";", "C.strings": "{"])
        var module = module(folder, ["A.strings", "B.strings", "C.strings"], kinds: [.strings])
        module.resourceAccessors?.isFlat = true
        let text = try #require(try TuistResources(module)?.texts()["TuistStrings+Kit.swift"])
        #expect(text.contains("    public enum A: Sendable {\n        public static var xy: String { KitStrings.tr(\"A\", \"x.y\") }\n"))
        #expect(text.contains("func z(_ p1: UnsafeRawPointer, _ p2: UnsafePointer<CChar>) -> String {"))
        #expect(text.contains("KitStrings.tr(\"B\", \"z\", Int(bitPattern: p1), p2)"))
    }

    // MARK: Fonts and property lists

    @Test func namesOfFonts() throws {
        let fonts = try ResourceFolder.locate().fonts
        let folder = try TemporaryFolder(["Broken.ttf": "no font"])
        try FileManager.default.copyItem(at: fonts.appendingPathComponent("JetBrainsMono.ttf"), to: folder["Mono.ttf"])
        let text = try #require(
            try TuistResources(module(folder, ["Mono.ttf", "Broken.ttf"], kinds: [.fonts]))?.texts()["TuistFonts+Kit.swift"])
        #expect(text.hasPrefix("""
            import Foundation
            import SwiftUI
            import UIKit

            public enum KitFontFamily: Sendable {
                public enum JetBrainsMono: Sendable {
                    public static let regular = KitFontConvertible(name: "JetBrainsMono-Regular", family: "JetBrains Mono", path: "Mono.ttf")
                    public static let all: [KitFontConvertible] = [regular]
                }
                public static let allCustomFonts: [KitFontConvertible] = Array([JetBrainsMono.all].joined())
                public static func registerAllCustomFonts() { for font in allCustomFonts { font.register() } }
            }

            public struct KitFontConvertible: Sendable {
            """), "\(text)")
        #expect(text.contains("fileprivate var url: URL? { Foundation.Bundle.module.url(forResource: path, withExtension: nil) }"))
    }

    @Test func constantsOfPropertyLists() throws {
        let list = """
            <plist version="1.0"><dict><key>API_HOST</key><string>a"b</string><key>isOn</key><true/><key>count</key><integer>3</integer>
            <key>ratio</key><real>1.5</real><key>names</key><array><string>x</string><string>y</string></array>
            <key>more</key><dict><key>a</key><integer>1</integer><key>b</key><string>c</string></dict></dict></plist>
            """
        let folder = try TemporaryFolder([
            "Harbor-Info.plist": list, "List.plist": "<plist version=\"1.0\"><array><integer>1</integer></array></plist>",
            "Binary.plist": "bplist00", "Empty.plist": "",
        ])
        let names = ["Harbor-Info.plist", "List.plist", "Binary.plist", "Empty.plist"]
        #expect(try TuistResources(module(folder, names, kinds: [.plists]))?.texts() == ["TuistPlists+Kit.swift": #"""
            import Foundation

            public enum HarborInfo: Sendable {
                public static let apiHost: String = "a\"b"
                public static let count: Int = 3
                public static let isOn: Bool = true
                public nonisolated(unsafe) static let more: [String: Any] = ["a": 1, "b": "c"] as [String: Any]
                public static let names: [String] = ["x", "y"] as [String]
                public static let ratio: Double = 1.5
            }

            public enum List: Sendable {
                public static let items: [Int] = [1] as [Int]
            }

            """#])
    }

    // MARK: Bundles

    @Test func bundlesOfTargets() throws {
        let folder = try TemporaryFolder(["x.json": "{}"])
        var module = module(folder, ["x.json"])
        #expect(BundleAccessor.text(for: module)?.contains("static let module: Bundle = .main\n") == true)
        module.makeFramework(infoPlist: [:])
        #expect(BundleAccessor.text(for: module) == """
            import Foundation

            extension Foundation.Bundle {
                /// The bundle with the target's resources.
                nonisolated static let module: Bundle = Bundle(url: Bundle.main.bundleURL.appendingPathComponent("Frameworks/Kit.framework")) ?? .main
            }

            public final class KitResources: NSObject {
                public nonisolated class var bundle: Bundle { .module }
            }

            """)
        module.sources = [folder["KitResources.swift"]]
        #expect(BundleAccessor.text(for: module)?.contains("KitResources") == false)
        module.sources = [folder["TuistBundle+Kit.swift"]]
        #expect(BundleAccessor.text(for: module) == nil)
        module.sources = []
        module.resourceAccessors?.bundle = nil
        #expect(BundleAccessor.text(for: module) == nil)
        module.resourceAccessors = nil
        #expect(try GeneratedSources(module: module).texts().isEmpty)
    }
}
