import DarkroomTesting
import Foundation
import SwiftUI
import Testing
import WidgetKit

/// What iOS 17 shows in place of a widget's views that it refuses.
@MainActor @Suite struct RefusalGoldens {
    private struct Moment: TimelineEntry { let date: Date }

    private struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Moment { Moment(date: .now) }
        func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
            completion(Timeline(entries: [Moment(date: .now)], policy: .never))
        }
    }

    private struct Bare: Widget {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "Bare", provider: Provider()) { _ in Text("Good morning") }
                .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular, .accessoryCircular])
        }
    }

    private struct Unarchivable: Widget {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "Unarchivable", provider: Provider()) { _ in
                VStack {
                    Text("Above").font(.headline)
                    ScrollView { Text("Rows") }
                    TextField("Name", text: .constant(""))
                }
                .containerBackground(.white, for: .widget)
            }
            .supportedFamilies([.systemSmall, .systemMedium])
        }
    }

    private let snapshot = WidgetSnapshot(scale: 2, os: .iOS17)

    @Test func refusalWithoutBackground() async { await assertWidget(Bare(), as: snapshot, in: GoldenPlace.goldens) }

    @Test func refusalOfViews() async {
        var light = snapshot
        light.schemes = [.light]
        await assertWidget(Unarchivable(), as: light, in: GoldenPlace.goldens)
    }
}
