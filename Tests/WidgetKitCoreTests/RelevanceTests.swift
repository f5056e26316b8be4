import AppIntents
import Foundation
import SwiftUI
import Testing

@testable import WidgetKitCore

private struct City: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "City"

    @Parameter(title: "Name", default: "Rome") var name: String

    init() {}
    init(name: String) { self.name = name }
}

private struct Arrival: RelevanceEntry {
    let name: String
}

private struct NoArrival: Error {}

private struct Arrivals: RelevanceEntriesProvider {
    var relevant: [City] = []
    var fails = false

    func placeholder(context: Context) -> Arrival { Arrival(name: "placeholder") }

    func relevance() async -> WidgetRelevance<City> {
        WidgetRelevance(relevant.map { WidgetRelevanceAttribute(configuration: $0, context: .date(.distantFuture)) })
    }

    func entry(configuration: City, context: Context) async throws -> Arrival {
        if fails { throw NoArrival() }
        return Arrival(name: configuration.name)
    }
}

private struct Trips: Widget {
    var provider = Arrivals()

    init() {}
    init(provider: Arrivals) { self.provider = provider }

    var body: some WidgetConfiguration {
        RelevanceConfiguration(kind: "Trips", provider: provider) { entry in Text(entry.name) }
            .supportedFamilies([.accessoryRectangular])
    }
}

/// Widgets that the Smart Stack shows when they are relevant.
@MainActor @Suite struct RelevanceTests {
    private func names(_ provider: Arrivals) async throws -> [String] {
        let widget = try #require(WidgetDescription.all(of: Trips(provider: provider)).first)
        #expect(widget.kind == "Trips" && widget.families == [.accessoryRectangular])
        let context = TimelineProviderContext(
            family: .accessoryRectangular, isPreview: false, displaySize: CGSize(width: 1, height: 1))
        let timeline = await RelevanceTimelineProvider(provider: provider).timeline(for: City(), in: context)
        return timeline.entries.map { entry in
            switch entry.entry {
            case .success(let arrival): arrival.name
            case .failure(let error): "\(error)"
            }
        }
    }

    @Test func theFirstRelevantConfigurationIsShown() async throws {
        #expect(try await names(Arrivals()) == ["Rome"])
        #expect(try await names(Arrivals(relevant: [City(name: "Oslo"), City(name: "Bern")])) == ["Oslo"])
        #expect(try await names(Arrivals(fails: true)) == ["NoArrival()"])
    }

    @Test func placeholdersAreTheProviders() {
        let context = TimelineProviderContext(
            family: .accessoryRectangular, isPreview: false, displaySize: CGSize(width: 1, height: 1))
        let entry = RelevanceTimelineProvider(provider: Arrivals()).placeholder(in: context)
        #expect((try? entry.entry.get().name) == "placeholder")
    }
}
