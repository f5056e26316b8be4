import CairoGraphics
import Foundation
import Testing

/// Live Activities and controls as commands draw them, and pictures in their places on a device.
@Suite struct SurfaceTests {
    private let weather = Program(name: "WeatherWidget")
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let options = ["--date", "2026-06-09T09:41:00Z", "--scale", "1"]

    private func render(_ arguments: String..., output: String = "out") throws -> Program.Result {
        try weather.run(["render", "--output", folder.url.appendingPathComponent(output).path] + Self.options + arguments)
    }

    @Test func nothingIsLeftOut() throws {
        let result = try render()
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        let controls = ["ActionButton", "Large", "LockScreen", "Medium", "Small"].map { "out/RainAlertsControl/control\($0).png" }
        let activities = ["compact", "content", "expanded", "minimal"].map { "out/RainAttributes/\($0).png" }
        #expect(folder.files.filter { $0.hasPrefix("out/Rain") } == controls + activities)
        #expect(folder.files.contains("out/WeatherWidget/systemSmall.png"))
    }

    @Test func aTapSwitchesAControlInEveryPlace() throws {
        let result = try render("--kind", "RainAlertsControl", "--tap", "Rain Alerts", "--json")
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        #expect(result.output.contains("\"intent\" : \"RainAlertsIntent\""))
        #expect(folder.files.count == 10)
        func data(_ name: String) throws -> Data {
            try Data(contentsOf: folder.url.appendingPathComponent("out/RainAlertsControl/\(name).png"))
        }
        for name in ["controlSmall", "controlMedium", "controlLarge", "controlLockScreen", "controlActionButton"] {
            #expect(try data(name) != data("\(name)-tap1"))
        }
    }

    @Test func formsSelectSurfaces() throws {
        let result = try render("--family", "expanded", "--family", "controlMedium")
        #expect(result.status == 0, "\(result.errors)")
        #expect(folder.files == ["out/RainAlertsControl/controlMedium.png", "out/RainAttributes/expanded.png"])
        let inspected = try weather.run(["inspect", "--family", "controlMedium"] + Self.options)
        #expect(inspected.output.hasPrefix("RainAlertsControl controlMedium light\n"), "\(inspected.output)")
    }

