import Files
import Foundation
import Intents
import Testing

@testable import ProgramBuilding

/// Sources that Xcode generates for assets, strings and bundles.
@Suite struct GenerationTests {
    @Test(arguments: [
        ("BrandColor", "color", "brand"), ("Color", "color", "color"), ("brand-color", "color", "brand"),
        ("logo image", "image", "logo"), ("AppIconImage2", "image", "appIconImage2"), ("IMG02", "image", "IMG_02"),
        ("HTTPServer", "image", "httpServer"), ("2x", "image", "_2X"), ("--", "color", "_"), ("x1y2", "color", "x1Y2"),
    ])
    func symbolsOfAssets(_ name: String, _ kind: String, _ expected: String) {
        #expect(SymbolName.asset(name, kind: kind) == expected)
    }

    @Test(arguments: [
        ("welcome.title", "welcomeTitle"), ("WELCOME", "welcome"), ("Good Morning", "goodMorning"), ("posts %lld", "postsLld"),
        ("", "string"), ("!?", "string"), ("3 days", "_3Days"), ("iPhone", "iPhone"),
    ])
    func symbolsOfStrings(_ key: String, _ expected: String) {
        #expect(SymbolName.string(key) == expected)
    }

    @Test func literalsAndKeywords() {
        #expect(SwiftSource.literal("a\"b\\(c)\n\r\t") == "\"a\\\"b\\\\(c)\\n\\r\\t\"")
        #expect(["default", "Any", "brand", "Type"].map(SwiftKeywords.escaped) == ["`default`", "`Any`", "brand", "Type"])
    }

