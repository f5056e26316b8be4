// White on the Ranger's color is the design.
// darkroom:ignore-file legibility.contrast

import SwiftUI

/// A Ranger's face in the ring of its health, its name, and the time until full health.
struct AvatarView: View {
    let entry: EmojiRangerEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            HStack(alignment: .top, spacing: 4) {
                avatar
                Spacer(minLength: 0)
                health
            }
            Spacer(minLength: 4)
            Text(entry.ranger.name)
                .font(.headline)
                .lineLimit(1)
                .minimumScaleFactor(0.7)
            recoveryTime
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }

    private var avatar: some View {
        Text(entry.ranger.avatar)
            .font(.system(size: 34))
            .frame(width: 68, height: 68)
            .background {
                Circle()
                    .strokeBorder(.white.opacity(0.25), lineWidth: 6)
            }
            .overlay {
                HealthRing(level: entry.healthLevel)
                    .stroke(.white, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                    // The padding is half of the line's width, so that the arc lies on the track inside the frame.
                    .padding(3)
            }
    }

    private var health: some View {
        VStack(alignment: .trailing, spacing: 0) {
            Text(entry.healthLevel, format: .percent.precision(.fractionLength(0)))
                .font(.system(.title3, design: .rounded).weight(.bold))
                .lineLimit(1)
                .minimumScaleFactor(0.7)
            Text("Health")
                .font(.caption2)
                .lineLimit(1)
                .minimumScaleFactor(0.7)
                .opacity(0.8)
        }
    }

    private var recoveryTime: some View {
        HStack(spacing: 4) {
            Image(systemName: "heart.fill")
                .imageScale(.small)
            if entry.isFullyHealed {
                Text("Fully healed")
            } else {
                Text(entry.fullHealthDate, style: .timer)
                    .monospacedDigit()
                    .multilineTextAlignment(.leading)
            }
        }
        .font(.subheadline)
        .lineLimit(1)
        .opacity(0.9)
    }
}
