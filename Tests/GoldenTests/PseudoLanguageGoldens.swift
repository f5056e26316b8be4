import SwiftUI
import Testing

@MainActor @Suite struct PseudoLanguageGoldens {
    private struct Departure: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 4) {
                HStack {
                    Label("Departures", systemImage: "ferry.fill").font(.headline)
                    Spacer()
                    Text(verbatim: "9:41 AM")
                }
                Text("Next ferry in **\(12)** minutes")
                Text(verbatim: "Mainau Express")
                Text("The quick brown fox jumps over the lazy dog").font(.caption).foregroundStyle(.secondary)
            }
            .padding(8)
        }
    }

    @Test func accents() throws {
        try expectGolden("pseudo-accents", width: 300, height: 120) {
            Departure().environment(\.locale, Locale(identifier: "en_XA@rg=uszzzz"))
        }
    }

    @Test func directions() throws {
        try expectGolden("pseudo-right-to-left", width: 300, height: 120) {
            Departure().environment(\.locale, Locale(identifier: "en_XB@rg=uszzzz"))
                .environment(\.layoutDirection, .rightToLeft)
        }
    }
}
