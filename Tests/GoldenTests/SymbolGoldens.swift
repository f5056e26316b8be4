import SwiftUI
import Testing

@MainActor @Suite struct SymbolGoldens {
    @Test func symbolsFollowTheFont() throws {
        try expectGolden("symbols", width: 260, height: 130) {
            VStack(alignment: .leading) {
                HStack {
                    Image(systemName: "heart.fill").foregroundStyle(.red)
                    Text("Beside text")
                    Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
                    Image(systemName: "list.dash")
                    Image(systemName: "person")
                }
                HStack {
                    Image(systemName: "star").font(.caption)
                    Image(systemName: "star").font(.body)
                    Image(systemName: "star").font(.title)
                    Image(systemName: "star").font(.title.bold())
                    Image(systemName: "star").imageScale(.large)
                    Image(systemName: "star").symbolVariant(.fill).imageScale(.small)
                }
                HStack {
                    Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.hierarchical)
                    Image(systemName: "arrow.clockwise")
                    Image(systemName: "bolt.fill").foregroundStyle(.yellow)
                    Image(systemName: "person.crop.circle").resizable().scaledToFit().frame(width: 40, height: 40)
                    Image(systemName: "there.is.no.such.symbol")
                }
            }
        }
    }
}
