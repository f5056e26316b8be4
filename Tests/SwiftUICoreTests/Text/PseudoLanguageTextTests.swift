import Foundation
import Testing

@testable import SwiftUICore

/// Texts of views in pseudo-languages.
@MainActor @Suite struct PseudoLanguageTextTests {
    private func strings<V: View>(_ locale: String, @ViewBuilder _ view: () -> V) -> [String] {
        let picture = drawn(300, 300, { $0.locale = Locale(identifier: locale) }, view)
        return picture.root.spokenElements.map(\.label)
    }

    @Test func localizableTextsAlone() {
        let texts = strings("en_XA@rg=uszzzz") {
            VStack {
                Text("Tide")
                Text(LocalizedStringResource("Reef"))
                Text(verbatim: "Tide")
                Text(String("Tide"))
                Text("\(3)")
                Text("\(3) reefs at **\(1234.5, format: .number)** m")
                Text("^[\(2) reef](inflect: true)")
                Text(Date(timeIntervalSinceReferenceDate: 0), format: .dateTime.month(.wide))
            }
        }
        #expect(
            texts == [
                "[Ţîðé one]", "[Ŕééƒ one]", "Tide", "Tide", "3", "[3 ŕééƒš åţ 1,234.5 ḿ one two]", "[2 ŕééƒs one]", "January",
            ])
    }

    @Test func wordsRunFromTheRight() {
        let texts = strings("ar-XB") { VStack { Text("High tide"); Text(verbatim: "Tide") } }
        #expect(texts == ["\u{200F}\u{202E}High\u{202C}\u{200F} \u{200F}\u{202E}tide\u{202C}\u{200F}", "Tide"])
    }

    @Test func theLanguageOfLettersIsThatOfTheSources() {
        #expect(Locale(identifier: "en_XB@rg=uszzzz").languageTag == "en-US")
        #expect(Locale(identifier: "de_DE").languageTag == "de-DE")
    }
}
