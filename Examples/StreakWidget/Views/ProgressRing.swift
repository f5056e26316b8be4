import SwiftUI

/// A ring that fills clockwise from the top around its content.
struct ProgressRing<Content: View>: View {
    let progress: Double
    @ViewBuilder let content: Content

    private let lineWidth: CGFloat = 20

    var body: some View {
        ZStack {
            Circle()
                .stroke(.white.opacity(0.15), lineWidth: lineWidth)
            Circle()
                .trim(from: 0, to: progress)
                .stroke(.blue, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
                .rotationEffect(.degrees(-90))
            content
                .padding(lineWidth)
        }
        // Half of a stroke lies outside its circle.
        .padding(lineWidth / 2)
    }
}
