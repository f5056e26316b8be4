import Foundation
import Testing

/// A control whose provider gives no value shows the one for the gallery, and tells.
@Suite struct ControlTroubleTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private struct Report: Decodable {
        struct Picture: Decodable {
            let kind: String
            let placeholder: Bool?
        }
        let pictures: [Picture]
    }

    private func render(_ kinds: String...) throws -> (result: Program.Result, pictures: [Report.Picture]) {
        let result = try Program(name: "Troubles").run(
            ["render", "--output", folder.url.path, "--json", "--scale", "1", "--timeout", "3"] + kinds.flatMap { ["--kind", $0] })
        return (result, try JSONDecoder().decode(Report.self, from: Data(result.output.utf8)).pictures)
    }

    @Test func anErrorIsAWarning() throws {
        let (result, pictures) = try render("unreachable", "lamp")
        #expect(result.status == 0, "\(result)")
        let message = "unreachable: its provider gives no value: Unreachable(). Its value for the gallery is drawn in its place."
        #expect(result.errors.components(separatedBy: message).count == 2, "\(result.errors)")
        #expect(pictures.count { $0.kind == "unreachable" && $0.placeholder == true } == 5)
        #expect(pictures.count { $0.kind == "lamp" && $0.placeholder == nil } == 5)
        for form in ["controlSmall", "controlMedium", "controlLarge", "controlLockScreen", "controlActionButton"] {
            let files = try ["unreachable", "lamp"].map {
                try Data(contentsOf: folder.url.appendingPathComponent("\($0)/\(form).png"))
            }
            #expect(files[0] == files[1], "\(form): both lamps are on")
        }
    }

    @Test func aCrashCostsTheValueOfItsControlAlone() throws {
        let (result, pictures) = try render("burst", "lamp")
        #expect(result.status == 3, "\(result)")
        #expect(result.errors.contains("Fatal error: the lamp's own mistake"), "\(result.errors)")
        #expect(result.errors.components(separatedBy: "ended the program. The placeholder is drawn in its place").count == 2)
        #expect(pictures.count { $0.kind == "burst" && $0.placeholder == true } == 5)
        #expect(pictures.count { $0.kind == "lamp" && $0.placeholder == nil } == 5)
    }

    @Test func silenceIsAWarning() throws {
        let (result, pictures) = try render("unanswered")
        #expect(result.status == 0, "\(result)")
        let message = "unanswered: its value did not come within 3 seconds"
        #expect(result.errors.components(separatedBy: message).count == 2, "\(result.errors)")
        #expect(pictures.allSatisfy { $0.placeholder == true } && !pictures.isEmpty)
    }

    @Test func goldensTakeNoStandIn() throws {
        let result = try Program(name: "Troubles").run(
            ["record", "--golden", folder.url.path, "--kind", "unreachable", "--scale", "1"])
        #expect(result.status == 3, "\(result)")
        #expect(result.errors.contains("its provider gives no value: Unreachable()."), "\(result.errors)")
        #expect(folder.files == ["goldens.json"], "\(folder.files)")
    }
}