    @Test(arguments: [
        (["--family", "compact", "--device", "iPhone SE (3rd generation)"], "--family: iPhone SE (3rd generation) has no compact."),
        (["--family", "controlLockScreen", "--device", "iPad mini 4"], "--family: iPad mini 4 has no controlLockScreen."),
        (["--family", "expanded", "--kind", "WeatherWidget"], "--family: expanded is a presentation of Live Activities, and none"),
        (["--presentation", "lock", "--family", "systemSmall"], "--presentation: lock on iPhone 15 Pro Max does not show systemSmall."),
        (["--presentation", "watch"], "--presentation: watch on iPhone 15 Pro Max does not show"),
        (["--presentation", "homes"], "--presentation: there is no \"homes\". Did you mean \"home\"?"),
        (["--wallpaper", "dunes"], "--wallpaper lies behind pictures in their place."),
        (["--presentation", "home", "--wallpaper", "/nowhere.png"], "--wallpaper: there is no \"/nowhere.png\"."),
        (["--presentation", "home", "--wallpaper", #filePath], "is no picture. Name a PNG, JPEG, HEIC or WebP file."),
        (["--tint", "#FF9500"], "--tint: only the accented rendering mode has a tint."),
        (["--tint", "orange", "--rendering-mode", "accented"], "--tint: \"orange\" is no color. Write it as #RRGGBB"),
        (["--presentation", "carplay", "--family", "systemSmall"], "carplay on iPhone 15 Pro Max does not show systemSmall."),
        (["--presentation", "home", "--outline"], "--outline draws over a picture alone."),
    ])
    func badInputIsRefused(arguments: [String], message: String) throws {
        let result = try weather.run(
            ["render", "--output", folder.url.appendingPathComponent("out").path] + Self.options + arguments)
        #expect(result.status == 2)
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(folder.files.isEmpty)
    }

    @Test func anImageFileIsAWallpaper() throws {
        let image = Program.package.appendingPathComponent("golden/Hello/Hello/systemSmall.png").path
        let small = ["--family", "systemSmall", "--presentation", "home"]
        _ = try weather.run(["render", "--output", folder.url.appendingPathComponent("a").path] + Self.options + small)
        let result = try weather.run(
            ["render", "--output", folder.url.appendingPathComponent("b").path, "--wallpaper", image] + Self.options + small)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        func picture(_ name: String) throws -> Bitmap {
            try PNGDecoder.decode(Data(contentsOf: folder.url.appendingPathComponent("\(name)/WeatherWidget/systemSmall-home.png")))
        }
        let (drawn, own) = (try picture("a"), try picture("b"))
        #expect(drawn.width == 430 && own.width == 430 && drawn != own)
    }

    /// The pictures of docs/surfaces.md. Each folder of goldens keeps the options that its pictures are made with.
    private static let places: [String: [String]] = [
        "in-place": ["--presentation", "auto", "--scheme", "light"],
        "dark": ["--presentation", "auto", "--scheme", "dark", "--wallpaper", "dusk", "--family", "systemSmall",
            "--family", "accessoryRectangular", "--family", "content", "--family", "controlMedium"],
        "tinted": ["--presentation", "home", "--scheme", "light", "--rendering-mode", "accented", "--wallpaper", "meadow",
            "--tint", "#FF9F0A", "--family", "systemSmall", "--family", "systemMedium"],
        "clear": ["--presentation", "home", "--scheme", "light", "--scheme", "dark", "--rendering-mode", "accented", "--os", "26",
            "--wallpaper", "dunes", "--family", "systemMedium"],
        "tinted-glass": ["--presentation", "home", "--scheme", "light", "--rendering-mode", "accented", "--os", "26",
            "--tint", "#34C759", "--wallpaper", "dunes", "--family", "systemMedium"],
        "ios26": ["--presentation", "auto", "--scheme", "light", "--os", "26", "--wallpaper", "dusk", "--family", "systemSmall",
            "--family", "accessoryRectangular", "--family", "controlMedium"],
        "desktop": ["--presentation", "desktop", "--scheme", "light", "--family", "systemMedium"],
        "desktop-behind": ["--presentation", "desktop", "--scheme", "light", "--rendering-mode", "vibrant", "--family", "systemMedium"],
        "carplay": ["--presentation", "carplay", "--scheme", "light"],
        "standby": ["--presentation", "standby", "--scheme", "light"],
        "standby-night": ["--presentation", "standby-night", "--scheme", "light"],
        "watch": ["--presentation", "watch", "--scheme", "light", "--device", "Apple Watch 45mm"],
    ]

    /// The tool builds the watch's target, which has another family.
    @Test func aCornersLabelFollowsTheBezel() throws {
        let output = folder.url.appendingPathComponent("out")
        let result = try Program(name: "darkroom").run(
            ["render", Program.package.appendingPathComponent("Examples/WeatherWidget").path, "--platform", "watchOS", "--presentation",
                "watch", "--device", "Apple Watch 45mm", "--family", "accessoryCorner", "--output", output.path]
                + Self.options + ["--cache", folder.url.appendingPathComponent("cache").path])
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        let actual = try Data(contentsOf: output.appendingPathComponent("WeatherWidget/accessoryCorner-watch.png"))
        let golden = Golden(
            file: Program.package.appendingPathComponent("golden/surfaces/watch-corner.png"),
            failures: Program.package.appendingPathComponent(".build/golden-failures"))
        if ProcessInfo.processInfo.environment["DARKROOM_RECORD"] == "1" { return try golden.record(actual) }
        if try Data(contentsOf: golden.file) == actual { return }
        Issue.record("watch-corner.png differs from its golden: \(try golden.compare(actual, name: "watch-corner"))")
    }

    @Test(arguments: places.keys.sorted()) func picturesInTheirPlacesMatchTheGoldens(name: String) throws {
        let golden = Program.package.appendingPathComponent("golden/surfaces/\(name)")
        if ProcessInfo.processInfo.environment["DARKROOM_RECORD"] == "1" {
            let result = try weather.run(
                ["record", "--golden", golden.path, "--prune", "--forget"] + Self.options + (Self.places[name] ?? []))
            #expect(result.status == 0, "\(result.errors)")
            return
        }
        let result = try weather.run(
            "verify", "--golden", golden.path, "--output", Program.package.appendingPathComponent(".build/golden-failures/surfaces-\(name)").path)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)\(result.output)")
    }
}
