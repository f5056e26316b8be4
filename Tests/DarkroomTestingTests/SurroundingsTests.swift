import CairoGraphics
import Darkroom
import Foundation
import SwiftUI
import Synchronization
import Testing
import UIKit
import WidgetKit

@testable import DarkroomTesting

/// The surroundings that a view has read while it was drawn.
@MainActor private var found: [String] = []

/// The surroundings that providers have read, outside the main actor.
private let asked = Mutex<[UIUserInterfaceIdiom]>([])

private struct Finder: View {
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        let traits = UITraitCollection.current
        found.append(
            "\(mode) \(scheme), UIKit \(traits.userInterfaceStyle) \(traits.userInterfaceIdiom) "
                + "\(Int(UIScreen.main.bounds.width))")
        return Color.clear
    }
}

private struct FinderWidget: Widget {
    struct Entry: TimelineEntry { let date: Date }

    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now) }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
            asked.withLock { $0.append(UIDevice.current.userInterfaceIdiom) }
            completion(Timeline(entries: [Entry(date: .now)], policy: .never))
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Finder", provider: Provider()) { _ in
            Finder().containerBackground(.blue, for: .widget)
        }
    }
}

private struct PhotoWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Photo", provider: FinderWidget.Provider()) { _ in Image("photo").resizable() }
            .contentMarginsDisabled()
    }
}

/// Tests that assertions draw pictures like `render`: on the device, with the extension's own fonts.
@MainActor @Suite(.serialized) final class SurroundingsTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("goldens-\(UUID().uuidString)")

    init() throws {
        found = []
        asked.withLock { $0 = [] }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func goldens(record: Bool = true, assets: [URL]? = nil) -> GoldenFolder {
        var goldens = GoldenFolder(
            goldens: folder, failures: folder.appendingPathComponent("failures"), assets: assets,
            record: record ? .all : .never)
        goldens.environment = [:]
        return goldens
    }

    private func findings(_ families: [WidgetFamily], _ schemes: [ColorScheme], on device: String) async -> [String] {
        await assertWidget(
            FinderWidget(), as: WidgetSnapshot(families: families, schemes: schemes, device: device, scale: 1), in: goldens())
        return found
    }

    @Test func watchesShowAccessoriesInFullColorOnBlack() async {
        let found = await findings([.accessoryCircular], [.light], on: "Apple Watch 45mm")
        #expect(found.last?.hasPrefix("fullColor dark") == true, "\(found)")
    }

    @Test func traitsFollowTheColorScheme() async {
        let found = await findings([.systemSmall], [.light, .dark], on: "iPhone 15 Pro")
        #expect(found.suffix(2) == ["fullColor light, UIKit light phone 393", "fullColor dark, UIKit dark phone 393"])
        assertView(
            Finder(), size: CGSize(width: 4, height: 4), schemes: [.dark], in: goldens(), test: "finder()")
        #expect(DarkroomTestingTests.found.last?.contains("UIKit dark phone") == true)
        // Concurrent and later code is not affected.
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    @Test func providersAndViewsSeeTheDevice() async {
        let found = await findings([.systemSmall], [.light], on: "iPad mini 4")
        #expect(found == ["fullColor light, UIKit light pad 768"])
        #expect(asked.withLock { $0 } == [.pad])
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
    }

    @Test func imagesHaveTheDevicesVariant() async throws {
        let set = folder.appendingPathComponent("Assets.xcassets/photo.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        for (name, pixel) in [("phone", 0xFFFF_0000), ("pad", 0xFF00_00FF)] as [(String, UInt32)] {
            let bitmap = Bitmap(width: 4, height: 4) { $0.update(repeating: pixel) }
            try PNGEncoder().encode(bitmap).write(to: set.appendingPathComponent("\(name).png"))
        }
        try Data(
            """
            {"images": [{"idiom": "iphone", "filename": "phone.png"}, {"idiom": "ipad", "filename": "pad.png"}]}
            """.utf8
        ).write(to: set.appendingPathComponent("Contents.json"))
        for (device, isPad) in [("iPhone 15 Pro", false), ("iPad mini 4", true)] {
            await assertWidget(
                PhotoWidget(),
                as: WidgetSnapshot(families: [.systemSmall], schemes: [.light], device: device, scale: 1),
                in: goldens(assets: [folder]), test: "photo()")
            let file = folder.appendingPathComponent("photo-Photo-systemSmall.png")
            let bitmap = try PNGDecoder.decode(Data(contentsOf: file))
            #expect(bitmap.withPixels { $0[$0.count / 2 + bitmap.width / 2] } == (isPad ? 0xFF00_00FF : 0xFFFF_0000))
        }
    }

    @Test func theExtensionsOwnFontsAreRegistered() throws {
        let fonts = try ResourceFolder.locate().fonts
        try FileManager.default.copyItem(
            at: fonts.appendingPathComponent("JetBrainsMono.ttf"), to: folder.appendingPathComponent("JetBrainsMono.ttf"))
        func check(_ font: Font, record: Bool) {
            assertView(
                Text("iiii").font(font), size: CGSize(width: 80, height: 30), scale: 1,
                in: goldens(record: record, assets: [folder]), test: "font()")
        }
        check(.system(size: 20), record: true)
        withKnownIssue { check(.custom("JetBrains Mono", size: 20), record: false) } matching: {
            "\($0)".contains("differs from its golden")
        }
    }
}
