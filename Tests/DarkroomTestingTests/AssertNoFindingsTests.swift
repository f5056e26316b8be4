import SwiftUI
import Testing
import WidgetKit

@testable import DarkroomTesting

/// A widget with a small text, and one that is cut off at a large text size.
private struct Library: Widget {
    var fontSize: CGFloat = 12

    struct Moment: TimelineEntry { let date: Date }

    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Moment { Moment(date: .now) }
        func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
            completion(Timeline(entries: [Moment(date: .now)], policy: .never))
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Library", provider: Provider()) { _ in
            VStack {
                Text("18 books").font(.headline)
                Text("3 are due").font(.system(size: fontSize))
                Text("Return the book").lineLimit(1)
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
        #expect(found.contains { $0.contains("With large text: \"Return the book\" is cut off after its only line. [text.truncated]") }, "\(found)")
    }

    @Test func rulesLooksAndSeveritiesAreChosen() async {
        await assertNoFindings(Library(), rules: ["text.small"])
        await assertNoFindings(Library(fontSize: 8), rules: ["text"], except: ["text.small"], looks: [])
        await assertNoFindings(Library(fontSize: 8), rules: ["text.small"], from: .error)
    }

    @Test func misspelledRulesFail() async {
        let found = await issues { await assertNoFindings(Library(), except: ["text.smal"]) }
        #expect(found.count == 1 && found[0].contains("except: there is no rule \"text.smal\". Did you mean \"text.small\""), "\(found)")
    }
}
