/// A value with a unit.
// An open class cannot be checked. All state is constant.
open class HKQuantity: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    private let unit: HKUnit
    private let value: Double

    public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

    public required convenience init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "unit") as String?,
            let factors = UnitParser.factors(of: name)
        else { return nil }
        self.init(unit: HKUnit(factors: factors), doubleValue: coder.decodeDouble(forKey: "value"))
    }

    open func encode(with coder: NSCoder) {
        coder.encode(unit.unitString as NSString, forKey: "unit")
        coder.encode(value, forKey: "value")
    }

    public static var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.factors.dimension == unit.factors.dimension }

    open func doubleValue(for unit: HKUnit) -> Double {
        if unit == self.unit { return value }
        guard self.is(compatibleWith: unit) else {
            fatalError("HealthKit: a quantity in \(self.unit) cannot be converted to \(unit). Apple's refuses it, too.")
        }
        return unit.factors.value(ofBase: self.unit.factors.base(of: value))
    }

    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
        return compare(other) == .orderedSame
    }

    open override var hash: Int { unit.factors.dimension.hashValue }
    open override var description: String {
        "\(value.formatted(.number.grouping(.never).locale(.init(identifier: "en_US_POSIX")))) \(unit)"
    }
}
