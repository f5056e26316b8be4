import SwiftUI
import WidgetKit

/// Widgets that fail in one way each, for the tests of the commands.
@main struct Troubles: WidgetBundle {
    init() {
        if ProcessInfo.processInfo.environment["ACCOUNT"] == "none" { fatalError("There is no account") }
    }

    var body: some Widget {
        Empty()
        Silent()
        Stuck()
        Twice()
        Talking()
        Unsorted()
        Odd()
        Deep()
        Endless()
        Missing()
        Fetching()
        Crashing()
        Demanding()
        Looping()
        Leaving()
        Laborious()
        Large()
        Unprovided()
        Picky()
        Orphaned()
        Undecided()
        Unchosen()
        Lamp()
        UnreachableLamp()
        BurstLamp()
        SilentLamp()
        Isolated()
        if ProcessInfo.processInfo.environment["KEYS"] != nil { Keyless() }
        if let end = ProcessInfo.processInfo.environment["STRAY"] { Stray(end: end) }
        TimelineTroubles().body
    }
}

struct Moment: TimelineEntry {
    let date: Date
    var text = "fine"
}

/// A provider whose timeline is the result of a closure for the current date.
struct Provider: TimelineProvider {
    let deliver: @Sendable (Date, @escaping (Timeline<Moment>) -> Void) -> Void

    func placeholder(in context: Context) -> Moment { Moment(date: .now, text: "placeholder") }
    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
        completion(Moment(date: .now, text: "snapshot"))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        deliver(.now, completion)
    }

    static let fine = Provider { now, completion in
        completion(Timeline(entries: [Moment(date: now)], policy: .never))
    }
}

/// Returns no entries.
struct Empty: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Empty", provider: Provider { $1(Timeline(entries: [], policy: .atEnd)) }) { entry in
            Text(entry.text)
        }.supportedFamilies([.systemSmall])
    }
}

/// Never calls its completion handler.
struct Silent: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Silent", provider: Provider { _, _ in }) { entry in
            Text(entry.text)
        }.supportedFamilies([.systemSmall, .systemLarge])
    }
}

/// Never returns.
struct Stuck: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Stuck", provider: Provider { _, _ in while true {} }) { entry in
            Text(entry.text)
        }.supportedFamilies([.systemSmall])
    }
}

/// Prints to standard output.
struct Talking: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Talking", provider: Provider.fine) { entry in
            print("printed by the widget")
            return Text(entry.text)
        }.supportedFamilies([.systemSmall])
    }
}

/// Calls its completion handler twice.
struct Twice: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: "Twice",
            provider: Provider { now, completion in
                completion(Timeline(entries: [Moment(date: now, text: "first")], policy: .never))
                completion(Timeline(entries: [Moment(date: now, text: "second")], policy: .never))
            }
        ) { entry in
            Text(entry.text)
        }.supportedFamilies([.systemSmall])
    }
}

/// Returns its entries out of order.
struct Unsorted: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: "Unsorted",
            provider: Provider { now, completion in
                let hours = [3.0, -2, 0, -1]
                completion(
                    Timeline(
                        entries: hours.map { Moment(date: now.addingTimeInterval($0 * 3600), text: "\($0)") },
                        policy: .atEnd))
            }
        ) { entry in
            Text(entry.text)
        }.supportedFamilies([.systemSmall])
    }
}

/// Has the large family, whose pictures the tests have Cairo refuse.
struct Large: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Large", provider: Provider.fine) { entry in
            Text(entry.text)
        }.supportedFamilies([.systemLarge])
    }
}

/// Has invalid sizes.
struct Odd: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Odd", provider: Provider.fine) { entry in
            VStack {
                Text(entry.text).frame(width: .nan).padding(-.infinity)
                Rectangle().frame(width: -5, height: .infinity)
                Circle().offset(x: .infinity).scaleEffect(.nan).rotationEffect(.degrees(.infinity))
                Text("size").font(.system(size: .nan)).position(x: .nan, y: 3)
                Path { $0.addArc(center: .zero, radius: .infinity, startAngle: .zero, endAngle: .degrees(.nan), clockwise: true) }
                Color.red.blur(radius: .nan).shadow(radius: -.infinity).opacity(.nan)
            }
        }.supportedFamilies([.systemSmall])
    }
}

/// A view that contains itself.
struct Nest: View {
    let depth: Int?

    var body: some View {
        if depth == 0 {
            AnyView(Text("core"))
        } else {
            AnyView(VStack { Nest(depth: depth.map { $0 - 1 }) })
        }
    }
}

/// Nests ten thousand views.
struct Deep: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Deep", provider: Provider.fine) { _ in Nest(depth: 10_000) }
            .supportedFamilies([.systemSmall])
    }
}

/// Nests views without end.
struct Endless: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Endless", provider: Provider.fine) { _ in Nest(depth: nil) }
            .supportedFamilies([.systemSmall])
    }
}

