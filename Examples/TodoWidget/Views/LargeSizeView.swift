// White on the system's blue is the design; with increased contrast, dark appearance has a lighter blue.
// darkroom:ignore-file legibility.contrast

import SwiftUI
import WidgetKit

/// The next todos on a notepad. Each todo is a link into the app.
struct LargeSizeView: View {
    let entry: TodoEntry

    @Environment(\.widgetRenderingMode) private var renderingMode

    var body: some View {
        VStack(spacing: 0) {
            header

            ForEach(entry.todos) { todo in
                TodoRow(todo: todo)

                // The divider starts below the title, as in a list: margin, circle, spacing.
                Divider()
                    .padding(.leading, 16 + 30 + 12)
            }

            Spacer(minLength: 0)
        }
    }

    private var header: some View {
        HStack(alignment: .firstTextBaseline, spacing: 16) {
            Text("My Todos")
                .font(.headline)
            Text(.now, format: .dateTime)
                .font(.subheadline)
            Spacer()
        }
        .padding(8)
        // The header aligns with the rows below and avoids the widget's rounded corners.
        .padding(.horizontal, 8)
        // On a tinted Home Screen, a background takes the color of the text.
        .background(renderingMode == .fullColor ? Color.blue : Color.clear)
        .foregroundStyle(.white)
        .clipped()
        .shadow(radius: 5)
    }
}
