import CairoGraphics
import Foundation
import Testing

@testable import WidgetKitCore

@Suite struct DeviceTableTests {
    private let table = try! DeviceTable(resources: ResourceFolder.locate())

    /// Published by Apple: the sizes in points of small, medium, large, circular, rectangular and inline.
    @Test("(P) iPhone families", arguments: [
        ("430x932", "170x170 364x170 364x382 76x76 172x76 257x26"),
        ("414x896", "169x169 360x169 360x379 76x76 160x72 248x26"),
        ("414x736", "159x159 348x157 348x357 76x76 170x76 248x26"),
        ("393x852", "158x158 338x158 338x354 72x72 160x72 234x26"),
        ("375x812", "155x155 329x155 329x345 72x72 157x72 225x26"),
        ("375x667", "148x148 321x148 321x324 68x68 153x68 225x26"),
        ("428x926", "170x170 364x170 364x382 76x76 172x76 257x26"),
        ("390x844", "158x158 338x158 338x354 72x72 160x72 234x26"),
        ("360x780", "155x155 329x155 329x345 72x72 157x72 225x26"),
        ("320x568", "141x141 292x141 292x311 none none none"),
    ])
    func phones(screen: String, sizes: String) throws {
        let device = try #require(table.device(named: screen))
        let families: [WidgetFamily] = [
            .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
        ]
        let actual = families.map { device.size(of: $0).map { "\(Int($0.width))x\(Int($0.height))" } ?? "none" }
        #expect(actual.joined(separator: " ") == sizes)
    }

    /// Measured on screenshots of iPhones with iOS 26: a small, a medium and an accessory. A row of widgets repeats every 301 pixels, which
    /// makes a large one 1095 high.
    @Test func aScreenOf402Points() throws {
        for name in ["402x874", "iPhone 16 Pro", "iPhone 17"] {
            let device = try #require(table.device(named: name))
            let pixels = [WidgetFamily.systemSmall, .systemMedium, .systemLarge, .accessoryRectangular].map { family in
                device.size(of: family).map { "\(Int(($0.width * 3).rounded()))x\(Int(($0.height * 3).rounded()))" }
            }
            #expect(pixels == ["493x493", "1049x493", "1049x1095", "486x216"])
        }
    }

    @Test("(P) iPad families", arguments: [
        ("768x1024", 141.0, 305.5, 634.5), ("810x1080", 146, 320.5, 669), ("834x1112", 150, 327.5, 682),
        ("820x1180", 155, 342, 715.5), ("1024x1366", 170, 378.5, 795), ("744x1133", 141, 305.5, 634.5),
        ("834x1194", 155, 342, 715.5),
    ])
    func pads(screen: String, small: Double, medium: Double, extraLarge: Double) throws {
        let device = try #require(table.device(named: screen))
        #expect(device.kind == .pad)
        #expect(device.size(of: .systemSmall) == CGSize(width: small, height: small))
        #expect(device.size(of: .systemMedium) == CGSize(width: medium, height: small))
        #expect(device.size(of: .systemLarge) == CGSize(width: medium, height: medium))
        #expect(device.size(of: .systemExtraLarge) == CGSize(width: extraLarge, height: medium))
        // Not published: those of the largest iPhone.
        #expect(device.size(of: .accessoryRectangular) == CGSize(width: 172, height: 76))
    }

    /// Published by Apple: the sizes in points of the images of a corner and a circular complication, and of a Smart
    /// Stack's widget, with the size of their text.
    @Test(arguments: [
        ("40mm", 32.0, 42.0, 152.0, 69.5, 10.0), ("41mm", 34, 44.5, 165, 72.5, 10.5), ("44mm", 36, 47, 173, 76.5, 11),
        ("45mm", 38, 50, 184, 80.5, 12), ("49mm", 38, 50, 191, 81.5, 12),
    ])
    func watches(name: String, corner: Double, circle: Double, width: Double, height: Double, text: Double) throws {
        let device = try #require(table.device(named: "Apple Watch \(name)"))
        #expect(device.kind == .watch)
        #expect(device.size(of: .accessoryCorner) == CGSize(width: corner, height: corner))
        #expect(device.size(of: .accessoryCircular) == CGSize(width: circle, height: circle))
        #expect(device.size(of: .accessoryRectangular) == CGSize(width: width, height: height))
        #expect(device.size(of: .systemSmall) == nil)
        #expect(device.textSize(of: .accessoryCorner) == CGFloat(text))
        let screen = try #require(table.device(named: "\(Int(device.screen.width))x\(Int(device.screen.height))"))
        #expect(screen.kind == .watch && screen.textSize(of: .accessoryCorner) == CGFloat(text))
    }

    /// Measured on screenshots of macOS.
    @Test func aMac() throws {
        let device = try #require(table.device(named: "mac"))
        #expect(device.families == [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
        #expect(device.size(of: .systemSmall) == CGSize(width: 164, height: 164))
        #expect(device.size(of: .systemExtraLarge) == CGSize(width: 704, height: 344))
        #expect(device.cornerRadius(of: nil) == 20 && device.cornerRadius(of: .iOS26) == 28)
        #expect(Presentation.automatic.place(of: .widget(.systemMedium), on: device) == .desktop)
        #expect(Presentation.home.place(of: .widget(.systemMedium), on: device) == nil)
        #expect(PictureForm.presentations(on: device).isEmpty && PictureForm.places(on: device).isEmpty)
    }

    /// Measured on screenshots: 23.2 points on screens of 430 and 414, 21.65 on one of 393, each 0.137 of a small widget's width. The
    /// others follow from that.
    @Test(arguments: ["430x932", "414x896", "414x736", "402x874", "393x852", "375x812", "375x667", "320x568"]) func corners(screen: String) throws {
        let device = try #require(table.device(named: screen))
        let (radius, small) = (try #require(device.cornerRadius), try #require(device.size(of: .systemSmall)))
        #expect(abs(radius - 0.137 * small.width) < 0.06)
    }

    @Test func namesAreForgiving() {
        #expect(table.device(named: "iphone 15 pro max")?.screen == CGSize(width: 430, height: 932))
        #expect(table.device(named: "932×430")?.screen == CGSize(width: 430, height: 932))
        #expect(table.device(named: "iPhone 99") == nil)
    }

    @Test func theStandardDeviceIsOfTheLargestClass() {
        #expect(table.standard.size(of: .systemLarge) == CGSize(width: 364, height: 382))
    }

    @Test func aDamagedTableSaysSo() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("devices-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("{\"devices\": [".utf8).write(to: folder.appendingPathComponent("devices.json"))
        #expect(throws: DeviceTableFailure.self) { try DeviceTable(resources: ResourceFolder(url: folder)) }
    }
}
