import CairoGraphics
import Foundation
import Testing

/// Draws a widget of a project for Tuist with what Tuist generates for resources. The fixture compiles only with the right names.
@Suite struct TuistProjectTests {
    private static let info = "{\"info\": {\"author\": \"xcode\", \"version\": 1}}"

    /// A framework of resources alone, a static library in Swift 6 on the main actor, and an extension in Swift 5.
    private static let files = [
        "Project.swift": """
            import ProjectDescription
            let project = Project(name: "Quay", targets: [
                .target(
                    name: "Art", destinations: [.iPhone], product: .framework, bundleId: "quay.art", sources: ["Art/Sources/**"],
                    resources: ["Art/Resources/**"]),
                .target(
                    name: "Kit", destinations: [.iPhone], product: .staticLibrary, bundleId: "quay.kit", sources: ["Kit/*.swift"],
                    resources: ["Kit/Resources/**"],
                    settings: .settings(base: ["SWIFT_VERSION": "6.0", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"])),
                .target(
                    name: "QuayWidgets", destinations: [.iPhone], product: .appExtension, bundleId: "quay.widgets",
                    infoPlist: .extendingDefault(with: [
                        "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"],
                    ]),
                    sources: ["Widgets/*.swift"], resources: ["Widgets/Texts/**"],
                    dependencies: [.target(name: "Art"), .target(name: "Kit")]),
            ], resourceSynthesizers: .default)
            """,
        "Art/Resources/Colors.xcassets/Contents.json": info,
        "Art/Resources/Colors.xcassets/brand.colorset/Contents.json": #"""
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}],
             "info": {"author": "xcode", "version": 1}}
            """#,
        "Art/Resources/Images.xcassets/Contents.json": info,
        "Art/Resources/Images.xcassets/Sea Marks/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
        "Art/Resources/Images.xcassets/Sea Marks/buoy.imageset/Contents.json":
            #"{"images": [{"idiom": "universal", "filename": "buoy.svg"}], "info": {"author": "xcode", "version": 1}}"#,
        "Art/Resources/Images.xcassets/Sea Marks/buoy.imageset/buoy.svg":
            #"<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"><rect width="12" height="8"/></svg>"#,
        "Art/Resources/Images.xcassets/note.dataset/Contents.json":
            #"{"data": [{"idiom": "universal", "filename": "note.txt"}], "info": {"author": "xcode", "version": 1}}"#,
        "Art/Resources/Images.xcassets/note.dataset/note.txt": "ahoy",
        "Art/Resources/Harbor-Info.plist": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>berths</key><integer>7</integer><key>more</key><dict><key>a</key><true/></dict></dict></plist>
            """,
        "Kit/Kit.swift": """
            import SwiftUI
            import UIKit
            public struct Sign: View {
                public init() {}
                public var body: some View {
                    VStack {
                        Text(KitStrings.Tide.title).font(KitFontFamily.JetBrainsMono.regular.swiftUIFont(size: 12))
                        Text("fixed").font(KitFontFamily.JetBrainsMono.regular.swiftUIFont(fixedSize: 12))
                        Text("relative").font(KitFontFamily.JetBrainsMono.regular.swiftUIFont(size: 12, relativeTo: .body))
                    }
                }
                nonisolated public static var words: [String] {
                    KitFontFamily.registerAllCustomFonts()
                    let font = KitFontFamily.JetBrainsMono.regular.font(size: 20)
                    func width(_ text: String) -> CGFloat { (text as NSString).size(withAttributes: [.font: font]).width }
                    return [
                        KitStrings.Tide.title, KitStrings.boats(2), KitStrings.Tide.by("Ada", 1.5), Bundle.module.bundleURL.lastPathComponent,
                        KitResources.bundle == Bundle.module ? "same" : "other", width("iiii") == width("wwww") ? "mono" : "no font",
                        "\\(KitFontFamily.allCustomFonts.count)",
                    ]
                }
            }
            """,
        "Kit/Resources/en.lproj/Localizable.strings":
            "\"tide.title\" = \"High tide\"; \"tide.by\" = \"%@ says %.1f\"; \"boats\" = \"boats\";",
        "Kit/Resources/de.lproj/Localizable.strings":
            "\"tide.title\" = \"Flut\"; \"tide.by\" = \"%@ sagt %.1f\"; \"boats\" = \"Boote\";",
        "Kit/Resources/en.lproj/Localizable.stringsdict": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>boats</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
            <key>count</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string><key>one</key><string>%lld boat</string>
            <key>other</key><string>%lld boats</string></dict></dict></dict></plist>
            """,
        // The languages of an extension are those of its own texts.
        "Widgets/Texts/en.lproj/Localizable.strings": "\"hail\" = \"Ahoy\";",
        "Widgets/Texts/de.lproj/Localizable.strings": "\"hail\" = \"Moin\";",
        "Widgets/Quay.swift": """
            import Art
            import Kit
            import SwiftUI
            import WidgetKit

            struct Entry: TimelineEntry { let date: Date }
            struct Provider: TimelineProvider {
                func placeholder(in context: Context) -> Entry { Entry(date: .now) }
                func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
                func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                    completion(Timeline(entries: [Entry(date: .now)], policy: .never))
                }
            }
            @main struct Quay: Widget {
                var words: [String] {
                    let buoy = ArtAsset.Images.SeaMarks.buoy
                    return Sign.words + [
                        "\\(buoy.image.size.width)", "\\(UIImage(asset: buoy) != nil)", "\\(UIColor(asset: ArtAsset.Colors.brand) != nil)",
                        String(decoding: ArtAsset.Images.note.data.data, as: UTF8.self), "\\(HarborInfo.berths)", QuayWidgetsStrings.hail,
                        ArtResources.bundle.bundleURL.lastPathComponent, Bundle.module == .main ? "main" : "other",
                    ]
                }
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "Quay", provider: Provider()) { _ in
                        VStack {
                            Text(verbatim: words.joined(separator: "|"))
                            Sign()
                            ArtAsset.Images.SeaMarks.buoy.swiftUIImage
                            Image(decorative: ArtAsset.Images.SeaMarks.buoy)
                            Image(asset: ArtAsset.Images.SeaMarks.buoy, label: Text("Buoy"))
                            ArtAsset.Colors.brand.swiftUIColor
                        }
                        .foregroundStyle(Color(ArtAsset.Colors.brand.color))
                        .containerBackground(.white, for: .widget)
                    }
                    .supportedFamilies([.systemLarge])
                }
            }
            """,
    ]

    @Test func resourcesAreFoundByTheirGeneratedNames() throws {
        let (folder, cache) = (try TemporaryFolder(), try TemporaryFolder())
        for (path, text) in Self.files {
            let file = folder.url.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try FileManager.default.copyItem(
            at: ResourceFolder.locate().fonts.appendingPathComponent("JetBrainsMono.ttf"),
            to: folder.url.appendingPathComponent("Kit/Resources/Mono.ttf"))
        func inspect(_ arguments: String...) throws -> Program.Result {
            try Program(name: "darkroom").run(["inspect", folder.url.path, "--cache", cache.url.path] + arguments)
        }
        let rest = "Quay_Kit.bundle|same|mono|1|12.0|true|true|ahoy|7"
        let english = try inspect()
        #expect(english.status == 0 && english.errors == "", "\(english.errors)")
        #expect(english.output.contains("\"High tide|2 boats|Ada says 1.5|\(rest)|Ahoy|Art.framework|main\""), "\(english.output)")
        let german = try inspect("--locale", "de_DE")
        #expect(german.output.contains("\"Flut|Boote|Ada sagt 1,5|\(rest)|Moin|Art.framework|main\""), "\(german.output)")
    }
}
