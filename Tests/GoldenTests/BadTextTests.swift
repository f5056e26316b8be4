import CairoGraphics
import Darkroom
import Foundation
import SwiftUI
import Testing

/// Text that no one would write on purpose, drawn with the real fonts: no crash, no hang.
@MainActor @Suite struct BadTextTests {
    private func draw<V: View>(_ view: V) throws -> Int {
        let picture = try limitingProcessorTime(toSeconds: 60) {
            try InProcessRenderer.shared(assets: []).picture(
                of: view, size: CGSize(width: 120, height: 80), scale: 1, scheme: .light)
        }
        return try PNGDecoder.decode(picture).width
    }

    @Test func aThousandLines() throws {
        let lines = (0..<1000).map { "Line \($0) of a text that is far too long" }.joined(separator: "\n")
        #expect(try draw(Text(verbatim: lines)) == 120)
        #expect(try draw(Text(verbatim: lines).lineLimit(2).truncationMode(.middle).allowsTightening(true)) == 120)
        #expect(try draw(Text(verbatim: lines).minimumScaleFactor(0.1)) == 120)
        #expect(try draw(Text(verbatim: lines).fixedSize()) == 120)
    }

    @Test func aWordWithoutEnd() throws {
        let word = String(repeating: "w", count: 20_000)
        #expect(try draw(Text(verbatim: word)) == 120)
        #expect(try draw(Text(verbatim: word).minimumScaleFactor(0.01).lineLimit(1)) == 120)
        #expect(try draw(Text(verbatim: Array(repeating: "ab", count: 10_000).joined(separator: "\u{AD}"))) == 120)
    }

    @Test func marksOnMarks() throws {
        let marks = String(repeating: "\u{301}\u{323}\u{489}", count: 3000)
        #expect(try draw(Text(verbatim: "a" + marks + " b" + marks).underline()) == 120)
        #expect(try draw(Text(verbatim: marks)) == 120)
    }

    @Test func charactersThatMeanNothing() throws {
        let odd = "\u{0}\u{1}\u{7F}\u{85}\u{200D}\u{200D}\u{FE0F}\u{20E3}\u{1F1E9}\u{E0067}\u{FFFC}\u{FFFE}\u{10FFFF}\u{F0000}"
        #expect(try draw(Text(verbatim: odd + odd).kerning(1).textCase(.uppercase)) == 120)
        let broken = String(decoding: [0x61, 0xFF, 0xC3, 0x28, 0xED, 0xA0, 0x80, 0xF5, 0x62] as [UInt8], as: UTF8.self)
        #expect(try draw(Text(broken) + Text(LocalizedStringKey(broken))) == 120)
        let turns = String(repeating: "\u{202E}a\u{5D0}\u{202A}", count: 2000)
        #expect(try draw(Text(verbatim: turns)) == 120)
        let isolates = String(repeating: "\u{2067}", count: 5000) + "abc"
        #expect(try draw(Text(verbatim: isolates).truncationMode(.head).lineLimit(1)) == 120)
    }

    @Test func markdownWithoutEnd() throws {
        for part in ["**", "[a](", "`", "*_~~", "^[", "![", "<a ", "&#x"] {
            let key = LocalizedStringKey(String(repeating: part, count: 3000))
            #expect(try draw(Text(key)) == 120)
        }
    }
}
