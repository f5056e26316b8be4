import SwiftUI
import Testing
import WidgetKit

@testable import DarkroomTesting

/// A widget with a small text, and one that is cut off at a large text size.
private struct Library: Widget {
    var fontSize: CGFloat = 12
    var policy = TimelineReloadPolicy.never
    var color: String?

    struct Moment: TimelineEntry { let date: Date }

    struct Provider: TimelineProvider {
        var policy = TimelineReloadPolicy.never

        func placeholder(in context: Context) -> Moment { Moment(date: .now) }
        func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
            completion(Timeline(entries: [Moment(date: .now)], policy: policy))
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Library", provider: Provider(policy: policy)) { _ in
            VStack {
                Text("18 books").font(.headline)
                Text("3 are due").font(.system(size: fontSize))
                Text("Return the book").lineLimit(1)
                if let color { Color(color).frame(width: 20, height: 4) }
            }
            .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

@MainActor @Suite(.serialized) struct AssertNoFindingsTests {
    /// Returns the messages of an assertion's issues.
    private func issues(_ body: () async -> Void) async -> [String] {
        nonisolated(unsafe) var messages: [String] = []
        await withKnownIssue { await body() } matching: { issue in
            messages.append(issue.comments.map(\.rawValue).joined())
            return true
        }
        return messages
    }

    @Test func eachFindingIsAnIssue() async {
        let found = await issues { await assertNoFindings(Library(fontSize: 8), rules: ["text.small", "text.truncated"], from: .note) }
        #expect(found.count == 2, "\(found)")
        #expect(found.contains { $0.contains("warning: \"3 are due\" is 8 points large") && $0.contains("[text.small] (Library/systemSmall") })
        let cut = "With large text and in a language with longer words: \"Return the book\" is cut off after its only line. [text.truncated]"
        #expect(found.contains { $0.contains(cut) }, "\(found)")
    }

    @Test func rulesLooksAndSeveritiesAreChosen() async {
        await assertNoFindings(Library(), rules: ["text.small"])
        await assertNoFindings(Library(fontSize: 8), by: WidgetCheck(rules: ["text"], except: ["text.small"], looks: []))
        await assertNoFindings(Library(fontSize: 8), rules: ["text.small"], from: .error)
    }

    @Test func languagesThatAreLongerOrRunFromTheRightAreJudged() async {
        let found = await issues {
            await assertNoFindings(Library(), by: WidgetCheck(rules: ["text.truncated"], from: .note, looks: [.longLanguage, .rightToLeft]))
        }
        #expect(found.count == 1 && found[0].contains("In a language with longer words: \"") && found[0].contains("systemSmall-en-XA"), "\(found)")
    }

    @Test func theLanguagesOfTheStringTablesAreJudged() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("findings-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let table = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "18 books": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "18 Bücher"}}}},
              "Return the book": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Das Buch bitte bald zurückgeben"}}}},
              "3 are due": {}
            }}
            """
        try Data(table.utf8).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
        let resources = GoldenFolder(assets: [folder])
        let check = WidgetCheck(rules: ["text.truncated", "language.missing"], from: .note, looks: [], languages: nil)
        let found = await issues { await assertNoFindings(Library(), by: check, in: resources) }
        #expect(found.count == 2, "\(found)")
        #expect(found.contains { $0.contains("\"Das Buch bitte bald zurückgeben\" is cut off") && $0.contains("systemSmall-de") }, "\(found)")
        #expect(found.contains { $0.contains("has no German for \"3 are due\"") }, "\(found)")
        // Without the languages, the widget is judged in its own alone; the process has its own language again.
        await assertNoFindings(Library(), by: WidgetCheck(rules: ["text.truncated"], from: .note, looks: []), in: resources)
        #expect(Locale.current.identifier.hasPrefix("en"))
    }

    @Test func timelinesAndResourcesAreJudged() async {
        let past = Library(policy: .atEnd)
        let timeline = await issues { await assertNoFindings(past, rules: ["timeline"]) }
        #expect(timeline.count == 1 && timeline[0].contains("[timeline.end-passed]"), "\(timeline)")
        await assertNoFindings(past, rules: ["text.small", "timeline"], except: ["timeline.end-passed"])
        let missing = await issues { await assertNoFindings(Library(color: "Sand of no beach"), rules: ["asset.color"]) }
        #expect(missing.count == 1 && missing[0].contains("has the color \"Sand of no beach\""), "\(missing)")
        // What another test's widget names is not this one's.
        await assertNoFindings(Library(), rules: ["asset.color"])
    }

    @Test func misspelledRulesFail() async {
        let found = await issues { await assertNoFindings(Library(), except: ["text.smal"]) }
        #expect(found.count == 1 && found[0].contains("except: there is no rule \"text.smal\". Did you mean \"text.small\""), "\(found)")
    }
}
