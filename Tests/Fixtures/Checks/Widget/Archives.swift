import SwiftUI
import WidgetKit

struct ArchiveBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "widget.unarchivable-bad", provider: Moments()) { _ in
            ScrollView {  // finding: widget.unarchivable
                Text("Tea at four")
                    .font(.headline)
            }
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemSmall])
    }
}

struct ArchiveGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "widget.unarchivable-good", provider: Moments()) { _ in
            VStack {
                Text("Tea at four")
                    .font(.headline)
            }
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemSmall])
    }
}

struct LargeImageBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "widget.image-too-large-bad", provider: Moments()) { _ in
            Image("Sea1200")  // finding: widget.image-too-large
                .resizable()
                .frame(width: 100, height: 100)
                .accessibilityLabel("A calm sea")
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Sea")
        .description("A picture of the sea.")
        .supportedFamilies([.systemSmall])
    }
}

struct LargeImageGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "widget.image-too-large-good", provider: Moments()) { _ in
            Image("Sea300")
                .resizable()
                .frame(width: 100, height: 100)
                .accessibilityLabel("A calm sea")
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Sea")
        .description("A picture of the sea.")
        .supportedFamilies([.systemSmall])
    }
}

struct OversizedBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "widget.image-oversized-bad", provider: Moments()) { _ in
            Image("Sea800")  // finding: widget.image-oversized
                .resizable()
                .frame(width: 60, height: 60)
                .accessibilityLabel("A calm sea")
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Sea")
        .description("A picture of the sea.")
        .supportedFamilies([.systemSmall])
    }
}

struct OversizedGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "widget.image-oversized-good", provider: Moments()) { _ in
            Image("Sea300")
                .resizable()
                .frame(width: 60, height: 60)
                .accessibilityLabel("A calm sea")
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Sea")
        .description("A picture of the sea.")
        .supportedFamilies([.systemSmall])
    }
}
