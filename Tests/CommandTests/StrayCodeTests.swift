import Foundation
import Testing

/// Tests code that a provider's initializer starts and that ends the program, where no picture waits for it.
@Suite struct StrayCodeTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Where the program ends depends on the system, so it may also be taken for what the provider does.
    @Test(arguments: ["crash", "stop"])
    func thePicturesAreDrawnWithoutIt(end: String) throws {
        let result = try Program(name: "Troubles").run(
            ["render", "--kind", "Stray", "--json", "--date", "2026-06-09T16:41:00Z", "--output", folder.url.path],
            environment: ["STRAY": end])
        #expect(result.status == 3, "\(result)")
        #expect(result.errors.contains(end == "stop" ? "the account" : "Fatal error: There is no account"), "\(result.errors)")
        #expect(folder.files == ["Stray/systemLarge.png", "Stray/systemSmall.png"], "\(result.errors)")
        #expect(result.output.contains("\"pictures\""), "\(result.output)")
    }
}