/// Requests an image, a color and a symbol that do not exist.
struct Missing: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Missing", provider: Provider.fine) { _ in
            VStack {
                Image("nothing")
                Image("nothing")
                Image(systemName: "hart.fill")
                Color("NoColor")
            }
        }.supportedFamilies([.systemSmall])
    }
}

/// Fetches a URL without a recorded response.
struct Fetching: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: "Fetching",
            provider: Provider { now, completion in
                Task {
                    var text = "answered"
                    do {
                        _ = try await URLSession.shared.data(from: URL(string: "https://unknown.example.com/data")!)
                    } catch {
                        text = "refused"
                    }
                    completion(Timeline(entries: [Moment(date: now, text: text)], policy: .never))
                }
            }
        ) { entry in
            Text(entry.text)
        }.supportedFamilies([.systemSmall])
    }
}

/// Crashes while it is drawn.
struct Crashing: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Crashing", provider: Provider.fine) { entry in
            Text(text(of: entry))
        }.supportedFamilies([.systemSmall])
    }

    private func text(of entry: Moment) -> String { fatalError("the widget's own mistake") }
}

/// Crashes when it is asked for its body, unless there are keys.
struct Keyless: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Keyless", provider: provider()) { entry in
            Text(entry.text)
        }.supportedFamilies([.systemSmall])
    }

    private func provider() -> Provider {
        if ProcessInfo.processInfo.environment["KEYS"] == "none" { fatalError("There is no file of keys") }
        return .fine
    }
}

/// Has a provider whose initializer starts what ends the program.
struct Stray: Widget {
    var end = ""

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Stray", provider: provider()) { entry in
            Text(entry.text)
        }.supportedFamilies([.systemSmall, .systemLarge])
    }

    private func provider() -> Provider {
        let (stops, isRunning) = (end == "stop", DispatchSemaphore(value: 0))
        Thread.detachNewThread {
            isRunning.signal()
            if stops { _setAside("the account", 1) } else { fatalError("There is no account") }
        }
        isRunning.wait()
        return .fine
    }
}

/// Its view draws the placeholder alone.
struct Demanding: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Demanding", provider: Provider.fine) { entry in
            Text(text(of: entry))
        }.supportedFamilies([.systemSmall])
    }

    private func text(of entry: Moment) -> String {
        guard entry.text == "placeholder" else { fatalError("the view's own mistake") }
        return entry.text
    }
}

/// Its view never comes.
struct Looping: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Looping", provider: Provider.fine) { entry in
            Text(text(of: entry))
        }.supportedFamilies([.systemSmall])
    }

    private func text(of entry: Moment) -> String {
        while getpid() > 0 {}
        return entry.text
    }
}

/// Its picture takes much longer to draw than to lay out.
struct Laborious: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Laborious", provider: Provider.fine) { _ in
            Canvas { context, size in
                for _ in 0..<4000 {
                    context.drawLayer { layer in
                        layer.addFilter(.blur(radius: 20))
                        layer.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
                    }
                }
            }
        }.supportedFamilies([.systemSmall])
    }
}

/// Its view ends the program.
struct Leaving: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Leaving", provider: Provider.fine) { entry in
            Text(text(of: entry))
        }.supportedFamilies([.systemSmall])
    }

    private func text(of entry: Moment) -> String { exit(0) }
}

/// Its provider crashes. The placeholder does not.
struct Unprovided: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Unprovided", provider: Provider { _, _ in fatalError("the provider's own mistake") }) { entry in
            Text(entry.text)
        }.supportedFamilies([.systemSmall, .systemLarge])
    }
}

/// Has a provider that ends the program for one family.
struct Picky: Widget {
    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Moment { Moment(date: .now, text: "placeholder") }
        func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
            if context.family == .systemSmall { fatalError("the provider's own mistake") }
            completion(Timeline(entries: [Moment(date: .now)], policy: .never))
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Picky", provider: Provider()) { entry in
            Text(entry.text)
        }.supportedFamilies([.systemSmall, .systemLarge])
    }
}

/// Reads an environment object that is not set.
struct Orphaned: Widget {
    final class Parent: ObservableObject { @Published var name = "" }

    struct Child: View {
        @EnvironmentObject var parent: Parent
        var body: some View { Text(parent.name) }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Orphaned", provider: Provider.fine) { _ in Child() }
            .supportedFamilies([.systemSmall])
    }
}

/// WidgetKit's configuration, whose view has a container background. Without one, each widget would warn about that.
@MainActor func StaticConfiguration<P: TimelineProvider, Content: View>(
    kind: String, provider: P, @ViewBuilder content: @escaping @MainActor (P.Entry) -> Content
) -> some WidgetConfiguration {
    WidgetKit.StaticConfiguration(kind: kind, provider: provider) { content($0).containerBackground(.clear, for: .widget) }
        .contentMarginsDisabled()
}
