import Testing

@testable import ProgramBuilding

@Suite struct PlatformTests {
    @Test func namesIgnoreCase() throws {
        #expect(try ["ios", "WATCHOS", "macOS", "visionos"].map(Platform.named) == [.iOS, .watchOS, .macOS, .visionOS])
        let error = #expect(throws: (any Error).self) { try Platform.named("Linux") }
        #expect(error.map { "\($0)" } == "--platform: there is no \"Linux\". It takes iOS, watchOS, macOS, visionOS.")
    }

    @Test(arguments: [
        (Platform.iOS, "render", [], []),
        (.watchOS, "render", ["--quiet"], ["--quiet", "--device", "Apple Watch 45mm"]),
        (.watchOS, "render", ["--device", "iPhone 15"], ["--device", "iPhone 15"]),
        (.watchOS, "record", ["--device=iPhone 15"], ["--device=iPhone 15"]),
        (.watchOS, "list", [], []),
        (.macOS, "timeline", [], ["--device", "Mac"]),
        (.macOS, "render", ["--device", "iPad Air 11-inch (M3)"], ["--device", "iPad Air 11-inch (M3)"]),
    ])
    func widgetsOfWatchesAndMacsAreDrawnForThem(_ platform: Platform, _ command: String, _ options: [String], _ expected: [String]) {
        #expect(platform.options(for: command, beside: options) == expected)
    }
}
