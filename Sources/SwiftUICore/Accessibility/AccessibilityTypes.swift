/// The role and behavior of an accessibility element.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var bits: UInt

    public init() { bits = 0 }
    private init(bit: UInt) { bits = 1 << bit }

    public static let isButton = AccessibilityTraits(bit: 0)
    public static let isHeader = AccessibilityTraits(bit: 1)
    public static let isSelected = AccessibilityTraits(bit: 2)
    public static let isLink = AccessibilityTraits(bit: 3)
    public static let isSearchField = AccessibilityTraits(bit: 4)
    public static let isImage = AccessibilityTraits(bit: 5)
    public static let playsSound = AccessibilityTraits(bit: 6)
    public static let isKeyboardKey = AccessibilityTraits(bit: 7)
    public static let isStaticText = AccessibilityTraits(bit: 8)
    public static let isSummaryElement = AccessibilityTraits(bit: 9)
    public static let updatesFrequently = AccessibilityTraits(bit: 10)
    public static let startsMediaSession = AccessibilityTraits(bit: 11)
    public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
    public static let causesPageTurn = AccessibilityTraits(bit: 13)
    public static let isModal = AccessibilityTraits(bit: 14)
    public static let isToggle = AccessibilityTraits(bit: 15)
    public static let isTabBar = AccessibilityTraits(bit: 16)

    private func with(_ bits: UInt) -> AccessibilityTraits {
        var traits = self
        traits.bits = bits
        return traits
    }

    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits | other.bits) }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits & other.bits) }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits ^ other.bits) }

    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        defer { formUnion(newMember) }
        return (!contains(newMember), newMember)
    }

    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let removed = intersection(member)
        bits &= ~member.bits
        return removed.isEmpty ? nil : removed
    }

    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let known = intersection(newMember)
        formUnion(newMember)
        return known.isEmpty ? nil : known
    }

    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
}

/// The way in which an element presents its children to assistive technologies.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    /// The children are not elements.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// The children are elements inside this one.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// The element reads out the children's labels as its own.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// An action that an assistive technology can request.
public struct AccessibilityActionKind: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case standard, escape, magicTap, delete, showMenu
        case named(Text)
    }

    private let kind: Kind

    public static let `default` = AccessibilityActionKind(kind: .standard)
    public static let escape = AccessibilityActionKind(kind: .escape)
    public static let magicTap = AccessibilityActionKind(kind: .magicTap)
    public static let delete = AccessibilityActionKind(kind: .delete)
    public static let showMenu = AccessibilityActionKind(kind: .showMenu)

    private init(kind: Kind) { self.kind = kind }

    public init(named name: Text) { kind = .named(name) }
}

/// The direction in which a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// The kind of text that an element holds, which decides how it is read out.
public struct AccessibilityTextContentType: Hashable, Sendable {
    private let name: String

    public static let plain = AccessibilityTextContentType(name: "plain")
    public static let console = AccessibilityTextContentType(name: "console")
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}
