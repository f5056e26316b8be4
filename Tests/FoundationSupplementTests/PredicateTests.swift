import Foundation
import Testing

@testable import FoundationSupplement

/// Predicates made from formats.
@Suite struct PredicateTests {
    private final class Shelf: NSObject {
        let name: String
        let foods: [Food]

        init(_ name: String, _ foods: [Food]) { (self.name, self.foods) = (name, foods) }
    }

    private final class Food: NSObject {
        let name: String?
        let amount: Double
        let count: Int
        let isOpen: Bool
        let date: Date
        let id: UUID
        let tags: Set<String>

        init(_ name: String?, amount: Double = 1, count: Int = 0, isOpen: Bool = false, tags: Set<String> = []) {
            (self.name, self.amount, self.count, self.isOpen, self.tags) = (name, amount, count, isOpen, tags)
            date = Date(timeIntervalSinceReferenceDate: Double(count))
            id = Food.identifier
        }

        var isMuch: Bool { amount > 2 }

        static let identifier = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
    }

    private let milk = Food("Crème Milk", amount: 2.5, count: 7, isOpen: true, tags: ["cold", "white"])

    @Test(arguments: [
        ("TRUEPREDICATE", true), ("FALSEPREDICATE", false), ("NOT FALSEPREDICATE", true),
        ("name == 'Crème Milk'", true), ("name = \"crème milk\"", false), ("name ==[c] 'crème MILK'", true),
        ("name ==[cd] 'CREME milk'", true), ("name != nil", true), ("name == NULL", false),
        ("name BEGINSWITH 'Crè'", true), ("name beginswith[cd] 'creme'", true), ("name ENDSWITH 'Milk'", true),
        ("name CONTAINS 'milk'", false), ("name CONTAINS[c] 'milk'", true), ("name LIKE 'C*M?lk'", true),
        ("name LIKE 'C*M?l'", false), ("name MATCHES 'C.*k'", true), ("name MATCHES 'C'", false),
        ("'Milk' IN name", true), ("count == 7", true), ("count >= 7 AND count =< 7", true), ("count <> 7", false),
        ("count > 6.5", true), ("count == 0x7", true), ("amount * 2 == 5", true), ("amount + count - 0.5 == 9", true),
        ("-count < -6", true), ("2 ** 3 == 8", true), ("(count & 3) == 3", true), ("1 + 2 * 3 == 7", true),
        ("(1 + 2) * 3 == 9", true), ("isOpen == YES", true), ("isOpen == false", false), ("isOpen = 1", true),
        ("count BETWEEN {1, 7}", true), ("count BETWEEN {8, 9}", false), ("count IN {1, 7}", true), ("count IN (1, 7)", true),
        ("NOT count IN {1, 7}", false), ("NOT (count IN {1, 8})", true), ("!(count == 7) || isOpen == 1", true),
        ("count == 7 && isOpen == 0 || amount == 2.5", true), ("tags CONTAINS 'cold'", true), ("ANY tags == 'white'", true),
        ("ALL tags == 'white'", false), ("NONE tags == 'red'", true), ("SOME tags BEGINSWITH 'co'", true),
        ("tags.@count == 2", true), ("SELF.count == 7", true), ("#count == 7", true), ("uppercase(name) == 'CRÈME MILK'", true),
        ("length(name) == 10", true), ("TERNARY(isOpen == YES, 1, 2) == 1", true), ("abs(-3) == 3", true),
        ("CAST(0, 'NSDate') < date", true), ("id == '01020304-0506-0708-090a-0b0c0d0e0f10'", true),
        ("name == 'it\\'s'", false), ("count.description == 'x' OR TRUEPREDICATE", true),
    ])
    func formats(_ format: String, _ expected: Bool) {
        #expect(NSPredicate(format: format).evaluate(with: milk) == expected)
    }

