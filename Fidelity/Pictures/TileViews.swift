import SwiftUI

/// Two rows of tiles; the row with one tile ends in a spacer that takes half.
struct Tiles: View {
    var body: some View {
        VStack(spacing: 8) {
            HStack(spacing: 8) {
                Tile(number: 0)
                Tile(number: 1)
            }
            HStack(spacing: 8) {
                Tile(number: 2)
                Spacer().frame(maxWidth: .infinity)
            }
        }
        .padding(8)
    }

    private struct Tile: View {
        let number: Int

        var body: some View {
            HStack(spacing: 12) {
                Circle().fill(Color(red: 0.70, green: 0.88, blue: 0.94)).frame(width: 38, height: 38)
                VStack(alignment: .leading, spacing: 0) {
                    Text("Title \(number)").font(.footnote.weight(.semibold))
                    Text("Subtitle \(number)").font(.caption).foregroundStyle(.secondary)
                }
                Spacer(minLength: 0)
            }
            .padding(.horizontal, 12)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay {
                RoundedRectangle(cornerRadius: 18).stroke(Color(red: 0.87, green: 0.87, blue: 0.88), lineWidth: 1)
            }
        }
    }
}
