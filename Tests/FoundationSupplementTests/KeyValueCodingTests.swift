import FoundationSupplement
import Testing

/// Values by their keys.
@Suite struct KeyValueCodingTests {
    private class Owner: NSObject {
        let name = "Ada"
        var pets: [NSDictionary] = [["age": 3], ["age": 5]]
    }

    private final class Own: NSObject {
        func value(forKey key: String) -> Any? { "its own" }
    }

    @Test func dictionariesHaveValuesAtPaths() {
        let dictionary: NSDictionary = ["a": ["b": 1], "list": [2, 3]]
        #expect(dictionary.value(forKeyPath: "a.b") as? Int == 1)
        #expect(dictionary.value(forKeyPath: "list.@sum.self") as? Double == 5)
        #expect(dictionary.value(forKeyPath: "a.c") == nil && dictionary.value(forKeyPath: "x.y") == nil)
        #expect((["a": ["b": 1]] as NSDictionary).dictionaryWithValues(forKeys: ["c"])["c"] is NSNull)
    }

    @Test func arraysHaveTheValuesOfTheirElements() {
        let array: NSArray = [["a": 1], ["a": 4]]
        #expect(array.value(forKey: "a") as? [Int] == [1, 4])
        #expect(array.value(forKeyPath: "@max.a") as? Int == 4)
    }

    @Test func dictionariesAreChanged() {
        let dictionary: NSMutableDictionary = ["inner": NSMutableDictionary()]
        dictionary.setValue(1, forKey: "a")
        dictionary.setValue(2, forKeyPath: "inner.b")
        #expect(dictionary["a"] as? Int == 1 && dictionary.value(forKeyPath: "inner.b") as? Int == 2)
        dictionary.setValue(nil, forKey: "a")
        dictionary.setValuesForKeys(["c": 3])
        #expect(dictionary["a"] == nil && dictionary["c"] as? Int == 3)
    }

    @Test func objectsHaveStoredProperties() {
        #expect(Owner().value(forKey: "name") as? String == "Ada")
        #expect(Owner().value(forKeyPath: "pets.@sum.age") as? Double == 8)
        #expect(Own().value(forKey: "name") as? String == "its own")
    }
}
