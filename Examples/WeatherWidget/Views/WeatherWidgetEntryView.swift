import SwiftUI
import WidgetKit

struct WeatherWidgetEntryView: View {
    @Environment(\.widgetFamily) private var family
    let entry: WeatherEntry

    var body: some View {
        Group {
            switch family {
            case .accessoryCircular: CircularView(entry: entry)
            case .accessoryRectangular: RectangularView(entry: entry)
            case .accessoryInline: InlineView(entry: entry)
            #if os(watchOS)
            case .accessoryCorner: CornerView(entry: entry)
            #endif
            case .systemMedium: MediumView(entry: entry)
            case .systemLarge: LargeView(entry: entry)
            default: CurrentView(entry: entry)
            }
        }
        // The skies are dark enough for white clouds in both appearances.
        .environment(\.colorScheme, .dark)
        .widgetURL(URL(string: "weather://\(entry.city.rawValue)"))
    }
}
