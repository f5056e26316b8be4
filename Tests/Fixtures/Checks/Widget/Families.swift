import SwiftUI
import WidgetKit

struct GalleryBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "widget.gallery-texts-bad", provider: Moments()) { _ in Words(text: "Tea at four") }  // finding: widget.gallery-texts
            .description("The next cup of tea.")
            .supportedFamilies([.systemSmall])
    }
}

struct GalleryGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "widget.gallery-texts-good", provider: Moments()) { _ in Words(text: "Tea at four") }
            .configurationDisplayName("Tea")
            .description("The next cup of tea.")
            .supportedFamilies([.systemSmall])
    }
}

struct BlankBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "widget.blank-bad", provider: Moments()) { _ in  // finding: widget.blank
            Color.clear
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemSmall])
    }
}

struct BlankGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "widget.blank-good", provider: Moments()) { _ in Words(text: "No tea today") }
            .configurationDisplayName("Tea")
            .description("The next cup of tea.")
            .supportedFamilies([.systemSmall])
    }
}

private struct OneFamily: View {
    @Environment(\.widgetFamily) private var family

    var body: some View {
        switch family {
        case .systemSmall: Words(text: "Tea at four")
        default: Color.clear.containerBackground(.background, for: .widget)
        }
    }
}

struct FamilyBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "widget.blank-family-bad", provider: Moments()) { _ in OneFamily() }  // finding: widget.blank-family
            .configurationDisplayName("Tea")
            .description("The next cup of tea.")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}

struct FamilyGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "widget.blank-family-good", provider: Moments()) { _ in OneFamily() }
            .configurationDisplayName("Tea")
            .description("The next cup of tea.")
            .supportedFamilies([.systemSmall])
    }
}

struct LayoutBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "widget.same-layout-bad", provider: Moments()) { _ in Cups(count: 1) }  // finding: widget.same-layout
            .configurationDisplayName("Tea")
            .description("The next cup of tea.")
            .supportedFamilies([.systemSmall, .systemLarge])
    }
}

private struct TwoFamilies: View {
    @Environment(\.widgetFamily) private var family

    var body: some View {
        Cups(count: family == .systemLarge ? 5 : 1)
    }
}

private struct Cups: View {
    let count: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Tea at four").font(.headline)
            ForEach(1...count, id: \.self) { cup in Text("Cup \(cup) of 5").font(.body) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .containerBackground(.background, for: .widget)
    }
}

struct LayoutGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "widget.same-layout-good", provider: Moments()) { _ in TwoFamilies() }
            .configurationDisplayName("Tea")
            .description("The cups of tea of a day.")
            .supportedFamilies([.systemSmall, .systemLarge])
    }
}

/// The goldens of the folder have this kind, and one that the program lacks.
struct KindGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "widget.missing-kind-good", provider: Moments()) { _ in Words(text: "Tea at four") }
            .configurationDisplayName("Tea")
            .description("The next cup of tea.")
            .supportedFamilies([.systemSmall])
    }
}
