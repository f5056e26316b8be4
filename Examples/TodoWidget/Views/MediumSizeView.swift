import SwiftUI

/// The next todo on a card.
struct MediumSizeView: View {
    let entry: TodoEntry

    var body: some View {
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
