import Foundation
import Testing

/// Tests `inspect` and `render --outline` with the executable.
@Suite struct InspectTests {
    private let options = ["--date", "2026-01-01T09:00:00Z"]

    @Test func treesContainTheWidgetsOwnViews() throws {
        let result = try Program(name: "TodoWidget").run(["inspect", "--family", "systemMedium"] + options)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.hasPrefix("TodoWidget systemMedium light, opens mytodos://todos/1\n"))
        #expect(result.output.contains("MediumSizeView (0, 0) 364×170"))
        #expect(result.output.contains("GroupBox (16, 16) 332×138"))
        #expect(result.output.contains("\"My Todos\""))
    }

    @Test func treesAsJSON() throws {
        let result = try Program(name: "TodoWidget").run(["inspect", "--json", "--scheme", "dark"] + options)
        let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        let widgets = try #require(report?["widgets"] as? [[String: Any]])
        #expect(report?["version"] as? Int == 1)
        #expect(widgets.map { $0["family"] as? String } == ["systemMedium", "systemLarge"])
        #expect(widgets.allSatisfy { $0["scheme"] as? String == "dark" })
        let view = try #require(widgets[0]["view"] as? [String: Any])
        #expect(view["frame"] as? [String: Double] == ["x": 0, "y": 0, "width": 364, "height": 170])
        #expect(try Program(name: "TodoWidget").run(["inspect", "--json", "--scheme", "dark"] + options).output == result.output)
    }

    @Test func outlinesAreDrawnOverThePicture() throws {
        let folder = try TemporaryFolder()
        let program = Program(name: "StreakWidget")
        for (name, outline) in [("plain", []), ("outlined", ["--outline"])] {
            let output = folder.url.appendingPathComponent(name).path
            #expect(try program.run(["render", "--format", "svg", "--output", output] + outline + options).status == 0)
        }
        let pictures = try ["plain", "outlined"].map {
            try String(
                contentsOf: folder.url.appendingPathComponent("\($0)/StreakWidget/systemSmall.svg"), encoding: .utf8)
        }
        #expect(pictures[0] != pictures[1])
        #expect(pictures[1].count > pictures[0].count)
    }

    @Test func badOptionsAreRefused() throws {
        let result = try Program(name: "TodoWidget").run("inspect", "--family", "systemHuge")
        #expect(result.status == 2)
        #expect(result.errors.contains("systemHuge"))
        #expect(result.output.isEmpty)
    }
}
