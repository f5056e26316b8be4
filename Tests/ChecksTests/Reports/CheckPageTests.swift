import Foundation
import Testing

@testable import Checks

/// The page of findings with the real parts of the resources.
@Suite final class CheckPageTests {
    private static let resources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Resources")
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-page-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func page(limit: Int = CheckPage.standardLimit) throws -> String {
        try Data([1, 2, 3]).write(to: folder.appendingPathComponent("a.png"))
        var report = SampleFindings.report
        report.files = ["TodoWidget/systemSmall": .init(path: "a.png", width: 170, height: 170)]
        var text = ""
        try CheckPage(report, picturesIn: folder, resources: Self.resources, limit: limit, page: { "Page of \($0)." }).write { text += $0 }
        return text
    }

    @Test func aPageContainsFindingsRulesAndPictures() throws {
        let page = try page()
        #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</body>\n</html>\n") && !page.contains("{{"))
        #expect(page.contains("<script type=\"text/plain\" id=\"picture-0\">AQID</script>"))
        #expect(page.contains("\"picture\":{\"element\":0,\"height\":170,\"path\":\"a.png\",\"width\":170}"))
        #expect(page.contains("\"frame\":[16,20.5,120,20]") && page.contains("\"page\":\"Page of text.small.\""))
        // The data cannot end its element.
        #expect(page.contains("Good \\u003Cmorning>") && !page.contains("<morning>"))
    }

    @Test func thePolicyForbidsRequestsAndAllowsTheScriptAlone() throws {
        let page = try page()
        let policy = try #require(page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)).output.1
        #expect(policy.hasPrefix("default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'; script-src 'sha256-"))
        let own = page.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
        #expect(!own.contains("http://") && !own.contains("https://") && !own.contains("@import") && !own.contains("innerHTML"))
    }

    @Test func picturesWithoutRoomStayBesideThePage() throws {
        let page = try page(limit: 10)
        #expect(!page.contains("id=\"picture-0\""))
        #expect(page.contains("\"picture\":{\"height\":170,\"path\":\"a.png\",\"width\":170}"))
    }
}
