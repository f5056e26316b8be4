import Foundation
import Testing

/// A widget extension with a Core Data model, generated and written classes, and fetches of its provider and its view.
@Suite struct CoreDataTests {
    private let cache: TemporaryFolder
    private static let pantry = Program.package.appendingPathComponent("Tests/Fixtures/Projects/Pantry")

    init() throws { cache = try TemporaryFolder() }

    private func darkroom(_ arguments: String...) throws -> Program.Result {
        try Program(name: "darkroom").run(arguments + ["--cache", cache.url.path])
    }

    private func texts(_ result: Program.Result) -> [String] {
        result.output.matches(of: #/Text .* "([^"]*)"/#).map { String($0.output.1) }
    }

    @Test func storesHoldTheRunsRecords() throws {
        let data = Self.pantry.appendingPathComponent("stock.json")
        let result = try darkroom("inspect", Self.pantry.path, "--kind", "Stock", "--data", data.path)
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
        #expect(
            texts(result) == ["Milk in Fridge", "Cheese in Fridge", "Rice in nothing", "0: 1, -", "1: 2, cold+yellow"], "\(result.output)")
        let empty = try darkroom("inspect", Self.pantry.path, "--kind", "Stock")
        #expect(texts(empty) == ["No food"], "\(empty.output)\(empty.errors)")
        let folder = try TemporaryFolder()
        let wrong = folder.url.appendingPathComponent("wrong.json")
        try Data(#"{"Food": [{"name": "Milk", "amonut": 2}]}"#.utf8).write(to: wrong)
        let refused = try darkroom("inspect", Self.pantry.path, "--kind", "Stock", "--data", wrong.path)
        #expect(refused.status == 2)
        #expect(
            refused.errors.contains("Food number 1: Food has no property \"amonut\". Did you mean \"amount\"?"), "\(refused.errors)")
    }

    @Test func modelsClassesAndFetches() throws {
        let result = try darkroom(
            "inspect", Self.pantry.path, "--kind", "Pantry", "--family", "systemMedium", "--date", "2026-06-09T09:41:00Z")
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
        let texts = texts(result)
        #expect(
            texts == [
                "5 foods, 9", "Cheese", "Jun 9", "Butter", "Jun 10", "Äpfel", "Jun 11", "Cupboard: rice",
                "Fridge: butter, cheese, milk, apfel",
            ], "\(result.output)")
    }

    /// With Objective-C, an extension overrides what a class has, also one that is generated.
    @Test func overridesInExtensions() throws {
        let folder = try TemporaryFolder()
        let pantry = folder.url.appendingPathComponent("Pantry")
        try FileManager.default.copyItem(at: Self.pantry, to: pantry)
        let text = """
            import CoreData

            public extension Food {
                override func awakeFromInsert() {
                    super.awakeFromInsert()
                    amount += 10
                }
                override func prepareForDeletion() {
                    super.prepareForDeletion()
                    shelf?.name = (shelf?.name ?? "") + "!"
                }
            }

            """
        try Data(text.utf8).write(to: pantry.appendingPathComponent("Food+Life.swift"))
        let result = try darkroom(
            "inspect", pantry.path, "--kind", "Pantry", "--family", "systemMedium", "--date", "2026-06-09T09:41:00Z")
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
        // Rice has the amount that it is inserted with and ten more.
        #expect(texts(result).first == "5 foods, 19", "\(result.output)")
        #expect(texts(result).last == "Fridge!: butter, cheese, milk, apfel", "\(result.output)")
    }

    @Test func mistakesNameTheirCause() throws {
        let folder = try TemporaryFolder()
        let pantry = folder.url.appendingPathComponent("Pantry")
        try FileManager.default.copyItem(at: Self.pantry, to: pantry)
        let widget = pantry.appendingPathComponent("PantryWidget.swift")
        let source = try String(contentsOf: widget, encoding: .utf8)
        try Data(source.replacingOccurrences(of: "bestBefore >= %@", with: "bestBefore >= %@ AND").utf8).write(to: widget)
        let format = try darkroom("render", pantry.path, "--output", folder.url.appendingPathComponent("out").path)
        #expect(format.status == 3)
        #expect(
            format.errors.contains(
                "The predicate format \"bestBefore >= %@ AND\" cannot be read: a value or a key is missing, at character 21."),
            "\(format.errors)")
        try FileManager.default.removeItem(at: pantry.appendingPathComponent("Pantry.xcdatamodeld/Pantry 2.xcdatamodel/contents"))
        let model = try darkroom("list", pantry.path)
        #expect(model.status == 2)
        #expect(model.errors.contains("Pantry 2.xcdatamodel/contents is missing or cannot be read."), "\(model.errors)")
    }
}
