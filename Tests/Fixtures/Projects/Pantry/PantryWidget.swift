import SwiftUI
import WidgetKit
import CoreData

struct Provider: TimelineProvider {
    let context = PersistenceController.preview.container.viewContext

    func placeholder(in context: Context) -> PantryEntry { PantryEntry(date: Date(), foods: [], count: 0, total: 0) }

    func getSnapshot(in context: Context, completion: @escaping (PantryEntry) -> ()) { completion(entry()) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<PantryEntry>) -> ()) {
        completion(Timeline(entries: [entry()], policy: .atEnd))
    }

    private func entry() -> PantryEntry {
        let request: NSFetchRequest<Food> = Food.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Food.bestBefore, ascending: true)]
        request.predicate = NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: "%K BEGINSWITH[c] %@", #keyPath(Food.shelf.name), "fri"),
            NSPredicate(format: "bestBefore >= %@", Date() as NSDate),
        ])
        request.fetchLimit = 3
        let foods = (try? context.fetch(request)) ?? []

        let sum = NSExpressionDescription()
        sum.name = "total"
        sum.expression = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "amount")])
        sum.expressionResultType = .doubleAttributeType
        let totals = NSFetchRequest<NSDictionary>(entityName: "Food")
        totals.resultType = .dictionaryResultType
        totals.propertiesToFetch = [sum]
        let total = (try? context.fetch(totals))?.first?["total"] as? Double ?? 0
        let all = NSFetchRequest<NSFetchRequestResult>(entityName: "Food")
        return PantryEntry(date: Date(), foods: foods, count: (try? context.count(for: all)) ?? 0, total: total)
    }
}

struct PantryEntry: TimelineEntry {
    let date: Date
    let foods: [Food]
    let count: Int
    let total: Double
}

struct PantryView: View {
    var entry: PantryEntry
    @FetchRequest(
        sortDescriptors: [NSSortDescriptor(key: "name", ascending: true, selector: #selector(NSString.localizedStandardCompare(_:)))],
        predicate: NSPredicate(format: "ANY foods.isOpen == YES OR foods.@count == 1"), animation: .default)
    private var shelves: FetchedResults<Shelf>

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("\(entry.count) foods, \(entry.total.formatted())").font(.headline)
            ForEach(entry.foods, id: \.objectID) { food in
                HStack {
                    Text(food.name ?? "?")
                    Spacer()
                    if let date = food.bestBefore { Text(date, format: .dateTime.day().month()).foregroundStyle(.secondary) }
                }
            }
            Divider()
            ForEach(shelves) { shelf in
                Text("\(shelf.name ?? "?"): " + shelf.sortedFoods.map { $0.searchName ?? "-" }.joined(separator: ", "))
                    .font(.caption2)
            }
        }
        .containerBackground(.background, for: .widget)
    }
}

struct PantryWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Pantry", provider: Provider()) { entry in
            PantryView(entry: entry)
                .environment(\.managedObjectContext, PersistenceController.preview.container.viewContext)
        }
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
