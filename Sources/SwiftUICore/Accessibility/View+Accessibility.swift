// What assistive technologies hear of a view has no place in a picture: these modifiers compile and draw nothing.
extension View {
    nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
    nonisolated public func accessibilityValue(_ value: Text) -> some View { self }
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
    nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { self }
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
    nonisolated public func accessibility(label: Text) -> some View { self }
    nonisolated public func accessibility(value: Text) -> some View { self }
    nonisolated public func accessibility(hint: Text) -> some View { self }
    nonisolated public func accessibility(hidden: Bool) -> some View { self }
    nonisolated public func accessibility(identifier: String) -> some View { self }
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
}

/// How the children of an accessibility element are told.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What kind of thing a view is to assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
    public typealias Element = AccessibilityTraits
    private var bits: UInt32 = 0

    public init() {}
    private init(bit: UInt32) { bits = 1 << bit }

    public static let isButton = AccessibilityTraits(bit: 0)
    public static let isHeader = AccessibilityTraits(bit: 1)
    public static let isSelected = AccessibilityTraits(bit: 2)
    public static let isLink = AccessibilityTraits(bit: 3)
    public static let isImage = AccessibilityTraits(bit: 4)
    public static let isStaticText = AccessibilityTraits(bit: 5)
    public static let isSummaryElement = AccessibilityTraits(bit: 6)
    public static let updatesFrequently = AccessibilityTraits(bit: 7)
    public static let startsMediaSession = AccessibilityTraits(bit: 8)

    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits | other.bits) }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits & other.bits) }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits ^ other.bits) }
    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

    @discardableResult public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        defer { bits |= newMember.bits }
        return (!contains(newMember), newMember)
    }

    @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        defer { bits &= ~member.bits }
        return contains(member) ? member : nil
    }

    @discardableResult public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        defer { bits |= newMember.bits }
        return contains(newMember) ? newMember : nil
    }

    private func with(_ bits: UInt32) -> AccessibilityTraits {
        var traits = AccessibilityTraits()
        traits.bits = bits
        return traits
    }
}