    @Test(arguments: [
        ("", ""), ("plain 100%%", ""), ("%@", "1 - String %@"), ("%lld of %d", "1 - Int %lld; 2 - Int32 %d"),
        ("%2$@ %1$llu", "1 - UInt %llu; 2 - String %@"), ("%(count)lld", "1 count Int %lld"),
        ("%1$(first)@", "1 first String %@"), ("%.2f %5.1lf", "1 - Float %.2f; 2 - Double %5.1lf"),
        ("%hhd %hu %c", "1 - Int8 %hhd; 2 - UInt16 %hu; 3 - String %c"), ("%#@days@", "1 - String %#@"),
    ])
    func formatSpecifiers(_ format: String, _ expected: String) {
        let arguments = FormatSpecifiers.arguments(in: format).sorted { $0.key < $1.key }
        #expect(
            arguments.map { "\($0.key) \($0.value.label ?? "-") \($0.value.type) \($0.value.specifier)" }
                .joined(separator: "; ") == expected)
    }

    private func module(_ folder: TemporaryFolder, sources: [String] = [], resources: [String]) -> SourceModule {
        SourceModule(
            name: "Widgets", sources: sources.map { folder[$0] }, resources: resources.map { BundleResource(folder[$0]) })
    }

    /// The members of each extension in generated asset symbols.
    private func members(_ text: String?) -> [String: [String]] {
        var members: [String: [String]] = [:]
        var head = ""
        for line in (text ?? "").split(separator: "\n") {
            if line.hasPrefix("extension ") {
                head = line.dropFirst(10).prefix { $0 != " " }.split(separator: ".").last.map(String.init) ?? ""
            }
            if let match = line.firstMatch(of: #/(?:static let|static var|enum) (`?\w+`?)/#) {
                members[head, default: []].append(String(match.output.1))
            }
        }
        return members
    }

    private static let assets = [
        "A.xcassets/BrandColor.colorset/Contents.json": "{\"info\": {}}", "A.xcassets/Red.colorset/Contents.json": "{\"info\": {}}",
        "A.xcassets/Declared.colorset/Contents.json": "{\"info\": {}}", "A.xcassets/checkmark.imageset/Contents.json": "{\"info\": {}}",
        "A.xcassets/default.imageset/Contents.json": "{\"info\": {}}", "A.xcassets/brand.colorset/Contents.json": "{\"info\": {}}",
        "A.xcassets/Icons/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
        "A.xcassets/Icons/Sun.imageset/Contents.json": "{\"info\": {}}", "A.xcassets/Contents.json": "{\"info\": {}}",
        "S.swift": "extension Color { public static var declared: Color { .red } }\n",
    ]

    /// A project from before Xcode had symbols may have an enumeration of its colors, for which `Color(.brand)` stands.
    @Test func symbolsWithTheNamesOfOwnCases() throws {
        let folder = try TemporaryFolder(
            Self.assets.merging([
                "Names.swift": "enum ColorAsset: String {\n    case brand = \"brand-color\"\n    case other, checkmark\n}\n",
                "Colors.swift": "extension Color {\n    init(_ asset: ColorAsset) { self.init(asset.rawValue) }\n}\n",
            ]) { $1 })
        var module = module(folder, sources: ["Names.swift"], resources: ["A.xcassets"])
        #expect(try members(AssetSymbols(module).text())["ColorResource"] == ["brand", "declared", "red"])
        module.sources.append(folder["Colors.swift"])
        let own = try members(AssetSymbols(module).text())
        #expect(own["ColorResource"] == ["declared", "red"] && own["ImageResource"] == ["`default`", "Icons", "sun"])
        #expect(own["Color"]?.contains("brand") != true)
        module.assetSymbols = .all
        #expect(try members(AssetSymbols(module).text())["ColorResource"] == ["brand", "declared", "red"])
    }

    @Test func declarationsInCommentsAreNone() throws {
        let text = "extension Color {\n//    static let brand = Color(\"b\")\n  /* static let red = Color(\"r\")\n static let declared = 1 */\n"
            + "    static let page = \"https://x.example\" // its page\n    static let declared = 2\n}\n"
        let folder = try TemporaryFolder(Self.assets.merging(["C.swift": text]) { $1 })
        var module = module(folder, sources: ["C.swift"], resources: ["A.xcassets"])
        module.assetSymbolExtensions = .all
        #expect(try members(AssetSymbols(module).text())["Color"] == ["brand"])
        try folder.write("extension Color {\n    static let brand = 1\n}\n", to: "C.swift")
        #expect(try members(AssetSymbols(module).text())["Color"] == ["declared"])
    }

    @Test func symbolsOfAnAssetCatalog() throws {
        let folder = try TemporaryFolder(Self.assets)
        var module = module(folder, sources: ["S.swift"], resources: ["A.xcassets"])
        let text = try AssetSymbols(module).text()
        #expect(
            members(text) == [
                "ColorResource": ["brand", "declared", "red"], "ImageResource": ["checkmark", "`default`", "Icons", "sun"],
                "Color": ["brand"], "ShapeStyle": ["brand"], "UIColor": ["brand"], "UIImage": ["`default`", "Icons", "sun"],
            ])
        #expect(
            text?.contains(
                "    nonisolated static let brand = DeveloperToolsSupport.ColorResource(name: \"BrandColor\", bundle: resourceBundle)\n")
                == true)
        #expect(
            text?.contains(
                "        nonisolated static var sun: UIKit.UIImage { .init(resource: DeveloperToolsSupport.ImageResource.Icons.sun) }\n")
                == true)
        #expect(text?.contains("resourceBundle = Foundation.Bundle.main\n") == true)

        module.assetSymbolExtensions = .all
        module.bundle = "P_T.bundle"
        let all = try AssetSymbols(module).text()
        // Two members of one name would not compile.
        #expect(members(all)["Color"] == ["brand"])
        #expect(all?.contains("resourceBundle = Foundation.Bundle.module\n") == true)
        // Where the project asks for the members, those of other types of the same name are no reason against them.
        try folder.write("struct Palette { static let brand = 1 }\n", to: "T.swift")
        module.sources.append(folder["T.swift"])
        #expect(try members(AssetSymbols(module).text())["Color"] == ["brand"])
        try folder.write("extension Color { enum Palette { static let brand = 1 }\n static var x: Color { .red } }\n", to: "T.swift")
        #expect(try members(AssetSymbols(module).text())["Color"] == ["brand"])
        module.assetSymbolExtensions = .undeclared
        #expect(try members(AssetSymbols(module).text())["Color"] == nil)
        module.assetSymbolExtensions = .none
        #expect(try Set(members(AssetSymbols(module).text()).keys) == ["ColorResource", "ImageResource"])
        module.assetSymbols = .none
        #expect(try AssetSymbols(module).text() == nil)
        #expect(try AssetSymbols(self.module(folder, resources: ["S.swift"])).text() == nil)
        // A static library's catalog lies in the extension's bundle, a framework's in its own.
        var library = self.module(folder, resources: [])
        library.sharedResources = [BundleResource(folder["A.xcassets"])]
        #expect(try AssetSymbols(library).text()?.contains("resourceBundle = Foundation.Bundle.main\n") == true)
        var framework = self.module(folder, resources: ["A.xcassets"])
        framework.makeFramework(infoPlist: [:])
        let place = "Foundation.Bundle.main.bundleURL.appendingPathComponent(\"Frameworks/Widgets.framework\")"
        #expect(
            try AssetSymbols(framework).text()?.contains("resourceBundle = (Foundation.Bundle(url: \(place)) ?? .main)\n")
                == true)
    }

    @Test func anAssetCalledSelf() throws {
        let folder = try TemporaryFolder([
            "A.xcassets/Contents.json": "{\"info\": {}}", "A.xcassets/self.imageset/Contents.json": "{\"info\": {}}",
        ])
        let text = try #require(try AssetSymbols(module(folder, resources: ["A.xcassets"])).text())
        #expect(text.contains("static var `self`: UIKit.UIImage { .init(resource: DeveloperToolsSupport.ImageResource.`self`) }"))
    }

    private static let catalog = #"""
        {"sourceLanguage": "en", "version": "1.0", "strings": {
            "welcome.title": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"state": "translated", "value": "Say \"hi\""}}}},
            "Extracted": {"localizations": {}},
            "posts": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"state": "new", "value": "%(author)@ wrote %lld posts"}}}},
            "days left": {"extractionState": "manual", "localizations": {"de": {"substitutions": {"count": {"argNum": 1, "formatSpecifier": "d"}}}}},
            "default": {"extractionState": "manual"},
            "declared": {"extractionState": "manual"},
            "Welcome Title": {"extractionState": "manual"}
        }}
        """#

    @Test func symbolsOfAStringCatalog() throws {
        let folder = try TemporaryFolder([
            "Localizable.xcstrings": Self.catalog, "my menu.xcstrings": Self.catalog,
            "S.swift": "extension LocalizedStringResource { static let declared: Self = \"x\" }",
        ])
        var module = module(folder, sources: ["S.swift"], resources: ["Localizable.xcstrings"])
        let text = try StringSymbols(folder["Localizable.xcstrings"]).text(for: module)
        let expected = #"""
            import Foundation
            import SwiftUI

            private nonisolated let resourceBundle: LocalizedStringResource.BundleDescription = .main

            nonisolated extension LocalizedStringResource {
                static var welcomeTitle: LocalizedStringResource {
                    LocalizedStringResource("Welcome Title", defaultValue: "Welcome Title", table: "Localizable", bundle: resourceBundle)
                }
                static func daysLeft(count: Int32) -> LocalizedStringResource {
                    LocalizedStringResource("days left", defaultValue: "\(count, specifier: "%d")", table: "Localizable", bundle: resourceBundle)
                }
                static var `default`: LocalizedStringResource {
                    LocalizedStringResource("default", defaultValue: "default", table: "Localizable", bundle: resourceBundle)
                }
                static func posts(author: String, _ arg2: Int) -> LocalizedStringResource {
                    LocalizedStringResource("posts", defaultValue: "\(author)\(arg2, specifier: "%lld")", table: "Localizable", bundle: resourceBundle)
                }
            }

            """#
        #expect(text == expected)
        module.bundle = "P_T.bundle"
        module.stringSymbols = .all
        let menu = try #require(try StringSymbols(folder["my menu.xcstrings"]).text(for: module))
        #expect(menu.contains("    enum MyMenu {\n        static var welcomeTitle"))
        #expect(menu.contains("        static var declared"))
        #expect(menu.contains("BundleDescription = .atURL(Foundation.Bundle.module.bundleURL)"))
        try folder.write("{\"strings\": 1}", to: "Broken.xcstrings")
        let error = #expect(throws: (any Error).self) { try StringSymbols(folder["Broken.xcstrings"]) }
        #expect(error.map { folder.shortened("\($0)").hasPrefix("./Broken.xcstrings is not a String Catalog that can be read: ") } == true)
    }

    @Test func filesThatAreGenerated() throws {
        let folder = try TemporaryFolder(
            Self.assets.merging(["Localizable.xcstrings": Self.catalog, "InfoPlist.xcstrings": Self.catalog]) { $1 })
        var module = module(folder, resources: ["A.xcassets", "Localizable.xcstrings", "InfoPlist.xcstrings"])
        let sources = { try GeneratedSources.write(GeneratedSources(module: module).texts(), to: folder["generated"]).map(folder.path) }
        #expect(
            try sources() == ["generated/GeneratedAssetSymbols.swift", "generated/GeneratedStringSymbols_Localizable.swift"])
        let date = Date(timeIntervalSince1970: 1000)
        let file = folder["generated/GeneratedAssetSymbols.swift"].path
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
        module.language.conditions = ["SWIFT_PACKAGE"]
        module.stringSymbols = .none
        #expect(
            try sources() == ["generated/GeneratedAssetSymbols.swift", "generated/resource_bundle_accessor.swift"])
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date == date)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder["generated"].path).count == 2)
        module.sources = [folder["GeneratedAssetSymbols.swift"]]
        #expect(try sources() == ["generated/resource_bundle_accessor.swift"])

        module.intentDefinitions = [folder["Jokes.intentdefinition"]]
        try folder.write("no list", to: "Jokes.intentdefinition")
        let error = #expect(throws: (any Error).self) { try sources() }
        #expect(error.map { folder.shortened("\($0)").hasPrefix("./Jokes.intentdefinition: ") } == true)
    }

    @Test func bundlesOfPackages() {
        var module = SourceModule(name: "Kit")
        #expect(BundleAccessor.text(for: module) == nil)
        module.language.conditions = ["SWIFT_PACKAGE"]
        #expect(BundleAccessor.text(for: module) == nil)
        module.resources = [BundleResource(URL(fileURLWithPath: "/x/a.json"))]
        #expect(BundleAccessor.text(for: module)?.contains("static let module: Bundle = .main\n") == true)
        module.bundle = "P_Kit.bundle"
        #expect(BundleAccessor.text(for: module)?.contains("appendingPathComponent(\"P_Kit.bundle\")) ?? .main\n") == true)
    }

    /// Sources with previews and no entry point get one.
    @Test(arguments: [
        ("struct V {}", "A.swift", false), ("#Preview { V() }", "A.swift", true), ("struct P: PreviewProvider {}", "A.swift", true),
        ("#Preview { V() }\n@main struct W {}", "A.swift", false), ("#Preview { V() }", "main.swift", false),
    ])
    func entryPointsOfPreviews(_ text: String, _ file: String, _ isMade: Bool) throws {
        let folder = try TemporaryFolder([file: text])
        var module = SourceModule(name: "W", sources: [folder[file]])
        module.assetSymbols = .none
        func names(_ sources: GeneratedSources) throws -> Bool { try sources.texts().keys.contains("PreviewEntryPoint.swift") }
        #expect(try names(GeneratedSources(module: module, isProgram: true)) == isMade)
        #expect(try !names(GeneratedSources(module: module)))
    }
}
