import Foundation
import SwiftUI
import Testing

@testable import WidgetKitCore

private struct Moment: TimelineEntry { let date: Date }

private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .distantPast) }
    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .distantPast)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        let dates = [0.0, 60, 120].map { Date(timeIntervalSince1970: $0) }
        completion(Timeline(entries: dates.map { Moment(date: $0) }, policy: .after(.distantFuture)))
    }
}

private struct Plain: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Plain", provider: Provider()) { _ in EmptyView() }
    }
}

private struct Described: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Described", provider: Provider()) { entry in Text(entry.date, style: .date) }
            .configurationDisplayName("A Name")
            .description("What it shows.")
            .supportedFamilies([.accessoryInline, .systemSmall])
            .contentMarginsDisabled()
    }
}

private struct Hidden: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Hidden", provider: Provider()) { _ in EmptyView() }.supportedFamilies([])
    }
}

private struct Both: WidgetBundle {
    var isFull = true

    var body: some Widget {
        Plain()
        if isFull { Described() }
    }
}

@MainActor @Suite struct WidgetDescriptionTests {
    @Test func propertiesOfAConfiguration() throws {
        let described = try #require(WidgetDescription.all(of: Described()).first)
        #expect(described.kind == "Described")
        #expect(described.displayName == "A Name")
        #expect(described.summary == "What it shows.")
        #expect(described.families == [.systemSmall, .accessoryInline])
        #expect(described.disablesContentMargins)
    }

    @Test func defaultsOfAConfiguration() throws {
        let plain = try #require(WidgetDescription.all(of: Plain()).first)
        #expect(plain.displayName == "Plain")
        #expect(plain.families == [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
        #expect(!plain.disablesContentMargins)
    }

    /// A widget that lists no families supports all that an Apple Watch shows.
    @Test func theDefaultFamiliesDependOnTheDevice() throws {
        let plain = try #require(WidgetDescription.all(of: Plain()).first)
        let described = try #require(WidgetDescription.all(of: Described()).first)
        let size = CGSize(width: 100, height: 100)
        func device(_ kind: WidgetDevice.Kind, _ families: [WidgetFamily]) -> WidgetDevice {
            WidgetDevice(
                name: "D", screen: size, kind: kind, scale: 2, cornerRadius: nil,
                sizes: Dictionary(uniqueKeysWithValues: families.map { ($0, size) }))
        }
        let watch = device(.watch, [.accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline])
        #expect(plain.families(on: watch) == watch.families)
        #expect(described.families(on: watch) == described.families)
        #expect(plain.families(on: device(.phone, [.systemSmall, .accessoryCircular])) == plain.families)
    }

    @Test func noDeviceShowsAWidgetWithoutFamilies() {
        #expect(ExtensionDescription(of: Hidden()).showsNothing && ExtensionDescription.empty.showsNothing)
        #expect(!ExtensionDescription(of: Plain()).showsNothing && !ExtensionDescription(of: Both()).showsNothing)
    }

    @Test func bundlesListTheirWidgetsInOrder() {
        #expect(WidgetDescription.all(of: Both()).map(\.kind) == ["Plain", "Described"])
        #expect(WidgetDescription.all(of: Both(isFull: false)).map(\.kind) == ["Plain"])
    }

    @Test func theRunnerHandsOnEntriesAndPolicy() async throws {
        let plain = try #require(WidgetDescription.all(of: Plain()).first)
        let context = TimelineProviderContext(
            family: .systemSmall, isPreview: false, displaySize: CGSize(width: 170, height: 170),
            environmentVariants: .init([]))
        let timeline = await plain.runner.timeline(in: context, intent: nil) { _ in }
        #expect(timeline.entries.map(\.date.timeIntervalSince1970) == [0, 60, 120])
        #expect(timeline.policy == .after(.distantFuture))
    }
}