    @Test func arguments() {
        let cases: [(NSPredicate, Bool)] = [
            (NSPredicate(format: "%K == %@", "name", "Crème Milk"), true),
            (NSPredicate(format: "%K == %d AND amount > %f", "count", 7, 2.4), true),
            (NSPredicate(format: "count IN %@", [1, 7]), true), (NSPredicate(format: "name IN %@", ["x"] as NSArray), false),
            (NSPredicate(format: "name IN %@", Set(["Crème Milk"])), true),
            (NSPredicate(format: "id == %@", Food.identifier as CVarArg), true),
            (NSPredicate(format: "id == %@", Food.identifier as NSUUID), true),
            (NSPredicate(format: "date < %@", Date(timeIntervalSinceReferenceDate: 8) as NSDate), true),
            (NSPredicate(format: "date >= %@", Date(timeIntervalSinceReferenceDate: 8) as CVarArg), false),
            (NSPredicate(format: "isOpen == %@", NSNumber(value: true)), true),
            (NSPredicate(format: "count BETWEEN %@", [1, 9]), true), (NSPredicate(format: "name == '%@'", "x"), false),
            (NSPredicate(format: "%K IN %@ AND %K == %i", argumentArray: ["count", [7], "count", 7]), true),
            (NSPredicate(format: "count == %lld", Int64(7)), true),
        ]
        for (predicate, expected) in cases { #expect(predicate.evaluate(with: milk) == expected, "\(predicate)") }
    }

    @Test func pathsThroughCollections() {
        let shelf = Shelf("Fridge", [milk, Food("Rice", amount: 4, count: 2), Food(nil, count: 2)])
        for (format, expected) in [
            ("foods.@count == 3", true), ("foods[SIZE] == 3", true), ("ANY foods.name == 'Rice'", true),
            ("ALL foods.amount > 0", true), ("foods.@sum.amount == 7.5", true), ("foods.@max.amount == 4", true),
            ("foods.@min.count == 2", true), ("foods.@avg.amount == 2.5", true), ("'Rice' IN foods.name", true),
            ("SUBQUERY(foods, $f, $f.amount > 1 AND $f.count < 5).@count == 1", true),
            ("SUBQUERY(foods, $f, $f.name == nil).@count > 0", true), ("ANY foods.tags == 'cold'", true),
            ("foods[0].name == 'Crème Milk'", true), ("foods[LAST].name == nil", true), ("sum(foods.amount) == 7.5", true),
            ("foods.@distinctUnionOfObjects.count CONTAINS 2", true),
        ] {
            #expect(NSPredicate(format: format).evaluate(with: shelf) == expected, "\(format)")
        }
    }

    @Test func valuesOfDictionariesAndTexts() {
        #expect(NSPredicate(format: "a.b == 2").evaluate(with: ["a": ["b": 2]]))
        #expect(NSPredicate(format: "SELF MATCHES %@", "[a-z]+@x").evaluate(with: "me@x"))
        #expect((["b", "a"] as NSArray).filtered(using: NSPredicate(format: "SELF == 'a'")) as? [String] == ["a"])
        #expect(NSPredicate(format: "SELF > $limit").evaluate(with: 3, substitutionVariables: ["limit": 2]))
        #expect(NSPredicate(format: "SELF > $limit").withSubstitutionVariables(["limit": 4]).evaluate(with: 3) == false)
    }

    @Test func compoundsAndClosures() {
        let open = NSPredicate(format: "isOpen == YES"), many = NSPredicate { object, _ in (object as? Food)?.count ?? 0 > 9 }
        #expect(NSCompoundPredicate(orPredicateWithSubpredicates: [open, many]).evaluate(with: milk))
        #expect(!NSCompoundPredicate(type: .and, subpredicates: [open, many]).evaluate(with: milk))
        #expect(NSCompoundPredicate(notPredicateWithSubpredicate: many).evaluate(with: milk))
    }

    @Test func expressions() {
        let comparison = _NSComparisonPredicate(
            leftExpression: .init(forKeyPath: "name"), rightExpression: .init(forConstantValue: "CREME MILK"),
            modifier: .direct, type: .equalTo, options: [.caseInsensitive, .diacriticInsensitive])
        #expect(comparison.evaluate(with: milk))
        #expect(comparison.predicateFormat == "name ==[cd] \"CREME MILK\"")
        let sum = _NSExpression(format: "2 * (3 + %d)", 4)
        #expect(sum.expressionValue(with: nil, context: nil) as? Int64 == 14)
        let path = _NSExpression(forFunction: "max:", arguments: [_NSExpression(forKeyPath: "amount")])
        #expect(_NSExpression(forKeyPath: \Food.name).keyPath == "name")
        #expect(_NSExpression(forKeyPath: \Food.amount).keyPath == "amount")
        #expect(path.expressionValue(with: [milk], context: nil) as? Double == 2.5)
        // A computed property has no name, but a value.
        let computed = _NSExpression(forKeyPath: \Food.isMuch)
        #expect(computed.expressionType == .keyPath && computed.expressionValue(with: milk, context: nil) as? Bool == true)
        #expect(computed.expressionValue(with: [milk, Food("Rice")], context: nil) as? [Bool?] == [true, false])
        #expect(computed.expressionValue(with: nil, context: nil) == nil)
    }

    @Test(arguments: [
        ("a == 1 AND b CONTAINS[c] 'x'", "a == 1 AND b CONTAINS[c] \"x\""), ("NOT (a > 2)", "NOT a > 2"),
        ("(a = 1 or b = nil) and c in {1,2}", "(a == 1 OR b == nil) AND c IN {1, 2}"), ("a.b + 1 < $x", "a.b + 1 < $x"),
        ("any a.b == YES", "ANY a.b == 1"),
    ])
    func texts(_ format: String, _ text: String) {
        #expect("\(NSPredicate(format: format))" == text)
    }

    @Test(arguments: [
        ("name ==", "a value or a key is missing, at character 8"), ("name 'x'", "a comparison such as == is missing, at character 6"),
        ("name == 'x", "the text that begins here has no end, at character 9"), ("a == %y", "%y is no specifier of predicate formats, at character 6"),
        ("a == %@", "the format has more specifiers than there are arguments, at character 6"),
        ("(a == 1", ") is missing, at character 8"), ("a == 1 b", "nothing more is expected here, at character 8"),
        ("isOpen", "a comparison such as == is missing, at character 7"), ("a ==[x] 1", "x is no option of a comparison, at character 6"),
        ("in == 1", "in is a reserved word; a key of this name is written #in, at character 1"), ("a ? b", "? has no meaning, at character 3"),
        ("SUBQUERY(a, b, c == 1).@count > 0", "a variable such as $x is missing, at character 13"),
    ])
    func formatsThatCannotBeRead(_ format: String, _ problem: String) {
        let error = #expect(throws: PredicateProblem.self) { try PredicateParser.predicate(format, arguments: []) }
        #expect(error?.description == problem)
    }

    @Test func valuesThatCannotBeRead() {
        let error = #expect(throws: PredicateProblem.self) { try KeyedValue.at("nothing", of: milk) }
        #expect(error?.description.hasPrefix("Food has no stored property nothing.") ?? false)
        #expect(throws: PredicateProblem.self) { try KeyedValue.at("tags.@median", of: milk) }
    }

    @Test func sortDescriptors() {
        let foods = [Food("b", count: 1, isOpen: true), Food("A", count: 2), Food(nil, count: 3), Food("a10", count: 4), Food("a9", count: 5)]
        func order(_ descriptors: NSSortDescriptor...) -> [Int] {
            foods.enumerated().sorted { left, right in
                for descriptor in descriptors {
                    let result = descriptor.compare(left.element, to: right.element)
                    if result != .orderedSame { return result == .orderedAscending }
                }
                return left.offset < right.offset
            }.map(\.element.count)
        }
        #expect(order(NSSortDescriptor(key: "name", ascending: true)) == [3, 2, 4, 5, 1])
        #expect(order(NSSortDescriptor(key: "name", ascending: false)) == [1, 5, 4, 2, 3])
        #expect(order(NSSortDescriptor(key: "name", ascending: true, selector: Selector("localizedStandardCompare:"))) == [3, 2, 5, 4, 1])
        #expect(order(NSSortDescriptor(keyPath: \Food.isOpen, ascending: false)) == [1, 2, 3, 4, 5])
        #expect(order(NSSortDescriptor(keyPath: \Food.name, ascending: true)) == [3, 2, 4, 5, 1])
        #expect(order(NSSortDescriptor(keyPath: \Food.count, ascending: false)) == [5, 4, 3, 2, 1])
        #expect(order(NSSortDescriptor(key: "isOpen", ascending: true), NSSortDescriptor(key: "date", ascending: false)) == [5, 4, 3, 2, 1])
        #expect(order(NSSortDescriptor(SortDescriptor(\Food.count, order: .reverse))) == [5, 4, 3, 2, 1])
        #expect(foods.sorted(using: SortDescriptor(\Food.isOpen, order: .reverse)).map(\.count) == [1, 2, 3, 4, 5])
        #expect(NSSortDescriptor(key: "a.b", ascending: true).key == "a.b")
        let reversed = NSSortDescriptor(key: "count", ascending: true).reversedSortDescriptor as? NSSortDescriptor
        #expect(reversed.map { order($0) } == [5, 4, 3, 2, 1])
    }
}
