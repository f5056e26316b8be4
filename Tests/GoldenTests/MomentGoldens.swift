import SwiftUI
import Testing

/// Timelines, what views do as they appear, renderers of text, line heights and glass.
@MainActor @Suite struct MomentGoldens {
    private struct Clock: View {
        let date: Date

        var body: some View {
            Canvas { context, size in
                context.translateBy(x: size.width / 2, y: size.height / 2)
                context.stroke(Path(ellipseIn: CGRect(x: -36, y: -36, width: 72, height: 72)), with: .foreground, lineWidth: 3)
                let seconds = date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 43_200)
                for (length, width, turn) in [(20.0, 4.0, seconds / 43_200), (30, 2, seconds / 3_600)] {
                    var hand = context
                    hand.rotate(by: .radians(turn * 2 * .pi))
                    hand.fill(
                        Path(roundedRect: CGRect(x: -width / 2, y: -length, width: width, height: length), cornerRadius: 2),
                        with: .foreground)
                }
            }
            .frame(width: 76, height: 76)
        }
    }

    private struct Appearing: View {
        @State private var words: [String] = []

        var body: some View {
            VStack(alignment: .leading) {
                ForEach(words, id: \.self) { Text($0) }
            }
            .onAppear { words.append("appeared") }
            .task { words.append("begun") }
            .onChange(of: words.count) { old, new in if new == 2 { words.append("changed") } }
        }
    }

    private struct Wave: TextRenderer {
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            var index = 0.0
            for line in layout {
                for run in line {
                    for glyph in run {
                        var copy = ctx
                        copy.translateBy(x: 0, y: 4 * sin(index))
                        if run[Loud.self] != nil { copy.addFilter(.shadow(color: .red, radius: 3)) }
                        copy.draw(glyph)
                        index += 0.6
                    }
                }
            }
        }
    }

    private struct Loud: TextAttribute {}

    @Test func moments() throws {
        try expectGolden("moments", width: 400, height: 200) {
            HStack(alignment: .top, spacing: 16) {
                VStack {
                    TimelineView(.everyMinute) { Clock(date: $0.date) }
                    TimelineView(.periodic(from: .distantPast, by: 86_400)) { Text($0.date, style: .date).font(.caption2) }
                    Appearing().font(.caption)
                }
                VStack(alignment: .leading, spacing: 12) {
                    (Text("A wave of ") + Text("letters").foregroundStyle(.blue).customAttribute(Loud()))
                        .font(.title3.bold()).textRenderer(Wave())
                    HStack(alignment: .top) {
                        Text("Lines as\nthe font\nhas them").border(.gray.opacity(0.4))
                        Text("Lines of\nthirty\npoints").lineHeight(.exact(points: 30)).border(.gray.opacity(0.4))
                        Text("Tight\nlines\nhere").lineHeight(.multiple(factor: 0.9)).border(.gray.opacity(0.4))
                    }
                    .font(.subheadline)
                }
            }
        }
    }

    @Test func glass() throws {
        try expectGolden("glass", width: 300, height: 100) {
            ZStack {
                LinearGradient(colors: [.blue, .purple, .orange], startPoint: .leading, endPoint: .trailing)
                HStack {
                    Text("Regular").padding(10).glassEffect()
                    Text("Clear").padding(10).glassEffect(.clear, in: .rect(cornerRadius: 8))
                    Text("Tinted").padding(10).glassEffect(.regular.tint(.green.opacity(0.4)))
                    Text("None").padding(10).glassEffect(.identity)
                }
                .font(.callout)
            }
        }
    }
}
