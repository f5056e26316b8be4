import CoreDataModels
import Foundation
import FoundationSupplement
import Intents
import SeedData

/// The readers of string tables, definitions of intents, models of Core Data and records.
extension FileReader {
    static let texts = [
        FileReader(
            name: "xcstrings",
            samples: [
                "Tests/Fixtures/Projects/Palette/Localizable.xcstrings",
                "Tests/Fixtures/Projects/Palette/side menu.xcstrings",
                "Tests/Fixtures/Checks/Language/Localizable.xcstrings",
            ], place: "Localizable.xcstrings"
        ) { _, folder in readTables(folder) },
        FileReader(
            name: "strings",
            samples: [
                "Tests/Fixtures/Probe/ar.lproj/Localizable.strings",
                "Tests/Fixtures/Projects/Harbor/HarborWidgets/de.lproj/Localizable.strings",
            ],
            place: "de.lproj/Localizable.strings"
        ) { _, folder in readTables(folder) },
        FileReader(name: "stringsdict", samples: [plurals], place: "de.lproj/Localizable.stringsdict") { _, folder in
            readTables(folder)
        },
        FileReader(
            name: "intentdefinition",
            samples: [
                "Examples/DadJokesWidget/DadJokesWidget.intentdefinition",
                "Examples/EmojiRangerWidget/EmojiRangerWidget.intentdefinition",
            ],
            place: "a.intentdefinition"
        ) { data, _ in _ = try IntentDefinitionCompiler().sources(from: data) },
        FileReader(
            name: "model",
            samples: [
                "Tests/Fixtures/Projects/Pantry/Pantry.xcdatamodeld/Pantry 2.xcdatamodel/contents",
                "Tests/Fixtures/Projects/Pantry/Pantry.xcdatamodeld/Pantry.xcdatamodel/contents",
            ], place: "contents"
        ) { data, _ in _ = ModelSources(try ModelReader.model(data)) },
        FileReader(
            name: "data",
            samples: [
                "Tests/Fixtures/Projects/Pantry/stock.json",
                "\n{\"Thing\": [{\"id\": 1, \"size\": 2.5, \"made\": \"2026-06-09\", \"of\": [\"a\"]}]}",
            ],
            place: "data.json"
        ) { _, folder in
            let seeds = try Seeds(files: [folder.appendingPathComponent("data.json")])
            for record in seeds.records.values.joined() {
                for property in record.values.keys {
                    _ = try? record.value(of: property, as: Int.self)
                    _ = try? record.value(of: property, as: Date.self)
                    _ = try? record.identifiers(in: property)
                }
            }
        },
    ]

    private static let plurals = """

        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>%d days</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@days@ left</string>
        <key>days</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d day</string><key>other</key><string>%d days</string>
        </dict></dict></dict></plist>
        """

    private static func readTables(_ folder: URL) {
        for table in LocalizedTableContents.all(in: folder) {
            for format in table.strings.values.flatMap(\.values) {
                _ = format.text(arguments: [], locale: Locale(identifier: "de_DE"))
            }
        }
    }
}
