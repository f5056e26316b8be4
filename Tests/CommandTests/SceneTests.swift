import Foundation
import Testing

/// `scene`: whole screens that files describe.
@Suite struct SceneTests {
    private let folder: TemporaryFolder
    private let weather = Program(name: "WeatherWidget")

    init() throws { folder = try TemporaryFolder() }

    private static let options = ["--date", "2026-06-09T09:41:00Z", "--scale", "1"]

    @Test(arguments: ["TodoWidget", "StreakWidget", "DadJokesWidget", "EmojiRangerWidget", "WeatherWidget"])
    func theExamplesScenesMatchTheGoldens(program: String) throws {
        let file = Program.package.appendingPathComponent("Examples/Scenes/\(program).yml").path
        let result = try Program(name: program).run(
            ["scene", "--file", file, "--output", folder.url.path] + Self.options)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        let actual = try Data(contentsOf: folder.url.appendingPathComponent("\(program).png"))
        let golden = Golden(
            file: Program.package.appendingPathComponent("golden/scenes/\(program).png"),
            failures: Program.package.appendingPathComponent(".build/golden-failures"))
        if ProcessInfo.processInfo.environment["DARKROOM_RECORD"] == "1" { return try golden.record(actual) }
        if try Data(contentsOf: golden.file) == actual { return }
        Issue.record("\(program).png differs from its golden: \(try golden.compare(actual, name: "scene-\(program)"))")
    }

    @Test(arguments: [
        ("screens: [", "scene.yml is no YAML: line "),
        ("- a", "scene.yml: it needs the keys sources, size, background"),
        ("screen: []", "scene.yml: there is no key \"screen\". Did you mean \"screens\"?"),
        ("screens: []", "scene.yml, screens: it lists no screens."),
        ("size: large", "scene.yml, size: \"large\" is no size."),
        ("captionColor: red\nscreens: []", "scene.yml, captionColor: \"red\" is no color."),
        ("background: sand\nscreens: []", "scene.yml, background: there is no \""),
        ("screens: [{presentation: island}]", "scene.yml, screens[1], presentation: island is no whole screen."),
        ("screens: [{presentation: hme}]", "scene.yml, screens[1], presentation: there is no \"hme\". Did you mean \"home\"?"),
        ("screens: [{date: soon}]", "scene.yml, screens[1], date: \"soon\" is no date."),
        ("screens: [{tint: \"#FF9500\"}]", "scene.yml, screens[1], tint: only the accented rendering mode has a tint."),
        ("screens: [{locale: \"??\"}]", "scene.yml, screens[1], locale: \"??\" is not a locale."),
        ("screens: [{os: \"12\"}]", "scene.yml, screens[1], os: there is no \"12\"."),
        ("screens: [{presentation: desktop}]", "scene.yml, screens[1], presentation: desktop is no whole screen."),
        ("animation: {every: soon}", "scene.yml, animation, every: \"soon\" is not a length of time."),
        ("animation: {for: 24h, every: 1s}", "scene.yml, animation, every: that makes more than 2000 pictures."),
        ("animation: {until: 3}", "scene.yml, animation: there is no key \"until\"."),
        ("screens: [{frame: 3}]", "scene.yml, screens[1], frame: it is true or false."),
        ("screens: [{}]", "scene.yml, screens[1], pictures: it lists no pictures."),
        ("screens: [{pictures: [{family: systemSmall}]}]", "scene.yml, screens[1], pictures[1], kind: it is missing."),
        ("screens: [{pictures: [{kind: A}]}]", "scene.yml, screens[1], pictures[1], family: it is missing."),
        ("screens: [{pictures: [{kind: A, family: small}]}]", "scene.yml, screens[1], pictures[1], family: there is no \"small\"."),
        ("screens: [{pictures: [{kind: A, family: systemSmall, at: [0, 1]}]}]", "pictures[1], at: write the column and the row"),
        ("screens: [{pictures: [{kind: A, family: systemSmall, set: x}]}]", "pictures[1], set: it needs names with values"),
        ("screens: [{pictures: [{kind: A, family: systemSmall}]}]", "scene, screens[1], pictures[1], kind: there is no \"A\"."),
        ("screens: [{device: Phone, pictures: [{kind: A, family: systemSmall}]}]", "screens[1], device: there is no \"Phone\"."),
        (
            "screens: [{pictures: [{kind: WeatherWidget, family: accessoryInline}]}]",
            "pictures[1]: home on iPhone 15 Pro Max does not show accessoryInline."
        ),
        (
            "screens: [{pictures: [{kind: WeatherWidget, family: systemSmall, at: [4, 1]}]}]",
            "scene, screens[1], pictures[1]: it takes 2 × 2 cells, and there is no such room on the 4 × 6 of the Home Screen."
        ),
        (
            "screens: [{pictures: [{kind: WeatherWidget, family: systemSmall, set: {city: paris}}]}]", "--set city=paris:"
        ),
    ])
    func badScenesAreRefused(text: String, message: String) throws {
        let file = folder.url.appendingPathComponent("scene.yml")
        try Data(text.utf8).write(to: file)
        let result = try weather.run(
            ["scene", "--file", file.path, "--output", folder.url.appendingPathComponent("out").path] + Self.options)
        #expect(result.status == 2)
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(folder.files == ["scene.yml"])
    }

