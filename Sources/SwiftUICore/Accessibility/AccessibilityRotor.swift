import Foundation

/// The entries of a rotor of VoiceOver. A picture has no rotors.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent
    @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

/// Builds the entries of a rotor.
@resultBuilder public struct AccessibilityRotorContentBuilder {
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> some AccessibilityRotorContent { _RotorNothing() }

    public static func buildIf<Content: AccessibilityRotorContent>(
        _ content: Content?
    ) -> some AccessibilityRotorContent { _RotorNothing() }
}

/// A rotor without entries.
public struct _RotorNothing: AccessibilityRotorContent {
    nonisolated init() {}
    public var body: Never { return fatalError("a picture has no rotors") }
}

/// An entry of a rotor.
public struct AccessibilityRotorEntry<ID: Hashable> {}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
    public var body: Never { return fatalError("a picture has no rotors") }
}

extension AccessibilityRotorEntry {
    nonisolated public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}

    nonisolated public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}

    nonisolated public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}

    nonisolated public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}

    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}

    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
}

extension AccessibilityRotorEntry where ID == Never {
    nonisolated public init(
        _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) {}

    nonisolated public init(
        _ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) {}

    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(
        _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) {}
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public typealias Body = Never

    public var body: Never { return fatalError("a picture has no rotors") }

    @_disfavoredOverload
    nonisolated public init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable { self.init(elements: data, content: content) }

    @_disfavoredOverload
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(elements: data, content: content) }
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public typealias Body = Never

    public var body: Never { return fatalError("a picture has no rotors") }

    @_disfavoredOverload
    nonisolated public init(@AccessibilityRotorContentBuilder content: () -> Content) { self = .of(content()) }
}

/// A rotor that VoiceOver has by itself.
public struct AccessibilitySystemRotor: Sendable {
    public static var links: AccessibilitySystemRotor { .init() }
    public static func links(visited: Bool) -> AccessibilitySystemRotor { .init() }
    public static var headings: AccessibilitySystemRotor { .init() }
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { .init() }
    public static var boldText: AccessibilitySystemRotor { .init() }
    public static var italicText: AccessibilitySystemRotor { .init() }
    public static var underlineText: AccessibilitySystemRotor { .init() }
    public static var misspelledWords: AccessibilitySystemRotor { .init() }
    public static var images: AccessibilitySystemRotor { .init() }
    public static var textFields: AccessibilitySystemRotor { .init() }
    public static var tables: AccessibilitySystemRotor { .init() }
    public static var lists: AccessibilitySystemRotor { .init() }
    public static var landmarks: AccessibilitySystemRotor { .init() }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: AccessibilityRotorContent {
    @_disfavoredOverload
    nonisolated public init(_ data: Range<Int>, @AccessibilityRotorContentBuilder content: @escaping (Int) -> Content) {
        self.init(elements: data, content: content)
    }
}
