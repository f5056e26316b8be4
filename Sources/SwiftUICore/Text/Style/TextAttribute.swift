/// A custom value on a part of a text, for text renderers.
public protocol TextAttribute {}

/// A custom attribute of a part of a text, identified by its type.
// Only text renderers read the value, on the main actor.
struct CustomTextAttribute: Equatable, @unchecked Sendable {
    let value: any TextAttribute

    var type: ObjectIdentifier { ObjectIdentifier(Swift.type(of: value)) }

    static func == (lhs: CustomTextAttribute, rhs: CustomTextAttribute) -> Bool {
        guard lhs.type == rhs.type, let first = lhs.value as? any Equatable else { return false }
        return first.isEqual(to: rhs.value)
    }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

extension Text {
    /// Adds a custom attribute to the text. A renderer finds `value` in the layout's runs.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        applying(.custom(CustomTextAttribute(value: value)))
    }
}
