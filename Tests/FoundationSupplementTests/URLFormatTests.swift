import FoundationSupplement
import Testing

@Suite struct URLFormatTests {
    private let url = URL(string: "https://me:secret@www.m.example.com:8080/path/to?key=value#end")!

    @Test func addressesAreWrittenWithoutWhatFewRead() {
        #expect(url.formatted() == "https://www.m.example.com/path/to")
        #expect(URL.FormatStyle().format(URL(string: "ftp://a.example:21/x")!) == "ftp://a.example:21/x")
        #expect(URL(string: "mailto:me@example.com")!.formatted() == "mailto:me@example.com")
    }

    @Test func partsAreChosen() {
        #expect(url.formatted(.url.scheme(.never).path(.never).port(.always)) == "www.m.example.com:8080")
        #expect(url.formatted(.url.user().password().query().fragment())
            == "https://me:secret@www.m.example.com/path/to?key=value#end")
        #expect(url.formatted(.url.host(.omitSpecificSubdomains(["www", "m"])).path(.never)) == "https://m.example.com")
        #expect(url.formatted(.url.host(.omitSpecificSubdomains(["www", "m"], includeMultiLevelSubdomains: true)).path(.never))
            == "https://example.com")
        #expect(url.formatted(.url.scheme(.omitWhen(.scheme, matches: ["https"])).path(.displayWhen(.host, matches: ["x"])))
            == "www.m.example.com")
    }
}
