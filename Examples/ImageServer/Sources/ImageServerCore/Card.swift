import SwiftUI

/// What a card shows. Equal cards have equal pictures, so a card is the key of its picture.
public struct Card: Hashable, Sendable {
    /// The title; longer ones are cut.
    public var title: String
    /// How much of the ring is full, from 0 to 1.
    public var progress: Double
    /// Pixels per point, from 1 to 3.
    public var scale: Int

    public init(title: String, progress: Double, scale: Int = 2) {
        self.title = String(title.prefix(60))
        // Two decimals are all that a ring can show, and give the cache fewer keys.
        self.progress = progress.isFinite ? (min(max(progress, 0), 1) * 100).rounded() / 100 : 0
        self.scale = min(max(scale, 1), 3)
    }
}

/// The picture of a card: 338 × 158 points, as large as a medium widget.
public struct CardView: View {
    let card: Card

    public init(card: Card) {
        self.card = card
    }

    public var body: some View {
        HStack(spacing: 20) {
            ZStack {
                Circle().stroke(.white.opacity(0.25), lineWidth: 12)
                Circle().trim(from: 0, to: card.progress)
                    .stroke(.white, style: StrokeStyle(lineWidth: 12, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                Text(card.progress, format: .percent).font(.headline)
            }
            .frame(width: 96, height: 96)
            VStack(alignment: .leading, spacing: 6) {
                Text(card.title).font(.title2.bold()).lineLimit(2)
                Label("Updated now", systemImage: "clock").font(.caption).opacity(0.8)
            }
            Spacer(minLength: 0)
        }
        .foregroundStyle(.white)
        .padding(20)
        .frame(width: 338, height: 158)
        .background(LinearGradient(colors: [.indigo, .blue], startPoint: .topLeading, endPoint: .bottomTrailing))
    }
}
