import SwiftUI
import Testing

@MainActor @Suite struct ColorGoldens {
    private struct Palette: View {
        let colors: [Color] = [
            .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
            .primary, .secondary,
        ]

        var body: some View {
            VStack(alignment: .leading) {
                HStack(spacing: 2) { ForEach(0..<15) { Rectangle().fill(colors[$0]).frame(width: 14, height: 20) } }
                Text("primary")
                Text("secondary").foregroundStyle(.secondary)
                Text("tertiary").foregroundStyle(.tertiary)
                Divider()
            }
            .padding(8)
        }
    }

    @Test func lightColors() throws { try expectGolden("colors", width: 260, height: 120) { Palette() } }

    @Test func darkColors() throws {
        try expectGolden("colors-dark", width: 260, height: 120, scheme: .dark) { Palette() }
    }
}
