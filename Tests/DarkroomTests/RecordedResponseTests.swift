import Files
import Foundation
import Testing

@testable import Darkroom

@Suite struct RecordedResponseTests {
    private func response(_ url: String) throws -> RecordedResponse {
        RecordedResponse(url: try #require(URLPattern(url)))
    }

    private func request(_ url: String, _ method: String = "GET", body: String = "") throws -> NetworkRequest {
        NetworkRequest(url: try #require(URL(string: url)), method: method, body: Data(body.utf8))
    }

    @Test func methodQueryAndBodyAreCompared() throws {
        var response = try response("https://a.example/days")
        let asked = try request("https://a.example/days?b=2&a=zwei%20tage", "POST", body: "name=x")
        #expect(!response.answers(asked))
        response.query = ["a": TextPattern("zwei*")]
        #expect(response.answers(asked))
        response.query["c"] = TextPattern("*")
        #expect(!response.answers(asked))
        response.query = ["b": TextPattern("2")]
        response.method = "GET"
        #expect(!response.answers(asked))
        response.method = "POST"
        response.requestBody = TextPattern("*=y")
        #expect(!response.answers(asked))
        response.requestBody = TextPattern("*=x")
        response.requestDigest = asked.digest
        #expect(response.answers(asked))
        response.requestDigest = "0"
        #expect(!response.answers(asked))
    }

    @Test func theMoreSpecificResponseAnswers() throws {
        let (any, some, exact) = (try response("*"), try response("https://a.example/*"), try response("https://a.example/x"))
        var posted = some
        posted.method = "POST"
        #expect(exact.isMoreSpecific(than: posted) && posted.isMoreSpecific(than: some) && some.isMoreSpecific(than: any))
        #expect(!any.isMoreSpecific(than: some) && !some.isMoreSpecific(than: some))
    }

    @Test func redirectionsKeepOrDropTheBody() throws {
        let posted = try request("https://a.example/x/y", "POST", body: "b")
        #expect(posted.redirected(status: 302, location: "../z")?.url.absoluteString == "https://a.example/z")
        #expect(posted.redirected(status: 302, location: "/z")?.method == "GET")
        #expect(posted.redirected(status: 307, location: "/z")?.body == posted.body)
        #expect(posted.redirected(status: 302, location: nil) == nil)
        #expect(posted.redirected(status: 200, location: "/z") == nil)
    }

    @Test func hashesAreTheSameOnEveryMachine() throws {
        #expect(FNVHash("".utf8).hexadecimal == "cbf29ce484222325")
        #expect(FNVHash("a".utf8).hexadecimal == "af63dc4c8601ec8c")
        #expect(try request("https://a.example").digest == nil)
    }

    @Test func damagedGzipIsAnError() throws {
        let whole = try #require(Data(base64Encoded: "H4sIAAAAAAACAyvNq8osKEhNAQDRvhsJCAAAAA=="))
        #expect(try GzipDecoder.decode(whole) == Data("unzipped".utf8))
        for length in 0..<whole.count { #expect(throws: URLError.self) { try GzipDecoder.decode(whole.prefix(length)) } }
        // The data claims to have four gigabytes.
        #expect(throws: URLError.self) { try GzipDecoder.decode(whole.dropLast(4) + [0xff, 0xff, 0xff, 0xff]) }
    }
}
