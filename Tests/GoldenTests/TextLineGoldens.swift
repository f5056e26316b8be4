import SwiftUI
import Testing

/// Lines of text: where they break, how they are cut, tightened and spaced.
@MainActor @Suite struct TextLineGoldens {
    private let long = "The quick brown fox jumps over the lazy dog and runs away"

    @Test func truncation() throws {
        try expectGolden("text-truncation", width: 200, height: 190) {
            VStack(alignment: .leading) {
                Text(long).lineLimit(1)
                Text(long).lineLimit(1).truncationMode(.middle)
                Text(long).lineLimit(1).truncationMode(.head)
                Text(long).lineLimit(2).truncationMode(.head)
                Text(long).lineLimit(2).truncationMode(.middle)
                Text("\(Text("Mixed").font(.title3).bold()) fonts and \(Text("cut colours").foregroundColor(.red))")
                    .lineLimit(1)
            }
            .padding(4)
        }
    }

    @Test func lineLimits() throws {
        try expectGolden("text-line-limits", width: 320, height: 110) {
            HStack(alignment: .top) {
                Group {
                    Text("Two lines").lineLimit(2, reservesSpace: true)
                    Text("At least 2").lineLimit(2...)
                    Text(long).lineLimit(...3)
                    Text(long).lineLimit(1...2)
                }
                .font(.footnote)
                .border(.gray)
            }
            .padding(4)
        }
    }

    @Test func tighteningAndShrinking() throws {
        try expectGolden("text-tightening", width: 200, height: 110) {
            VStack(alignment: .leading) {
                Text("A headline of this width").fixedSize().border(.gray)
                Text("A headline of this width").allowsTightening(true).frame(width: 174).border(.gray)
                Text("A headline of this width").frame(width: 174).border(.gray)
                Text("A headline of this width").minimumScaleFactor(0.5).frame(width: 120).border(.gray)
            }
            .lineLimit(1)
        }
    }

    @Test func lineSpacing() throws {
        try expectGolden("text-line-spacing", width: 300, height: 150) {
            HStack(alignment: .top) {
                Text("Lines that keep the distance of the text style").border(.gray)
                Text("Lines ten points farther from each other").lineSpacing(10).border(.gray)
                Text("Tight leading, which a font may ask for").font(.body.leading(.tight)).border(.gray)
            }
            .padding(4)
        }
    }

    @Test func orphans() throws {
        try expectGolden("text-orphans", width: 240, height: 60) {
            HStack(alignment: .top) {
                Text("Quantum-resistant tunnel").frame(width: 150, alignment: .leading).border(.gray)
                Text("Next day").frame(width: 50, alignment: .leading).border(.gray)
            }
            .padding(4)
        }
    }

    @Test func chineseJapaneseKoreanAndThai() throws {
        try expectGolden("text-breaking", width: 380, height: 200) {
            HStack(alignment: .top) {
                Group {
                    Text(verbatim: "「東京」へ、ようこそ。ラーメンとコーヒー。")
                        .typesettingLanguage(.init(languageCode: .japanese))
                    Text(verbatim: "今天天气很好,我们去公园吧!")
                        .typesettingLanguage(.init(languageCode: .chinese))
                    Text(verbatim: "오늘 날씨가 아주 좋아요")
                    Text(verbatim: "สวัสดีชาวโลกภาษาไทย")
                    Text(verbatim: "Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrts\u{AD}gesell\u{AD}schaft")
                }
                .frame(width: 64, alignment: .leading)
                .border(.gray)
            }
            .padding(4)
        }
    }

    @Test func emojiSequences() throws {
        try expectGolden("text-emoji", width: 220, height: 70) {
            HStack(alignment: .top) {
                Text(verbatim: "👨‍👩‍👧‍👦🇩🇪🇫🇷👍🏽1️⃣🏳️‍🌈❤️‍🔥👩🏿‍🚀").frame(width: 70).border(.gray)
                Text(verbatim: "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦").lineLimit(1).frame(width: 70).border(.gray)
                Text(verbatim: "☺︎ © ™ # 7 ❤︎").frame(width: 40).border(.gray)
            }
        }
    }

    @Test func bidirectionalParagraphs() throws {
        try expectGolden("text-bidirectional", width: 300, height: 150) {
            HStack(alignment: .top) {
                Text(verbatim: "Say שלום עולם 123 now.\nשלום abc 45%, עולם!\nمرحبا (world) ١٢٣.")
                    .frame(width: 130, alignment: .leading)
                    .border(.gray)
                VStack(alignment: .leading) {
                    Text(verbatim: "مرحبا بالعالم هذا نص طويل").lineLimit(1)
                    Text(verbatim: "שלום עולם, זה טקסט ארוך").lineLimit(2)
                    Text(verbatim: "Latin text").multilineTextAlignment(.trailing)
                    Text(verbatim: "leading\nlines of it").multilineTextAlignment(.leading)
                }
                .frame(width: 120)
                .border(.gray)
                .environment(\.layoutDirection, .rightToLeft)
            }
        }
    }
}
