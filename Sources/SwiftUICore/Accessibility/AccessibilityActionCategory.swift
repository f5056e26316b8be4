import Foundation

/// A group of a view's actions in the menu of an assistive technology.
public struct AccessibilityActionCategory: Equatable, Sendable {
    private let name: Text?

    private init(name: Text?) { self.name = name }

    public init(_ name: Text) { self.init(name: name) }
    public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S) { self.init(Text(name)) }
    @_disfavoredOverload
    public init(_ nameResource: LocalizedStringResource) { self.init(Text(nameResource)) }

    public static let `default` = AccessibilityActionCategory(name: nil)
    public static let edit = AccessibilityActionCategory("Edit" as LocalizedStringKey)
}
