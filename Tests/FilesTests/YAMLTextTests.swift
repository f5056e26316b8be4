import Foundation
import Testing

@testable import Files

@Suite struct YAMLTextTests {
    /// Nine names of nine names each: a billion values, if all were spelled out.
    @Test func namesOfNamesAreNotSpelledOutWithoutEnd() {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
        for level in 1...9 {
            text += "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", "))]\n"
        }
        let error = #expect(throws: YAMLText.Failure.self) { try YAMLText.value(of: Data(text.utf8)) }
        #expect(error?.problem == "its aliases repeat more than 200000 values")
    }

    @Test func aFewNamesAreSpelledOut() throws {
        let value = try YAMLText.value(of: Data("a: &a [x, y]\nb: [*a, *a]".utf8)) as? [String: Any]
        #expect(value?["b"] as? [[String]] == [["x", "y"], ["x", "y"]])
    }
}
