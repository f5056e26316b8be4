/// What a piece takes in one place.
enum Parameter {
    /// A length in points, mostly one that suits a widget.
    case length
    /// A number, mostly from 0 to 1.
    case fraction
    /// An angle in degrees.
    case angle
    /// A whole number, mostly a small one.
    case integer
    /// A count of views or other things that cost memory: from 0 to 6.
    case count
    /// One of a table's values, by their sources.
    case choice([String])

    static func of<Item>(_ choices: Choices<Item>) -> Parameter { .choice(choices.sources) }

    /// The numbers that break programs: no numbers, numbers beyond those of C's types, zeros, and the smallest.
    static let hostile: [Double] = [
        .nan, .infinity, -.infinity, 1e38, -1e38, 1e308, -1e308, 0, -0.0, -1, -1000, 1e7, -1e7, 1e10, 2_147_483_647,
        2_147_483_648, -2_147_483_649, 4_294_967_296, 9_007_199_254_740_993, 9.3e18, 1.9e19, -9.3e18, 1e-7, 1e-38,
        1e-308, 5e-324, 32_768, 65_536, 20_000, 1e40, 1e60,
    ]

    /// Returns a value for the place.
    ///
    /// - Parameter hostility: how many numbers of 100 are hostile.
    func value(_ numbers: inout SeededNumbers, hostility: Int) -> Value {
        switch self {
        case .choice(let sources): return .choice(numbers.below(sources.count))
        case .count: return .number(Double(numbers.below(7)))
        case .integer:
            if numbers.chance(hostility) {
                return .number(numbers.pick([-1, 0, 1000, -1000, 2_147_483_648, 9.2e18, -9.2e18]))
            }
            return .number(Double(numbers.below(6)))
        case .length, .fraction, .angle:
            if numbers.chance(hostility) { return .number(numbers.pick(Parameter.hostile)) }
            return .number(ordinary(&numbers))
        }
    }

    private func ordinary(_ numbers: inout SeededNumbers) -> Double {
        switch self {
        case .fraction: Double(numbers.below(21)) / 20
        case .angle: Double(numbers.below(48)) * 15 - 360
        default: numbers.chance(20) ? Double(numbers.below(200)) - 60 : Double(numbers.below(80)) / 2
        }
    }

    /// Returns a value as Swift source.
    func source(of value: Value) -> String {
        switch (self, value) {
        case (.choice(let sources), .choice(let index)): sources[index]
        case (.count, .number(let number)), (.integer, .number(let number)): "\(Int(number))"
        case (_, .number(let number)): Parameter.source(of: number)
        case (_, .choice(let index)): "\(index)"
        }
    }

    private static func source(of number: Double) -> String {
        if number.isNaN { return ".nan" }
        if number.isInfinite { return number < 0 ? "-.infinity" : ".infinity" }
        return number == number.rounded() && abs(number) < 1e6
            ? "\(number.sign == .minus ? "-" : "")\(Int(abs(number)))" : "\(number)"
    }
}

/// Values of one type with their sources.
struct Choices<Item> {
    let items: [(source: String, item: Item)]

    init(_ items: [(source: String, item: Item)]) { self.items = items }

    var sources: [String] { items.map(\.source) }
}
