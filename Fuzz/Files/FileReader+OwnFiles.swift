import Darkroom
import Files
import Foundation
import Goldens

/// The readers of Darkroom's own files.
extension FileReader {
    static let programFiles = [
        FileReader(
            name: "configuration",
            samples: [
                "Tests/Fixtures/Checks/Language/darkroom.yml", "Tests/Fixtures/Checks/Text/darkroom.yml", configuration,
            ],
            place: "darkroom.yml"
        ) { _, folder in _ = try ConfigurationFile(folder.appendingPathComponent("darkroom.yml").path) },
        FileReader(
            name: "scene", samples: ["Examples/Scenes/TodoWidget.yml", "Examples/Scenes/WeatherWidget.yml"],
            place: "scene.yml"
        ) { _, folder in
            _ = try SceneArguments.sources(in: ["scene", "--file", folder.appendingPathComponent("scene.yml").path])
        },
        FileReader(name: "goldens", samples: ["Tests/Fixtures/Checks/Widget/golden/goldens.json"], place: "goldens.json") {
            _, folder in
            _ = try GoldenList(in: folder)
        },
        FileReader(name: "report", samples: [report], place: "report.json") { _, folder in
            _ = try ReportReader(folder: folder).read()
        },
        FileReader(name: "fixtures", samples: [fixtures], place: "fixtures.json") { _, folder in
            _ = try FixtureList(folder: folder)
        },
        FileReader(
            name: "defaults", samples: [defaults, "Tests/Fixtures/Projects/Harbor/HarborWidgets/Info.plist"],
            place: "defaults"
        ) { _, folder in _ = try DefaultsFile(folder.appendingPathComponent("defaults")).values() },
        FileReader(name: "manifest", samples: [manifest], place: "manifest.json") { _, folder in
            try ManifestFile.checkVersion(in: folder)
            ManifestFile.forEachFile(in: folder) { _ in }
        },
        FileReader(name: "yaml", samples: [projectYAML, configuration], place: "a.yml") { data, _ in
            _ = try YAMLText.value(of: data)
        },
    ]

    private static let configuration = """

        options: {device: iPhone 15 Pro, date: 2026-06-09T09:41:00Z}
        matrix: {scheme: [light, dark], locale: [en_US, de_DE], only: [systemSmall]}
        variants:
          - {name: large-text, typeSize: accessibility3, only: [systemMedium]}
        rules: {text.small: error}
        """
    private static let report = """

        {"version": 1, "darkroom": "1.0", "goldens": "golden", "causes": [{"name": "pango", "recorded": "1", "found": "2"}],
          "pictures": [{"name": "a/systemSmall", "kind": "a", "family": "systemSmall", "scheme": "light", "outcome": "changed",
          "width": 155, "height": 155, "scale": 2, "expected": "expected/a.png", "actual": "actual/a.png",
          "masks": [{"x": 0, "y": 0, "width": 2, "height": 2}], "difference": {"expectedSize": {"width": 9, "height": 9},
          "actualSize": {"width": 9, "height": 9}, "differingPixels": 3, "antialiasedPixels": 1, "area": 81,
          "boxes": [{"x": 1, "y": 1, "width": 2, "height": 2}], "largestChannelDifference": 9, "largestColorDistance": 0.1,
          "similarity": 0.9}}]}
        """
    private static let fixtures = """

        {"responses": [{"url": "https://api.example.com/days?*", "status": 200, "headers": {"A": "b"}, "query": {"q": "1"}, "body": {"a": [1]}},
          {"url": "*", "file": "days.json", "method": "POST", "requestBody": "a*"}]}
        """
    private static let defaults = """

        {"group.com.example": {"key": 1, "date": {"$date": "2026-06-09T16:41:00Z"}, "data": {"$data": "aGVsbG8="}, "list": [1, 2.5, true, "a"]}}
        """
    private static let manifest = """

        {
        "version": 1,
        "pictures": [
        {"file": "a.png", "family": "systemSmall"},
        {"file": "b.png", "family": "systemSmall"}
        ],
        "contactSheet": {"file": "sheet.png"}
        }
        """
}
