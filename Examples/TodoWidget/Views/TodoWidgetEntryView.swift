import SwiftUI
import WidgetKit

struct TodoWidgetEntryView: View {
    @Environment(\.widgetFamily) private var family

    let entry: TodoEntry

    var body: some View {
        content
            .widgetBackground(Color("WidgetBackground"))
    }

    @ViewBuilder
    private var content: some View {
        switch family {
        case .systemMedium:
            MediumSizeView(entry: entry)
        case .systemLarge:
            LargeSizeView(entry: entry)
        default:
            Text("This size is not supported.")
        }
    }
}
