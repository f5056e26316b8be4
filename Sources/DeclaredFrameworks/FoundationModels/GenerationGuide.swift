/// A rule for the values that a model makes.
public struct GenerationGuide<Value>: Sendable {
    /// The rule as keywords of a JSON schema.
    let rule: [String: GeneratedContent]

    init(_ rule: [String: GeneratedContent]) { self.rule = rule }
}

extension GenerationGuide where Value == String {
    public static func constant(_ value: String) -> GenerationGuide<String> { Self(["const": value.generatedContent]) }
    public static func anyOf(_ values: [String]) -> GenerationGuide<String> { Self(["enum": values.generatedContent]) }
    public static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide<String> { Self([:]) }
}

extension GenerationGuide where Value == Int {
    public static func minimum(_ value: Int) -> GenerationGuide<Int> { Self(minimum: value) }
    public static func maximum(_ value: Int) -> GenerationGuide<Int> { Self(maximum: value) }
    public static func range(_ range: ClosedRange<Int>) -> GenerationGuide<Int> {
        Self(minimum: range.lowerBound, maximum: range.upperBound)
    }
}

extension GenerationGuide where Value == Float {
    public static func minimum(_ value: Float) -> GenerationGuide<Float> { Self(minimum: value) }
    public static func maximum(_ value: Float) -> GenerationGuide<Float> { Self(maximum: value) }
    public static func range(_ range: ClosedRange<Float>) -> GenerationGuide<Float> {
        Self(minimum: range.lowerBound, maximum: range.upperBound)
    }
}

extension GenerationGuide where Value == Decimal {
    public static func minimum(_ value: Decimal) -> GenerationGuide<Decimal> { Self(minimum: value) }
    public static func maximum(_ value: Decimal) -> GenerationGuide<Decimal> { Self(maximum: value) }
    public static func range(_ range: ClosedRange<Decimal>) -> GenerationGuide<Decimal> {
        Self(minimum: range.lowerBound, maximum: range.upperBound)
    }
}

extension GenerationGuide where Value == Double {
    public static func minimum(_ value: Double) -> GenerationGuide<Double> { Self(minimum: value) }
    public static func maximum(_ value: Double) -> GenerationGuide<Double> { Self(maximum: value) }
    public static func range(_ range: ClosedRange<Double>) -> GenerationGuide<Double> {
        Self(minimum: range.lowerBound, maximum: range.upperBound)
    }
}

extension GenerationGuide {
    init(minimum: Value? = nil, maximum: Value? = nil) where Value: Generable {
        var rule: [String: GeneratedContent] = [:]
        rule["minimum"] = minimum?.generatedContent
        rule["maximum"] = maximum?.generatedContent
        self.init(rule)
    }

    init(minimumCount: Int? = nil, maximumCount: Int? = nil) {
        var rule: [String: GeneratedContent] = [:]
        rule["minItems"] = minimumCount?.generatedContent
        rule["maxItems"] = maximumCount?.generatedContent
        self.init(rule)
    }

    public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        Self(minimumCount: count)
    }
    public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        Self(maximumCount: count)
    }
    public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]>
    where Value == [Element] { Self(minimumCount: range.lowerBound, maximumCount: range.upperBound) }
    public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        Self(minimumCount: count, maximumCount: count)
    }
    public static func element<Element>(_ guide: GenerationGuide<Element>) -> GenerationGuide<[Element]>
    where Value == [Element] { Self(["items": GeneratedContent(rule: guide.rule)]) }
}

// The arguments of @Guide do not tell the array's elements. These let them compile.
extension GenerationGuide where Value == [Never] {
    public static func minimumCount(_ count: Int) -> GenerationGuide<Value> { Self(minimumCount: count) }
    public static func maximumCount(_ count: Int) -> GenerationGuide<Value> { Self(maximumCount: count) }
    public static func count(_ range: ClosedRange<Int>) -> GenerationGuide<Value> {
        Self(minimumCount: range.lowerBound, maximumCount: range.upperBound)
    }
    public static func count(_ count: Int) -> GenerationGuide<Value> { Self(minimumCount: count, maximumCount: count) }
}
