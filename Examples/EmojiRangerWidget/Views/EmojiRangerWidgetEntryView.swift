import SwiftUI
import WidgetKit

struct EmojiRangerWidgetEntryView: View {
    @Environment(\.widgetFamily) private var family

    let entry: EmojiRangerEntry

    var body: some View {
        Group {
            switch family {
            case .systemSmall:
                AvatarView(entry: entry)
            default:
                HStack(spacing: 16) {
                    AvatarView(entry: entry)
                    BioView(ranger: entry.ranger)
                }
            }
        }
        .foregroundStyle(.white)
        .widgetURL(entry.ranger.url)
        .containerBackground(for: .widget) {
            ZStack {
                Color(entry.ranger.backgroundName)
                LinearGradient(
                    colors: [.white.opacity(0.25), .white.opacity(0)],
                    startPoint: .topLeading, endPoint: .bottomTrailing)
            }
        }
    }
}
