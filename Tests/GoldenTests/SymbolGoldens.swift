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

    /// Each row is a symbol in nine weights: of fonts with one weight, of a font with all, and of the table's own.
    @Test func weights() throws {
        let weights: [Font.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        let names = [
            "heart", "heart.fill", "checkmark.circle", "checkmark.circle.fill", "1.circle.fill", "largecircle.fill.circle",
            "bell.slash", "calendar", "battery.75", "cloud.sun.rain.fill", "house.lodge", "wifi.router", "powerplug", "dog",
            "humidity", "sparkles",
        ]
        try expectGolden("symbol-weights", width: 290, height: 400) {
            VStack(spacing: 0) {
                ForEach(names, id: \.self) { name in
                    HStack(spacing: 0) {
                        ForEach(weights.indices, id: \.self) { index in
                            Image(systemName: name).font(.system(size: 17, weight: weights[index])).frame(width: 31, height: 24)
                        }
                    }
                }
            }
        }
    }

    /// Each row is a rendering mode: one color, levels, two colors, three colors chosen by SwiftUI, own colors, and a
    /// variable value of 0.4.
    @Test(arguments: [ColorScheme.light, .dark]) func renderingModes(scheme: ColorScheme) throws {
        let names = [
            "cloud.sun.rain.fill", "cloud.bolt.rain.fill", "moon.stars.fill", "checkmark.circle.fill", "plus.circle", "bell.badge",
            "folder.badge.plus", "mic.slash.fill", "battery.100.bolt", "wifi", "speaker.wave.3.fill",
        ]
        try expectGolden("symbol-modes-\(scheme == .dark ? "dark" : "light")", width: 320, height: 170) {
            VStack(spacing: 4) {
                ForEach(0..<6) { mode in
                    HStack(spacing: 2) {
                        ForEach(names, id: \.self) { name in
                            SymbolInMode(name: name, mode: mode).frame(width: 26, height: 22)
                        }
                    }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.background)
            .environment(\.colorScheme, scheme)
        }
    }
}

private struct SymbolInMode: View {
    let name: String
    let mode: Int

    var body: some View {
        switch mode {
        case 0: Image(systemName: name)
        case 1: Image(systemName: name).symbolRenderingMode(.hierarchical)
        case 2: Image(systemName: name).symbolRenderingMode(.palette).foregroundStyle(.red, .blue)
        case 3: Image(systemName: name).foregroundStyle(.red, .blue, .green)
        case 4: Image(systemName: name).symbolRenderingMode(.multicolor)
        default: Image(systemName: name, variableValue: 0.4)
        }
    }
}
