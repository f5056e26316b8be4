import Foundation
import Testing

/// Tests the environment of a widget's view in each family and on each device.
@Suite struct EnvironmentTests {
    private func found(_ arguments: [String]) throws -> [String: String] {
        try Findings("Surrounded", arguments).found
    }

    @Test func aHomeScreenWidget() throws {
        let found = try found(["--family", "systemSmall"])
        #expect(
            found == [
                "family": "systemSmall", "mode": "fullColor", "showsBackground": "true", "showsLabel": "false",
                "margin": "16.0", "scheme": "light", "typeSize": "large", "isLuminanceReduced": "false",
                "accessibility": "standard false false", "reasons": "0", "locale": "en_US", "calendar": "gregorian", "zone": "GMT",
                "direction": "leftToRight", "scale": "3.0", "size": "138.0x138.0",
            ])
    }

    @Test func everyOptionReachesTheView() throws {
        let found = try found([
            "--family", "systemLarge", "--scheme", "dark", "--type-size", "xxLarge", "--luminance-reduced",
            "--redact", "privacy", "--redact", "invalidated", "--locale", "ar_EG", "--calendar", "islamicCivil",
            "--time-zone", "Africa/Cairo", "--scale", "2", "--rendering-mode", "accented",
            "--accessibility", "boldText", "--accessibility", "increaseContrast", "--accessibility", "reduceMotion",
        ])
        #expect(found["accessibility"] == "increased true true")
        #expect(found["mode"] == "accented" && found["showsBackground"] == "false")
        #expect(found["scheme"] == "dark" && found["typeSize"] == "xxLarge")
        #expect(found["isLuminanceReduced"] == "true" && found["reasons"] == "6")
        #expect(found["locale"]?.hasPrefix("ar_EG") == true && found["calendar"] == "islamic-civil")
        #expect(found["zone"] == "Africa/Cairo" && found["direction"] == "rightToLeft" && found["scale"] == "2.0")
    }

    @Test func lockScreenWidgetsAreVibrant() throws {
        for (family, size) in [
            ("accessoryCircular", "76.0x76.0"), ("accessoryRectangular", "172.0x76.0"), ("accessoryInline", "257.0x26.0"),
        ] {
            let found = try found(["--family", family])
            #expect(found["family"] == family && found["mode"] == "vibrant" && found["scheme"] == "dark")
            #expect(found["showsBackground"] == "false" && found["margin"] == "0.0" && found["size"] == size)
        }
    }

    @Test func extraLargeOnAnIPad() throws {
        let found = try found(["--family", "systemExtraLarge", "--device", "iPad Pro 13-inch (M4)"])
        #expect(found["size"] == "763.0x346.5" && found["family"] == "systemExtraLarge")
    }

    /// A corner has full color on a dark watch face. A warning tells that the picture does not contain its label.
    @Test func cornersOnAWatch() throws {
        let findings = try Findings("Surrounded", ["--family", "accessoryCorner", "--device", "Apple Watch 45mm"])
        #expect(findings["mode"] == "fullColor" && findings["scheme"] == "dark" && findings["size"] == "38.0x38.0")
        #expect(findings["showsLabel"] == "true")
        #expect(findings.errors.contains("widgetLabel"), "\(findings.errors)")
        let folder = try TemporaryFolder()
        let watch = try Program(name: "Probe").run(
            "render", "--kind", "Surrounded", "--device", "198x242", "--luminance-reduced", "--redact", "privacy",
            "--quiet", "--output", folder.url.path)
        #expect(watch.status == 0)
        #expect(folder.files == ["Circular", "Corner", "Inline", "Rectangular"].map {
            "Surrounded/accessory\($0)-dimmed-privacy.png"
        })
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Surrounded"))
        let result = try Program(name: "Probe").run(
            "render", "--kind", "Surrounded", "--family", "accessoryCorner", "--output", folder.url.path)
        #expect(result.status == 2)
        #expect(result.errors.contains("Choose another --device, such as \"Apple Watch 40mm\"."), "\(result.errors)")
    }

    @Test func settingsForAccessibilityAreVariants() throws {
        let folder = try TemporaryFolder()
        let result = try Program(name: "Probe").run(
            "render", "--kind", "Surrounded", "--family", "systemSmall", "--accessibility", "boldText",
            "--accessibility", "buttonShapes", "--quiet", "--output", folder.url.path)
        #expect(result.status == 0, "\(result.errors)")
        #expect(folder.files == ["Surrounded/systemSmall-boldText-buttonShapes.png"])
        let wrong = try Program(name: "Probe").run("render", "--accessibility", "bold")
        #expect(wrong.status == 2 && wrong.errors.contains("boldText"), "\(wrong.errors)")
    }

    @Test func unknownRedactionsAreReportedWithTheValidOnes() throws {
        let result = try Program(name: "Probe").run("render", "--redact", "everything")
        #expect(result.status == 2)
        #expect(result.errors.contains("privacy, invalidated or placeholder"), "\(result.errors)")
    }
}
