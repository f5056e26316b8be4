import AppIntents
import SwiftUI
import Testing

@testable import WidgetKitCore

private struct Moment: TimelineEntry { let date: Date }

private struct Choice: WidgetConfigurationIntent { static let title: LocalizedStringResource = "Choice" }

/// As a provider is in a module whose types belong to the main actor: its methods do not say that they go there.
@MainActor private struct IsolatedProvider: @MainActor AppIntentTimelineProvider {
    let date = Date(timeIntervalSince1970: 60)

    private func moment() -> Moment {
        MainActor.preconditionIsolated()
        return Moment(date: date)
    }

    func placeholder(in context: Context) -> Moment { moment() }
    func snapshot(for configuration: Choice, in context: Context) -> Moment { moment() }
    func timeline(for configuration: Choice, in context: Context) -> Timeline<Moment> {
        Timeline(entries: [moment()], policy: .never)
    }
}

@Suite struct IsolatedProviderTests {
    private let context = TimelineProviderContext(
        family: .systemSmall, isPreview: false, displaySize: CGSize(width: 170, height: 170), environmentVariants: .init([]))

    @Test @MainActor func providersOfTheMainActorAreAskedThere() async {
        let runner = WidgetRunner(appIntentProvider: IsolatedProvider()) { _ in EmptyView() }
        let timeline = await runner.timeline(in: context, intent: nil) { _ in }
        #expect(timeline.entries.map(\.date.timeIntervalSince1970) == [60])
        #expect(await runner.snapshot(in: context, intent: nil) { _ in }.date.timeIntervalSince1970 == 60)
        #expect(runner.placeholderAtOnce(in: context).date.timeIntervalSince1970 == 60)
    }
}
