import SwiftUI
import Testing

/// What letters look like: lines under and through them, scales, cases, pictures between them.
@MainActor @Suite struct TextStyleGoldens {
    @Test func linePatterns() throws {
        let patterns: [Text.LineStyle.Pattern] = [.solid, .dot, .dash, .dashDot, .dashDotDot]
        try expectGolden("text-line-patterns", width: 250, height: 180, scale: 3) {
            HStack(alignment: .top) {
                VStack(alignment: .leading) {
                    ForEach(0..<5) { Text("Underlined gypsy").underline(true, pattern: patterns[$0]) }
                    Text("Two").font(.title).underline(color: .red) + Text(" sizes").underline()
                }
                VStack(alignment: .leading) {
                    ForEach(0..<5) { Text("Struck out").strikethrough(true, pattern: patterns[$0], color: .red) }
                    Text("Both lines").underline(color: .blue).strikethrough(color: .green).foregroundStyle(.orange)
                }
            }
        }
    }

    @Test func scalesCasesAndSpacing() throws {
        try expectGolden("text-scales", width: 300, height: 140) {
            HStack(alignment: .top, spacing: 16) {
                VStack(alignment: .leading) {
                    Text("12").font(.title) + Text(" km/h").font(.title).textScale(.secondary)
                    Text("H\(Text("2").font(.caption2).baselineOffset(-4))O")
                    Text("x\(Text("n").font(.caption2).baselineOffset(6))")
                    Text("upper ß").textCase(.uppercase)
                    Text("LOWER").textCase(.lowercase)
                }
                VStack(alignment: .leading) {
                    Text("Office fi").kerning(3)
                    Text("Office fi").tracking(3)
                    Text("Office fi").tracking(-1)
                    Text("Monospaced 1").monospaced()
                }
            }
        }
    }

    @Test func widths() throws {
        try expectGolden("text-widths", width: 330, height: 190) {
            VStack(alignment: .leading, spacing: 4) {
                ForEach([Font.Width.compressed, .condensed, .standard, .expanded], id: \.value) { width in
                    HStack(alignment: .firstTextBaseline) {
                        Text("Weather 24°").font(.title2)
                        Text("Bold 12:45").font(.body.bold())
                    }
                    .fontWidth(width)
                }
                Text("Condensed rounded is not, ").font(.system(.body, design: .rounded).width(.condensed))
                    + Text("nor is this, but ").fontWidth(.condensed) + Text("this is wide").fontWidth(.expanded)
            }
        }
    }

    @Test func picturesInText() throws {
        try expectGolden("text-pictures", width: 260, height: 220) {
            VStack(alignment: .leading) {
                Text(Image(systemName: "sun.max.fill")).foregroundColor(.yellow) + Text(" 24° and sunny")
                Text("Tap \(Image(systemName: "plus.circle")) to add, \(Image(systemName: "trash")) to remove")
                Text("\(Image(systemName: "star.fill")) Title").font(.title.bold())
                Text("Raised \(Text(Image(systemName: "heart.fill")).foregroundColor(.red).baselineOffset(6)) heart")
                Text("\(Image(systemName: "arrow.up")) 3% \(Image(systemName: "arrow.down")) 2%").font(.caption)
                Text("A picture in a text that wraps \(Image(systemName: "bell.fill")) and goes on after it")
                    .frame(width: 180, alignment: .leading)
            }
        }
    }

    @Test func attributedStrings() throws {
        var string = AttributedString("Red, big, underlined, linked, marked.")
        func set(_ word: String, _ change: (inout AttributedSubstring) -> Void) {
            if let range = string.range(of: word) { change(&string[range]) }
        }
        set("Red") { $0.foregroundColor = .red }
        set("big") { $0.font = .title2.bold() }
        set("underlined") { $0.underlineStyle = Text.LineStyle(pattern: .dot, color: .orange) }
        set("linked") { $0.link = URL(string: "https://example.com") }
        set("marked") { $0.backgroundColor = .yellow }
        let markdown = try AttributedString(markdown: "**Bold**, *italic*, `code`, ~~gone~~, [a link](https://a.b).")
        try expectGolden("text-attributed", width: 230, height: 130) {
            VStack(alignment: .leading) {
                Text(string)
                Text(markdown)
                Text("A [link](https://example.com) in **the key**").tint(.green)
            }
            .padding(4)
        }
    }

    @Test func dates() throws {
        let moment = Date(timeIntervalSince1970: 1_780_000_000)
        try expectGolden("text-dates", width: 230, height: 260) {
            VStack(alignment: .leading) {
                Text(moment, style: .time)
                Text(moment, style: .date)
                Text(moment + 8580, style: .relative)
                Text(moment + 8580, style: .offset)
                Text(moment + 8580, style: .timer).border(.gray)
                Text(timerInterval: moment...(moment + 90)).multilineTextAlignment(.trailing).border(.gray)
                Text(moment...(moment + 7200))
                Text(.currentDate, format: .stopwatch(startingAt: moment - 83.4)).monospacedDigit()
                Text(.currentDate, format: .reference(to: moment + 300))
            }
            .padding(4)
        }
    }

    @Test func redaction() throws {
        try expectGolden("text-redacted", width: 200, height: 110) {
            VStack(alignment: .leading) {
                VStack(alignment: .leading) {
                    Text("A headline").font(.headline)
                    Text("Two lines of text that stand for others").font(.caption).foregroundStyle(.red)
                    Text("Shown").unredacted()
                }
                .redacted(reason: .placeholder)
                Text("Balance \(12.5, specifier: "%.2f")").privacySensitive().redacted(reason: .privacy)
            }
            .padding(4)
        }
    }

    @Test func typeSizes() throws {
        try expectGolden("text-type-sizes", width: 300, height: 130) {
            VStack(alignment: .leading) {
                ForEach([DynamicTypeSize.xSmall, .large, .xxxLarge, .accessibility2], id: \.self) { size in
                    HStack(alignment: .firstTextBaseline) {
                        Text("Body")
                        Text("Caption").font(.caption)
                        Text("Fixed").font(.system(size: 13))
                        Text("Limited").dynamicTypeSize(...DynamicTypeSize.large)
                    }
                    .dynamicTypeSize(size)
                }
            }
        }
    }
}
