import FoundationSupplement
import Testing

/// The texts are those of Apple's systems.
struct ErrorDescriptionTests {
    private enum Trouble: Error { case first, second }

    private struct Explained: LocalizedError { var errorDescription: String? { "The tide is too low." } }
    private struct Reasoned: LocalizedError { var failureReason: String? { "The tide is too low." } }
    private struct Reading: Decodable { var height: Int }

    private func text(_ body: () throws -> Void) -> String {
        #expect(ErrorDescription.isInstalled)
        do { try body() } catch { return error.localizedDescription }
        return "no error"
    }

    @Test func errorsOfPrograms() {
        #expect(text { throw Explained() } == "The tide is too low.")
        #expect(text { throw Reasoned() } == "The operation couldn’t be completed. The tide is too low.")
        #expect(text { throw NSError(domain: "Tides", code: 3) } == "The operation couldn’t be completed. (Tides error 3.)")
        #expect(
            text { throw NSError(domain: "Tides", code: 3, userInfo: [NSLocalizedDescriptionKey: "Low"]) } == "Low")
        #expect(text { throw Trouble.second }.hasPrefix("The operation couldn’t be completed. (FoundationSupplementTests."))
        #expect(text { throw Trouble.second }.hasSuffix("Trouble error 1.)"))
        #expect(
            text { throw URLError(.badServerResponse) }
                == "The operation couldn’t be completed. (NSURLErrorDomain error -1011.)")
        #expect(text { throw POSIXError(.ENOENT) } == "The operation couldn’t be completed. No such file or directory")
    }

    @Test(arguments: [
        ("{}", "The data couldn’t be read because it is missing."),
        ("{\"height\": null}", "The data couldn’t be read because it is missing."),
        ("{\"height\": \"low\"}", "The data couldn’t be read because it isn’t in the correct format."),
        ("<html>", "The data couldn’t be read because it isn’t in the correct format."),
    ])
    func decoding(json: String, expected: String) {
        #expect(text { _ = try JSONDecoder().decode(Reading.self, from: Data(json.utf8)) } == expected)
    }

    @Test func wholeDescriptions() {
        #expect(ErrorDescription.isInstalled)
        let error = NSError(domain: "Tides", code: 3, userInfo: [NSLocalizedDescriptionKey: "Low", "Height": 2])
        #expect("\(error)" == "Error Domain=Tides Code=3 \"Low\" UserInfo={Height=2, NSLocalizedDescription=Low}")
        #expect("\(NSError(domain: "Tides", code: 3))" == "Error Domain=Tides Code=3 \"(null)\"")
        #expect(NSError(domain: NSCocoaErrorDomain, code: 4).description.hasSuffix("Code=4 \"The file doesn’t exist.\""))
    }

    @Test func files() {
        let expected = "The file “tides.json” couldn’t be opened because there is no such file."
        #expect(text { _ = try Data(contentsOf: URL(fileURLWithPath: "/nowhere/tides.json")) } == expected)
        #expect(text { throw CocoaError(.fileReadNoSuchFile) } == "The file couldn’t be opened because it doesn’t exist.")
        #expect(
            text { try FileManager.default.removeItem(atPath: "/nowhere/tides.json") }
                == "The file “tides.json” doesn’t exist.")
    }

    @Test func failedRequests() throws {
        let url = try #require(URL(string: "https://tides.example/now"))
        let error = URLError(.notConnectedToInternet, failing: url)
        #expect(error.localizedDescription == "The Internet connection appears to be offline.")
        #expect((error as NSError).localizedDescription == "The Internet connection appears to be offline.")
        #expect(error.failingURL == url)
        #expect(error.userInfo["NSErrorFailingURLStringKey"] as? String == "https://tides.example/now")
        #expect(
            text { throw URLError(.userAuthenticationRequired, failing: nil) }
                == "The operation couldn’t be completed. (NSURLErrorDomain error -1013.)")
    }
}
