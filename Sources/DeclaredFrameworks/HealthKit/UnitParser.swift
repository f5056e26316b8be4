/// Reads and writes the names of units, such as `count/min`, `mg/dL` and `ml/(kg*min)`.
struct UnitParser {
    private var rest: Substring

    /// The factors that a name consists of; nil where it names no unit.
    static func factors(of name: String) -> [UnitFactor]? {
        let name = name.trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty else { return [] }
        var parser = UnitParser(rest: name[...])
        guard let factors = parser.product(), parser.rest.isEmpty else { return nil }
        return factors
    }

    /// The name of a unit with these factors.
    static func text(of factors: [UnitFactor]) -> String {
        func text(_ factor: UnitFactor) -> String {
            let exponent = abs(factor.exponent)
            return exponent == 1 ? factor.unit.symbol : "\(factor.unit.symbol)^\(exponent)"
        }
        let above = factors.filter { $0.exponent > 0 }.map(text).joined(separator: "·")
        let below = factors.filter { $0.exponent < 0 }.map(text).joined(separator: "·")
        if below.isEmpty { return above }
        return "\(above.isEmpty ? "1" : above)/\(below)"
    }

    /// Everything behind a slash is below the line: `ml/kg*min` is `ml/(kg*min)`.
    private mutating func product() -> [UnitFactor]? {
        var (result, sign): ([UnitFactor], Int) = ([], 1)
        while true {
            guard let factors = power() else { return nil }
            result = result.multiplied(by: factors.map { UnitFactor(unit: $0.unit, exponent: $0.exponent * sign) })
            if take("/") {
                sign = -1
            } else if !take("*"), !take("·"), !take(".") {
                return result
            }
        }
    }

    private mutating func power() -> [UnitFactor]? {
        var factors: [UnitFactor]
        if take("(") {
            guard let inner = product(), take(")") else { return nil }
            factors = inner
        } else {
            var depth = 0
            let symbol = rest.prefix { character in
                depth += character == "<" ? 1 : character == ">" ? -1 : 0
                return depth > 0 || !"/*·.()^".contains(character)
            }
            rest = rest.dropFirst(symbol.count)
            if symbol == "1" {
                factors = []
            } else {
                guard let unit = ElementaryUnit.named(String(symbol)) else { return nil }
                factors = [UnitFactor(unit: unit, exponent: 1)]
            }
        }
        guard take("^") else { return factors }
        let digits = rest.prefix { $0.isNumber || $0 == "-" }
        rest = rest.dropFirst(digits.count)
        guard let exponent = Int(digits), exponent != 0 else { return nil }
        return factors.map { UnitFactor(unit: $0.unit, exponent: $0.exponent * exponent) }
    }

    private mutating func take(_ character: Character) -> Bool {
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }
}