    @Test func timePassesInAnAnimation() throws {
        let file = folder.url.appendingPathComponent("day.yml")
        try Data(
            """
            animation: {from: 2026-06-09T09:00:00Z, for: 3h, every: 1h}
            screens:
              - presentation: lock
                pictures: [{kind: WeatherWidget, family: accessoryCircular}]
            """.utf8
        ).write(to: file)
        let output = folder.url.appendingPathComponent("out").path
        let result = try weather.run(["scene", file.path, "--output", output, "--animate", "gif", "--frame-rate", "2"] + Self.options)
        #expect(result.status == 0 && result.output == "Wrote 2 pictures to \(output).\n", "\(result.errors)\(result.output)")
        #expect(folder.files == ["day.yml", "out/day.gif", "out/day.png"])
        // Each picture of a GIF has one graphic control extension.
        let gif = try Data(contentsOf: folder.url.appendingPathComponent("out/day.gif"))
        #expect(gif.starts(with: Data("GIF89a".utf8)))
        #expect(gif.indices.dropLast(3).filter { gif[$0] == 0x21 && gif[$0 + 1] == 0xf9 && gif[$0 + 2] == 4 }.count == 3)
    }

    @Test func aSceneNamesItsSources() throws {
        let file = folder.url.appendingPathComponent("scene.yml")
        try Data("screens: []".utf8).write(to: file)
        let result = try Program(name: "darkroom").run("scene", file.path)
        #expect(result.status == 2 && result.errors.contains("scene.yml, sources: it names none."), "\(result.errors)")
        try Data("sources: Nowhere\nscreens: [{pictures: [{kind: A, family: systemSmall}]}]".utf8).write(to: file)
        let missing = try Program(name: "darkroom").run("scene", file.path, "--cache", folder.url.appendingPathComponent("cache").path)
        #expect(missing.status == 2 && missing.errors.contains(folder.url.appendingPathComponent("Nowhere").path), "\(missing.errors)")
    }

    @Test func optionsAndFilesDoNotContradictEachOther() throws {
        let file = Program.package.appendingPathComponent("Examples/Scenes/WeatherWidget.yml").path
        let output = folder.url.appendingPathComponent("out").path
        for option in [["--family", "systemSmall"], ["--kind", "WeatherWidget"], ["--presentation", "home"], ["--wallpaper", "tide"]] {
            let result = try weather.run(["scene", "--file", file, "--output", output] + option)
            #expect(result.status == 2 && result.errors.contains("\(option[0]): the file of a scene says that."), "\(result.errors)")
        }
        let missing = try weather.run("scene", "--file", "/nowhere.yml", "--output", output)
        #expect(missing.status == 2 && missing.errors.contains("--file: /nowhere.yml cannot be read."), "\(missing.errors)")
        let twice = try weather.run("scene", "--file", file, "--file", file, "--output", output)
        #expect(twice.status == 2 && twice.errors.contains("two scenes are called WeatherWidget"), "\(twice.errors)")
        #expect(folder.files.isEmpty)
    }
}
