import SwiftUI
import UIKit
import WidgetKit

struct Entry: TimelineEntry { let date: Date }

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now)], policy: .never))
    }
}

/// A name in the sources that a generated symbol must not duplicate.
extension Color { static let own = Color.orange }

@main struct PaletteWidget: Widget {
    /// Symbols with their expected names.
    private var colors: [(Color, String)] {
        [
            (.brand, "BrandColor"), (.deepBlue, "deep-blue"), (._292_C_38, "292C38"), (Color(.primary), "Primary"),
            (Color(ColorResource.own), "own"), (.SeaLife.coral, "Sea Life/coral"), (.tlSold, "TLSold"), (.grey50, "grey50"),
            (Color(.default), "default"),
        ]
    }

    private var words: [String] {
        var words = colors.filter { $0.0 != Color($0.1) }.map { "\($0.1) is wrong" }
        if Color.own != .orange { words.append("own was doubled") }
        if Image(.IMG_02) != Image("IMG02") || Image(.logo) != Image("logo image") { words.append("images are wrong") }
        if Image(ImageResource.SeaLife.fish) != Image("Sea Life/fish") { words.append("namespaces are wrong") }
        words.append("\(UIImage.logo.size.width)")
        words.append("\(UIColor.brand == UIColor(resource: .brand))")
        let texts: [LocalizedStringResource] = [
            .welcomeTitle, .ok, .posts(friend: "Ada", count: 3), .items(things: 1), .days(2), .SideMenu.title,
        ]
        return words + texts.map { String(localized: $0) }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Palette", provider: Provider()) { _ in
            VStack {
                Text(.welcomeTitle).foregroundStyle(.brand)
                Text(verbatim: words.joined(separator: "|"))
                Label("Logo", image: .logo)
                Rectangle().fill(.deepBlue)
            }
            .containerBackground(.tlSold, for: .widget)
        }
        .configurationDisplayName(Text(.welcomeTitle))
        .supportedFamilies([.systemSmall])
    }
}
