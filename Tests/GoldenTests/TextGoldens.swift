import SwiftUI
import Testing

@MainActor @Suite struct TextGoldens {
    @Test func textStyles() throws {
        try expectGolden("text-styles", width: 220, height: 300) {
            VStack(alignment: .leading) {
                Text("Large Title").font(.largeTitle)
                Text("Title").font(.title)
                Text("Title 2").font(.title2)
                Text("Title 3").font(.title3)
                Text("Headline").font(.headline)
                Text("Body")
                Text("Callout").font(.callout)
                Text("Subheadline").font(.subheadline)
                Text("Footnote").font(.footnote)
                Text("Caption").font(.caption)
                Text("Caption 2").font(.caption2)
            }
        }
    }

    @Test func weightsAndDesigns() throws {
        try expectGolden("text-weights", width: 330, height: 210) {
            HStack(alignment: .top, spacing: 16) {
                VStack(alignment: .leading) {
                    Text("Ultralight").fontWeight(.ultraLight)
                    Text("Light").fontWeight(.light)
                    Text("Regular").fontWeight(.regular)
                    Text("Medium").fontWeight(.medium)
                    Text("Semibold").fontWeight(.semibold)
                    Text("Bold").fontWeight(.bold)
                    Text("Heavy").fontWeight(.heavy)
                    Text("Black").fontWeight(.black)
                }
                VStack(alignment: .leading) {
                    Text("Rounded 0123").font(.system(.body, design: .rounded))
                    Text("Serif 0123").font(.system(.body, design: .serif))
                    Text("Monospaced 01").font(.system(.body, design: .monospaced))
                    Text("Italic").italic()
                    Text("Small Caps").font(.headline.smallCaps())
                    Text("11:11").monospacedDigit() + Text("  11:11")
                    Text("**Bold**, *italic*, `code` and ~~gone~~")
                    Text("Kerning").kerning(3)
                }
            }
        }
    }

    @Test func wrappingAndTruncation() throws {
        let long = "The quick brown fox jumps over the lazy dog and runs away"
        try expectGolden("text-wrapping", width: 300, height: 200) {
            HStack(alignment: .top) {
                Text(long)
                VStack {
                    Text(long).lineLimit(2).multilineTextAlignment(.center)
                    Text(long).lineLimit(1).truncationMode(.middle)
                    Text(long).lineLimit(1).minimumScaleFactor(0.5)
                }
                Text(long).multilineTextAlignment(.trailing).font(.caption)
            }
        }
    }

    @Test func scriptsAndEmoji() throws {
        try expectGolden("text-scripts", width: 260, height: 190) {
            VStack(alignment: .leading) {
                Text(verbatim: "مرحبا بالعالم")
                Text(verbatim: "שלום עולם, abc 123")
                Text(verbatim: "สวัสดีชาวโลก")
                Text(verbatim: "नमस्ते दुनिया")
                Text(verbatim: "你好,世界 こんにちは 안녕")
                Text(verbatim: "👩‍👩‍👧‍👦 🇩🇪 👍🏽 🐼 ❤️ smile 😀")
                Text(verbatim: "Ελληνικά Кириллица é ñ ß ﬁ")
            }
        }
    }

    @Test func decoration() throws {
        try expectGolden("text-decoration", width: 240, height: 110) {
            VStack(alignment: .leading) {
                Text("Underlined").underline() + Text(" struck").strikethrough(true, color: .red)
                Text("E = mc") + Text("2").font(.caption).baselineOffset(8)
                Text("red ").foregroundColor(.red) + Text("green ").foregroundColor(.green).bold() + Text("blue").foregroundColor(.blue)
                Text("Gradient over text").font(.title3.bold())
                    .foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
            }
        }
    }
}
