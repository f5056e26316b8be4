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

    /// Symbols that the table draws itself, and slashed ones.
    @Test func symbolsWithoutAFontAreDrawn() throws {
        let rows = [
            ["humidity", "humidity.fill", "sensor", "sensor.fill", "powerplug", "powerplug.fill"],
            ["wifi.router", "wifi.router.fill", "apps.iphone", "shield.checkered", "aqi.low", "aqi.high"],
            ["dog", "dog.fill", "binoculars", "binoculars.fill", "popcorn", "popcorn.fill"],
            ["eye.slash", "speaker.slash.fill", "battery.75", "battery.100.bolt", "battery.slash"],
            ["square.resize.up", "square.split.diagonal.2x2", "text.justify.leading", "apple.logo"],
        ]
        try expectGolden("symbols-drawn", width: 300, height: 240) {
            VStack {
                ForEach(rows, id: \.self) { row in
                    HStack { ForEach(row, id: \.self) { Image(systemName: $0).font(.title) } }
                }
                HStack {
                    Image(systemName: "dog").font(.title.bold())
                    Image(systemName: "battery.75").font(.title.bold())
                    Image(systemName: "arrow.right").resizable().scaledToFit().frame(width: 24, height: 24).border(.red)
                    Image(systemName: "person").resizable().scaledToFit().frame(width: 20, height: 20).border(.red)
                }
            }
        }
    }
}
