import Foundation

/// The functions that expressions call.
enum PredicateFunction {
    static func value(of name: String, _ arguments: [Any?]) throws -> Any? {
        func number(_ index: Int) throws -> Double? {
            guard index < arguments.count else { throw PredicateProblem("\(name) needs \(index + 1) arguments") }
            let value = PredicateValue(arguments[index])
            if value.isNull { return nil }
            // Dates are reckoned with in seconds.
            if case .date(let date) = value { return date.timeIntervalSinceReferenceDate }
            guard let number = value.number else { throw PredicateProblem("\(name) needs numbers") }
            return number
        }
        /// The result of two numbers; whole where both are.
        func binary(_ whole: (Int64, Int64) -> Int64?, _ function: (Double, Double) -> Double) throws -> Any? {
            guard let left = try number(0), let right = try number(1) else { return nil }
            if case .integer(let first) = PredicateValue(arguments[0]), case .integer(let second) = PredicateValue(arguments[1]),
                let result = whole(first, second) {
                return result
            }
            return function(left, right)
        }
        func bits(_ function: (Int64, Int64) -> Int64) throws -> Any? {
            guard case .integer(let left) = PredicateValue(arguments.first ?? nil),
                case .integer(let right) = PredicateValue(arguments.last ?? nil), arguments.count == 2
            else { throw PredicateProblem("\(name) needs two whole numbers") }
            return function(left, right)
        }
        func text() throws -> String? {
            switch PredicateValue(arguments.first ?? nil) {
            case .null: return nil
            case .text(let text): return text
            default: throw PredicateProblem("\(name) needs a text")
            }
        }
        /// The values that a function of a collection takes: the elements of its only argument, or its arguments.
        func values() -> [Any?] {
            guard arguments.count == 1, let only = PredicateValue.unwrapped(arguments[0]) else {
                return arguments.filter { PredicateValue.unwrapped($0) != nil }
            }
            return KeyedValue.elements(of: only) ?? [only]
        }
        func numbers() -> [Double] { values().compactMap { PredicateValue($0).number } }
        func aggregate(_ operation: String) throws -> Any? { try KeyedValue.at("@\(operation).self", of: values()) }

        switch name {
        case "add:to:": return try binary({ $0.addingReportingOverflow($1).overflow ? nil : $0 + $1 }, +)
        case "from:subtract:": return try binary({ $0.subtractingReportingOverflow($1).overflow ? nil : $0 - $1 }, -)
        case "multiply:by:": return try binary({ $0.multipliedReportingOverflow(by: $1).overflow ? nil : $0 * $1 }, *)
        case "divide:by:":
            return try binary({ $1 == 0 || $0 == .min ? nil : $0 / $1 }, /)
        case "modulus:by:": return try binary({ $1 == 0 || $0 == .min ? nil : $0 % $1 }, { $0.truncatingRemainder(dividingBy: $1) })
        case "raise:toPower:": return try number(0).flatMap { base in try number(1).map { pow(base, $0) } }
        case "bitwiseAnd:with:": return try bits(&)
        case "bitwiseOr:with:": return try bits(|)
        case "bitwiseXor:with:": return try bits(^)
        case "leftshift:by:": return try bits(<<)
        case "rightshift:by:": return try bits(>>)
        case "onesComplement:": return try bits { first, _ in ~first }
        case "sqrt:": return try number(0).map { $0.squareRoot() }
        case "log:": return try number(0).map { log10($0) }
        case "ln:": return try number(0).map { log($0) }
        case "exp:": return try number(0).map { exp($0) }
        case "abs:": return try number(0).map { abs($0) }
        case "ceiling:": return try number(0).map { $0.rounded(.up) }
        case "floor:": return try number(0).map { $0.rounded(.down) }
        case "trunc:": return try number(0).map { $0.rounded(.towardZero) }
        case "uppercase:": return try text()?.uppercased()
        case "lowercase:": return try text()?.lowercased()
        case "canonical:": return try text()?.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        case "length:": return try text().map { ($0 as NSString).length }
        case "noindex:": return arguments.first ?? nil
        case "now": return Date()
        case "count:": return values().count
        case "sum:": return try aggregate("sum")
        case "average:": return try aggregate("avg")
        case "min:": return try aggregate("min")
        case "max:": return try aggregate("max")
        case "first:": return values().first ?? nil
        case "last:": return values().last ?? nil
        case "median:":
            let sorted = numbers().sorted()
            guard !sorted.isEmpty else { return nil }
            return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
        case "stddev:":
            let all = numbers()
            guard !all.isEmpty else { return nil }
            let mean = all.reduce(0, +) / Double(all.count)
            return (all.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(all.count)).squareRoot()
        case "distinct:": return try KeyedValue.at("@distinctUnionOfObjects.self", of: values())
        case "objectFrom:withIndex:":
            guard let whole = arguments.first.flatMap(PredicateValue.unwrapped) else { return nil }
            if let elements = KeyedValue.elements(of: whole), let index = try number(1).map({ Int($0) }) {
                return elements.indices.contains(index) ? elements[index] : nil
            }
            guard case .text(let key) = PredicateValue(arguments[1]) else { throw PredicateProblem("an index is no number") }
            return try KeyedValue.at(key, of: whole)
        case "valueForKey:", "valueForKeyPath:":
            guard arguments.count == 2, case .text(let key) = PredicateValue(arguments[1]) else {
                throw PredicateProblem("\(name) needs a key")
            }
            return try KeyedValue.at(key, of: arguments[0])
        case "castObject:toType:": return try cast(arguments)
        default: throw PredicateProblem("the function \(name) is not known")
        }
    }

    private static func cast(_ arguments: [Any?]) throws -> Any? {
        guard arguments.count == 2, case .text(let type) = PredicateValue(arguments[1]) else {
            throw PredicateProblem("CAST needs a value and the name of a type")
        }
        switch (type, PredicateValue(arguments[0])) {
        case (_, .null): return nil
        case ("NSDate", .integer(let seconds)): return Date(timeIntervalSinceReferenceDate: Double(seconds))
        case ("NSDate", .floating(let seconds)): return Date(timeIntervalSinceReferenceDate: seconds)
        case ("NSDate", .date(let date)): return date
        case ("NSNumber", .date(let date)), ("NSDecimalNumber", .date(let date)): return date.timeIntervalSinceReferenceDate
        case ("NSNumber", .text(let text)), ("NSDecimalNumber", .text(let text)): return Double(text)
        case ("NSNumber", let value), ("NSDecimalNumber", let value): return value.number
        case ("NSString", .text(let text)): return text
        case ("NSString", .integer(let number)): return "\(number)"
        case ("NSString", .floating(let number)): return "\(number)"
        default: throw PredicateProblem("CAST to \(type) is not supported")
        }
    }
}
