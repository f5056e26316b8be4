/// Something that a part of a text carries for the text's renderer.
public protocol TextAttribute {}

/// An attribute of a part of a text, known by its type.
// Only renderers of texts read the value, on the main actor.
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
    /// Marks the text for a renderer, which finds `value` in the runs of the layout.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        applying(.custom(CustomTextAttribute(value: value)))
    }
}
