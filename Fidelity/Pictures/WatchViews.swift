import SwiftUI

/// Lines of text around a bar with a pill, on a watch.
struct WatchSlots<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        HStack(spacing: 6) {
            Image.bolt.resizable().scaledToFit().frame(width: 18, height: 18)
            VStack(alignment: .leading, spacing: 1) { content }
            Spacer(minLength: 0)
        }
        .padding(12)
        .frame(width: 180, alignment: .leading)
    }
}

extension WatchSlots {
    /// The rows on a face.
    var onFace: some View { frame(maxWidth: .infinity, maxHeight: .infinity).background(.black) }

    /// A title, a text below it, a bar and a text at the bottom.
    static func rows(
        title: String = "Living Room", subtitle: String? = "Temperature", value: String = "68%",
        bottom: String? = "Updated 2m ago"
    ) -> WatchSlots where Content == WatchRows {
        WatchSlots { WatchRows(title: title, subtitle: subtitle, value: value, bottom: bottom) }
    }

    /// A title and further texts. The last text of three is a value of two lines at most.
    static func texts(_ texts: [String]) -> WatchSlots where Content == WatchTexts {
        WatchSlots { WatchTexts(texts: texts) }
    }
}

/// Lines of text around a bar.
struct WatchRows: View {
    let title: String
    let subtitle: String?
    let value: String
    let bottom: String?

    var body: some View {
        Text(title).font(.caption2.weight(.semibold)).slot()
        if let subtitle { Text(subtitle).font(.caption2).foregroundStyle(.primary.opacity(0.8)).slot() }
        WatchBar(value: value)
        if let bottom { Text(bottom).font(.caption2).foregroundStyle(.primary.opacity(0.8)).slot() }
    }
}

/// Lines of text alone.
struct WatchTexts: View {
    let texts: [String]

    var body: some View {
        Text(texts[0]).font(.caption2.weight(.semibold)).slot()
        Text(texts[1]).font(.caption2).foregroundStyle(.primary.opacity(0.8)).slot()
        if texts.count > 2 { Text(texts[2]).font(.caption2).lineLimit(2) }
    }
}

/// A bar filled to 68% with a pill at its end, and the bounds below.
private struct WatchBar: View {
    let value: String
    private let fraction: CGFloat = 0.68

    var body: some View {
        VStack(spacing: 3) {
            GeometryReader { place in
                let end = place.size.width * fraction
                ZStack(alignment: .leading) {
                    Capsule().fill(.green.opacity(0.25)).frame(height: 7)
                    Capsule().fill(.green).frame(width: end, height: 7)
                    ZStack {
                        Capsule().fill(.green)
                        Text(value).font(.body.bold()).lineLimit(1).foregroundStyle(.white)
                            .padding(.vertical, 1).padding(.horizontal, 6)
                    }
                    .frame(height: 22).frame(minWidth: 34).fixedSize(horizontal: true, vertical: false)
                    .position(x: end, y: 11)
                }
                .frame(height: 22)
            }
            .frame(height: 22)
            HStack {
                Text("0")
                Spacer()
                Text("100")
            }
            .font(.system(size: 10))
            .foregroundStyle(.secondary)
        }
    }
}

extension View {
    fileprivate func slot() -> some View { lineLimit(1).minimumScaleFactor(0.5) }
}
