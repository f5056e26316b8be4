import SwiftUI

extension Choices {
    /// Texts in many scripts and of many lengths, with what line breaking and shaping find hard.
    static var words: Choices<String> {
        .init([
            ("\"Hello\"", "Hello"), ("\"\"", ""),
            ("\"A line that is long enough to be broken\"", "A line that is long enough to be broken"),
            ("\"two\\nlines\\n\"", "two\nlines\n"), ("\"مرحبا بالعالم 123\"", "مرحبا بالعالم 123"),
            ("\"שלום abc עולם\"", "שלום abc עולם"),
            ("\"今日は良い天気ですね。\"", "今日は良い天気ですね。"), ("\"สวัสดีชาวโลก\"", "สวัสดีชาวโลก"), ("\"नमस्ते दुनिया\"", "नमस्ते दुनिया"),
            ("\"👩‍👩‍👧‍👦🇩🇪👍🏽\"", "👩‍👩‍👧‍👦🇩🇪👍🏽"), ("\"e\\u{301}\\u{302}\\u{303}\\u{304}\"", "e\u{301}\u{302}\u{303}\u{304}"),
            ("\"\\u{202E}abc\\u{202C}\"", "\u{202E}abc\u{202C}"),
            ("\"soft\\u{AD}hy\\u{AD}phens\\u{200B}zero\"", "soft\u{AD}hy\u{AD}phens\u{200B}zero"),
            ("\"\\u{0}\\u{1}\\u{7F}\\u{FFFF}\"", "\u{0}\u{1}\u{7F}\u{FFFF}"),
            ("\"\\t\\r\\n \\u{2028}\\u{2029}\"", "\t\r\n \u{2028}\u{2029}"),
            ("\"**bold** _it_ `code` [link](https://a.b)\"", "**bold** _it_ `code` [link](https://a.b)"),
            ("\"%d %@ %lld %%\"", "%d %@ %lld %%"),
            ("String(repeating: \"wide \", count: 300)", String(repeating: "wide ", count: 300)),
            ("String(repeating: \"W\", count: 2000)", String(repeating: "W", count: 2000)), ("\"\\u{FFFC}\"", "\u{FFFC}"),
            ("\"𠮷野家\\u{1F468}\\u{200D}\"", "𠮷野家\u{1F468}\u{200D}"),
        ])
    }

    static var fonts: Choices<Font> {
        .init([
            (".body", .body), (".largeTitle", .largeTitle), (".caption2.weight(.black)", .caption2.weight(.black)),
            (".system(.title, design: .rounded)", .system(.title, design: .rounded)),
            (".system(size: 9, design: .monospaced)", .system(size: 9, design: .monospaced)),
            (
                ".system(size: 20, weight: .ultraLight, design: .serif)",
                .system(size: 20, weight: .ultraLight, design: .serif)
            ),
            (".custom(\"Nowhere\", size: 14)", .custom("Nowhere", size: 14)),
            (".headline.italic().smallCaps()", .headline.italic().smallCaps()),
            (".footnote.monospacedDigit().leading(.tight)", .footnote.monospacedDigit().leading(.tight)),
            (".title3.width(.compressed)", .title3.width(.compressed)),
        ])
    }

    static var weights: Choices<Font.Weight> {
        .init([(".bold", .bold), (".ultraLight", .ultraLight), (".black", .black)])
    }

    static var textAlignments: Choices<TextAlignment> {
        .init([(".leading", .leading), (".center", .center), (".trailing", .trailing)])
    }

    static var truncations: Choices<Text.TruncationMode> {
        .init([(".tail", .tail), (".head", .head), (".middle", .middle)])
    }

    static var patterns: Choices<Text.LineStyle.Pattern> {
        .init([(".solid", .solid), (".dot", .dot), (".dashDotDot", .dashDotDot)])
    }

    static var dateStyles: Choices<Text.DateStyle> {
        .init([(".time", .time), (".date", .date), (".relative", .relative), (".offset", .offset), (".timer", .timer)])
    }

    static var typeSizes: Choices<DynamicTypeSize> {
        .init([(".large", .large), (".xSmall", .xSmall), (".xxxLarge", .xxxLarge), (".accessibility5", .accessibility5)])
    }

    static var locales: Choices<String> {
        .init([
            ("\"en_US\"", "en_US"), ("\"ar_EG\"", "ar_EG"), ("\"ja_JP\"", "ja_JP"), ("\"th_TH\"", "th_TH"),
            ("\"xx_YY\"", "xx_YY"), ("\"\"", ""),
        ])
    }
}
