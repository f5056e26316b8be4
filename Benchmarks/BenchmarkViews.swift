import SwiftUI

/// A widget of each system size with typical content: text, symbols, shapes, gradients and shadows.
struct BenchmarkView: View {
    let rows: Int
    let isWide: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            header
            ForEach(0..<rows, id: \.self) { row in
                if row > 0 { Divider() }
                BenchmarkRow(index: row, isWide: isWide)
            }
            Spacer(minLength: 0)
        }
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(LinearGradient(colors: [.indigo, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
        .foregroundStyle(.white)
    }

    private var header: some View {
        HStack {
            Label("Benchmark", systemImage: "gauge").font(.headline).lineLimit(1)
            Spacer()
            Text("12:30").font(.caption).monospacedDigit().foregroundStyle(.secondary)
        }
        .padding(8)
        .background(.black.opacity(0.25), in: RoundedRectangle(cornerRadius: 10, style: .continuous))
        .shadow(radius: 4)
    }
}

private struct BenchmarkRow: View {
    let index: Int
    let isWide: Bool

    private let titles = ["Write the layout engine", "Measure every line of text", "Draw what was laid out", "Ship it"]

    var body: some View {
        HStack(spacing: 10) {
            ZStack {
                Circle().stroke(.white.opacity(0.3), lineWidth: 4)
                Circle().trim(from: 0, to: 0.3 + 0.2 * Double(index % 4))
                    .stroke(.yellow, style: StrokeStyle(lineWidth: 4, lineCap: .round))
                    .rotationEffect(.degrees(-90))
            }
            .frame(width: 24, height: 24)
            VStack(alignment: .leading, spacing: 1) {
                Text(titles[index % titles.count]).font(.subheadline.weight(.semibold)).lineLimit(1)
                if isWide {
                    Text("A second line that says a little more and may well be too long for its place")
                        .font(.caption2).foregroundStyle(.secondary).lineLimit(2)
                }
            }
            Spacer(minLength: 0)
            Image(systemName: "chevron.right").font(.footnote)
        }
    }
}
