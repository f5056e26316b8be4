import Foundation
import Testing

/// A widget whose body ends the program costs its own pictures and no others.
@Suite struct LostWidgetTests {
    private let folder: TemporaryFolder
    private let troubles = Program(name: "Troubles")
    private let keys = ["KEYS": "none"]

    init() throws { folder = try TemporaryFolder() }

    private func run(_ words: [String], _ environment: [String: String]) throws -> Program.Result {
        try troubles.run(
            words + ["--kind", "Twice", "--date", "2026-06-09T16:00:00Z", "--scale", "1"], environment: environment)
    }

    private let message = "The body of Keyless ended the program; its pictures are missing."

    @Test(arguments: [["render", "--output"], ["timeline", "--output"], ["check", "--output"]])
    func theOthersAreMade(words: [String]) throws {
        let result = try run(words + [folder.url.path], keys)
        #expect(result.status == 3, "\(result)")
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(result.errors.contains("There is no file of keys"), "\(result.errors)")
        #expect(!folder.files.isEmpty)
    }

    @Test(arguments: [["render", "--output"], ["timeline", "--output"]])
    func whatTheInitializerOfABundleEnds(words: [String]) throws {
        let result = try run(words + [folder.url.path], ["ACCOUNT": "none"])
        #expect(result.status == 3, "\(result)")
        #expect(
            result.errors.contains("The initializer of Troubles ended the program; the widgets are drawn without what it sets up."),
            "\(result.errors)")
        #expect(result.errors.contains("There is no account"), "\(result.errors)")
        #expect(folder.files.contains { $0.hasSuffix(".png") })
    }

    @Test func theOthersAreListed() throws {
        let result = try troubles.run(["list"], environment: keys)
        #expect(result.status == 3 && result.errors.contains(message), "\(result)")
        #expect(result.output.contains("Twice") && !result.output.contains("Keyless"), "\(result)")
    }

    @Test func itsGoldensSurvive() throws {
        let golden = folder.url.appendingPathComponent("golden")
        let first = try run(["record", "--golden", golden.path, "--kind", "Keyless"], ["KEYS": "there"])
        #expect(first.status == 0, "\(first)")
        let file = golden.appendingPathComponent("Keyless/systemSmall.png")
        let data = try Data(contentsOf: file)
        for command in [["record"], ["verify", "--output", folder.url.appendingPathComponent("report").path]] {
            let result = try troubles.run(command + ["--golden", golden.path], environment: keys)
            #expect(result.status == 3 && result.errors.contains(message), "\(result)")
            #expect(try Data(contentsOf: file) == data)
        }
        // A picture that lacks what the bundle's initializer sets up is no golden either.
        let initializer = "The initializer of Troubles ended the program; the widgets are drawn without what it sets up."
        for command in [["record"], ["verify", "--output", folder.url.appendingPathComponent("report").path]] {
            let result = try troubles.run(
                command + ["--golden", golden.path, "--kind", "Keyless"], environment: ["KEYS": "there", "ACCOUNT": "none"])
            #expect(result.status == 3 && result.errors.contains(initializer), "\(result)")
            #expect(result.errors.contains("error: Goldens need that initializer, so none is drawn.\n"), "\(result)")
            #expect(try Data(contentsOf: file) == data)
        }
        let last = try troubles.run(
            ["verify", "--golden", golden.path, "--output", folder.url.appendingPathComponent("report").path], environment: ["KEYS": "there"])
        #expect(last.status == 0, "\(last)")
    }

    private let previews = "Badge_Previews ended the program, which is left out with its previews. A device does not run it."

    /// A device does not run previews. Here they only give the states of a Live Activity.
    @Test func previewsThatEndTheProgramCostNothing() throws {
        let result = try troubles.run(
            ["render", "--kind", "DeliveryAttributes", "--output", folder.url.path, "--scale", "1"], environment: ["SAMPLES": "none"])
        #expect(result.status == 0, "\(result)")
        #expect(result.errors.contains("warning: " + previews) && result.errors.contains("There are no samples"), "\(result.errors)")
        #expect(folder.files.contains { $0.hasSuffix("content-entry1.png") }, "\(folder.files)")
    }

    @Test func previewsThatAreAskedForCostTheStatus() throws {
        let result = try troubles.run(
            ["render", "--previews", "--output", folder.url.path, "--scale", "1"], environment: ["SAMPLES": "none"])
        #expect(result.status == 3 && result.errors.contains("error: " + previews), "\(result)")
        #expect(folder.files.contains { $0.contains("Fitting") }, "\(folder.files)")
        #expect(!folder.files.contains { $0.contains("Small badge") }, "\(folder.files)")
    }
}
