import FoundationSupplement
import Testing

/// Predicates with comparisons of strings that Foundation on Linux lacks.
@Suite struct StringExpressionTests {
    private struct Item {
        let name: String
    }

    @Test func textsWithOthersInThem() throws {
        let predicate = #Predicate<Item> { $0.name.localizedStandardContains("ECO") }
        #expect(try predicate.evaluate(Item(name: "une \u{e9}cole")))
        #expect(try !predicate.evaluate(Item(name: "lyc\u{e9}e")))
    }

    @Test func ordersOfTexts() throws {
        let same = ComparisonResult.orderedSame
        let predicate = #Predicate<Item> { $0.name.caseInsensitiveCompare("ada") == same }
        #expect(try predicate.evaluate(Item(name: "ADA")) && !predicate.evaluate(Item(name: "Ida")))
        let before = ComparisonResult.orderedAscending
        let order = #Predicate<Item> { $0.name.localizedCompare("M") == before }
        #expect(try order.evaluate(Item(name: "ada")) && !order.evaluate(Item(name: "Zoe")))
    }
}
