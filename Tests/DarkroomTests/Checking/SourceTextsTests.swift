import Testing

@testable import Darkroom

@Suite struct SourceTextsTests {
    @Test func keysThatAStringIs() {
        let sources = SourceTexts([#"Text("Done"); Text("\(count) items"); String(format: "%d of %@", 1, name)"#])
        #expect(sources.mentioned(["Done", "%lld items", "%d of %@", "Old"]) == ["Done", "%lld items", "%d of %@"])
    }

    @Test func symbolsThatAFileAsksTheirVersionFor() {
        let sources = SourceTexts([
            #"if #available(iOS 16, *) { Image(systemName: "dumbbell.fill") }"#, #"Image(systemName: "bird.fill")"#,
            #"@available(iOS 15.4, *) let key = Image(systemName: "person.badge.key")"#,
        ])
        #expect(sources.guards("dumbbell.fill", since: "16.0"))
        #expect(!sources.guards("dumbbell.fill", since: "17.0"))
        #expect(!sources.guards("bird.fill", since: "16.0"))
        #expect(sources.guards("person.badge.key", since: "15.4"))
    }

    @Test func versionsInTheirOrder() {
        #expect(VersionOrder.precedes("9.0", "14"))
        #expect(!VersionOrder.precedes("16.0", "16"))
        #expect(VersionOrder.precedes("16", "16.4"))
    }

    @Test func symbolsNewerThanASystem() {
        let versions = SymbolVersions(versions: ["15.0": ["cpu.fill"], "16.0": ["bird.fill"], "17.0": ["tram.badge"]])
        #expect(versions.newer(than: "15.0") == ["bird.fill": "16.0", "tram.badge": "17.0"])
    }
}
