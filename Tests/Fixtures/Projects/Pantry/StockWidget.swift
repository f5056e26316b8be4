import SwiftUI
import WidgetKit

/// Shows what the app has saved.
struct StockView: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\.isOpen, order: .reverse), SortDescriptor(\.name)])
    private var foods: FetchedResults<Food>
    @SectionedFetchRequest(sectionIdentifier: \.kind, sortDescriptors: [SortDescriptor(\.kind), SortDescriptor(\.bestBefore)])
    private var kinds: SectionedFetchResults<Int16, Food>

    var body: some View {
        VStack(alignment: .leading) {
            if foods.isEmpty { Text("No food") }
            ForEach(foods) { food in
                Label("\(food.name ?? "?") in \(food.shelf?.name ?? "nothing")", systemImage: food.isOpen ? "circle" : "circle.fill")
            }
            ForEach(kinds) { kind in
                Text("\(kind.id): \(kind.count), \(kind.first?.labels?.joined(separator: "+") ?? "-")").font(.caption)
            }
        }
        .containerBackground(.background, for: .widget)
    }
}

struct StockWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Stock", provider: StockProvider()) { _ in
            StockView().environment(\.managedObjectContext, PersistenceController.shared.container.viewContext)
        }
        .supportedFamilies([.systemMedium])
    }
}

struct StockEntry: TimelineEntry { let date: Date }

struct StockProvider: TimelineProvider {
    func placeholder(in context: Context) -> StockEntry { StockEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (StockEntry) -> Void) { completion(StockEntry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<StockEntry>) -> Void) {
        completion(Timeline(entries: [StockEntry(date: .now)], policy: .never))
    }
}

@main
struct PantryWidgets: WidgetBundle {
    var body: some Widget {
        PantryWidget()
        StockWidget()
    }
}
