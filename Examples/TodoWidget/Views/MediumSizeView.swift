import SwiftUI
import WidgetKit

/// The next todo on a card.
struct MediumSizeView: View {
    let entry: TodoEntry

    @Environment(\.widgetRenderingMode) private var renderingMode

    var body: some View {
        if renderingMode == .fullColor {
            card
        } else {
            // On a tinted Home Screen, the background of the card would take the color of the text.
            card.backgroundStyle(.clear)
        }
    }

    private var card: some View {
        GroupBox {
            HStack {
                Image(systemName: "person")
                    .resizable()
                    .scaledToFit()
                    .foregroundStyle(.secondary)

                Divider()

                if let todo = entry.todos.first {
                    VStack(alignment: .leading) {
                        Text(todo.title)
                            .font(.headline)
                        Text(todo.completed ? "Completed" : "Open")
                            .font(.subheadline)
                    }
                } else {
                    Text("Nothing to do")
                        .font(.headline)
                }

                Spacer()
            }
        } label: {
            Label("My Todos", systemImage: "list.dash")
        }
        .padding()
        .widgetURL(entry.todos.first?.url)
    }
}
