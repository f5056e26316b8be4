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
        "tinted": ["--presentation", "home", "--scheme", "light", "--rendering-mode", "accented", "--wallpaper", "meadow"],
        "standby": ["--presentation", "standby", "--scheme", "light"],
        "standby-night": ["--presentation", "standby-night", "--scheme", "light"],
        "watch": ["--presentation", "watch", "--scheme", "light", "--device", "Apple Watch 45mm", "--widgets"],
    ]

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
