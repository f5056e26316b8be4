import AppIntents
import SwiftUI
import WidgetKit

struct StreakWidgetEntryView: View {
    let entry: StreakEntry

    @Environment(\.widgetRenderingMode) private var renderingMode

    var body: some View {
        ProgressRing(progress: entry.progress) {
            VStack(spacing: 0) {
                Text("\(entry.streak)")
                    .font(.system(size: 70, weight: .bold, design: .rounded))
                    .lineLimit(1)
                    .minimumScaleFactor(0.4)
                Text("Streak")
                    .font(.footnote)
                    .foregroundStyle(.white.opacity(0.7))
            }
            .foregroundStyle(.white)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay(alignment: .bottomTrailing) {
            logButton
                // The button extends into the margin, so that it and the widget's corner have the same center.
                .offset(x: 12, y: 12)
        }
    }

    private var logButton: some View {
        Button(intent: LogEntryIntent()) {
            // With increased contrast, the system's blue is lighter in dark appearance.
            // darkroom:ignore legibility.symbol-contrast
            Image(systemName: "plus")
                .font(.system(size: 16, weight: .bold))
                .foregroundStyle(.white)
                .frame(width: 30, height: 30)
                .background(isTinted ? Color.white.opacity(0.25) : Color.blue, in: Circle())
                // A black rim separates the button from the ring on small phones.
                .padding(3)
                .background(isTinted ? Color.clear : Color.black, in: Circle())
                // A finger needs 44 points; the layout stays as it is.
                .padding(4)
        }
        .buttonStyle(.plain)
        .padding(-4)
        .accessibilityLabel("Log an entry")
    }

    /// A tinted or clear Home Screen shows opacity alone: a sign on an opaque shape is white on white.
    private var isTinted: Bool { renderingMode == .accented }
}
