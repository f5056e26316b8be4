import SwiftUI
import WidgetKit

struct BackgroundBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "widget.container-background-bad", provider: Moments()) { _ in  // finding: widget.container-background
            Text("Tea at four")
                .font(.headline)
                .padding()
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemSmall])
    }
}

struct BackgroundGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "widget.container-background-good", provider: Moments()) { _ in
            Text("Tea at four")
                .font(.headline)
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemSmall])
    }
}

struct RemovableBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "widget.background-not-removable-bad", provider: Moments()) { _ in  // finding: widget.background-not-removable
            Words(text: "Tea at four")
        }
        .configurationDisplayName("Tea")
        .description("The next cup of tea.")
        .supportedFamilies([.systemSmall])
        .containerBackgroundRemovable(false)
    }
}

struct RemovableGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "widget.background-not-removable-good", provider: Moments()) { _ in Words(text: "Tea at four") }
            .configurationDisplayName("Tea")
            .description("The next cup of tea.")
            .supportedFamilies([.systemSmall])
    }
}
