// Previews in all forms.
import SwiftUI
import WidgetKit

struct Badge: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.colorScheme) private var colorScheme
    let text: String

    var body: some View {
        Text("\(text) \(String(describing: family)) \(colorScheme == .dark ? "dark" : "light")")
            .containerBackground(.yellow, for: .widget)
    }
}

#Preview {
    struct Host: View {
        @State private var text = "Unnamed"
        var body: some View { Badge(text: text) }
    }
    return Host()
}

#Preview("Fitting", traits: .sizeThatFitsLayout) {
    Text("Fits").frame(width: 90, height: 30).background(.orange)
}

#Preview("Fixed", traits: .fixedLayout(width: 120, height: 50), .portrait) {
    @Previewable @State var isOn = true
    Toggle("On", isOn: $isOn).padding()
}

#Preview("Sideways", traits: .landscapeLeft, .modifier(Sample())) {
    ZStack {
        Color.mint.ignoresSafeArea()
        Color.green
        SampleText()
    }
}

struct SampleKey: EnvironmentKey { static var defaultValue: String { "none" } }

extension EnvironmentValues {
    var sample: String {
        get { self[SampleKey.self] }
        set { self[SampleKey.self] = newValue }
    }
}

struct Sample: PreviewModifier {
    static func makeSharedContext() async throws -> String { "shared" }

    func body(content: Content, context: String) -> some View { content.environment(\.sample, context) }
}

struct SampleText: View {
    @Environment(\.sample) private var sample

    var body: some View { Text(sample) }
}

struct Badge_Previews: PreviewProvider {
    static var previews: some View { let _ = Samples.check()
        Badge(text: "Small")
            .previewContext(WidgetPreviewContext(family: .systemSmall))
            .previewDisplayName("Small badge")
        Group {
            Badge(text: "Medium")
            Badge(text: "Dark").environment(\.colorScheme, .dark)
        }
        .previewContext(WidgetPreviewContext(family: .systemMedium))
        Badge(text: "Row").previewLayout(.fixed(width: 200, height: 44)).previewDisplayName("Row")
        Badge(text: "Phone").preferredColorScheme(.dark).previewDevice("iPhone SE (2nd generation)")
            .previewDisplayName("Small phone")
    }
}

#Preview("Moments", as: .systemSmall) {
    Twice()
} timeline: {
    Moment(date: .now, text: "one")
    for hour in 1...2 { Moment(date: .now.addingTimeInterval(Double(hour) * 3600), text: "hour \(hour)") }
}

#Preview("Provided", as: .systemSmall, widget: { Twice() }, timelineProvider: { Provider.fine })

struct OtherMoment: TimelineEntry { let date: Date }

#Preview("Wrong", as: .systemSmall) {
    Twice()
} timeline: {
    OtherMoment(date: .now)
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: DeliveryAttributes(order: 7)) {
    DeliveryActivity()
} contentStates: {
    DeliveryAttributes.ContentState(driver: "Ada", arrival: .now.addingTimeInterval(600))
}

#Preview("Minimal", as: .dynamicIsland(.minimal), using: DeliveryAttributes(order: 7)) {
    DeliveryActivity()
} contentStates: {
    DeliveryAttributes.ContentState(driver: "Ada", arrival: .now)
}

enum Samples {
    /// Ends the program if the environment says so.
    static func check() {
        if ProcessInfo.processInfo.environment["SAMPLES"] == "none" { fatalError("There are no samples") }
    }
}
