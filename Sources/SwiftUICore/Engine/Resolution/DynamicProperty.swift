@_spi(Reflection) import Swift

/// A stored property of a view that receives its value from an external source.
public protocol DynamicProperty {
    /// Updates the property before each evaluation of the body. Its own dynamic properties have their values by then.
    mutating func update()

    /// Takes the property's value from the context. Only the built-in properties implement it.
    mutating func _bind(in context: _ResolutionContext)
}

extension DynamicProperty {
    public mutating func update() {}
    public mutating func _bind(in context: _ResolutionContext) {}
}

/// Finds the dynamic properties of views and binds them.
@MainActor enum DynamicPropertyBinder {
    /// The position of a dynamic property in its owner.
    private struct Field {
        let offset: Int
        let bind: @MainActor (UnsafeMutableRawPointer, _ResolutionContext) -> Void
    }

    /// The dynamic properties by type. Finding them is slow.
    private static var fields: [ObjectIdentifier: [Field]] = [:]

    /// Whether values of a type have dynamic properties.
    static func binds(_ owner: Any.Type) -> Bool { !fields(of: owner).isEmpty }

    static func bind<Owner>(_ owner: inout Owner, in context: _ResolutionContext) {
        let fields = fields(of: Owner.self)
        if fields.isEmpty { return }
        withUnsafeMutablePointer(to: &owner) { pointer in
            for field in fields { field.bind(UnsafeMutableRawPointer(pointer) + field.offset, context) }
        }
    }

    private static func fields(of owner: Any.Type) -> [Field] {
        let key = ObjectIdentifier(owner)
        if let known = fields[key] { return known }
        var found: [Field] = []
        // The fields of a class are not stored inline, and an enum has none.
        if !(owner is AnyObject.Type) {
            _ = _forEachField(of: owner) { _, offset, type, _ in
                if let property = type as? any DynamicProperty.Type {
                    found.append(field(of: property, at: offset))
                }
                return true
            }
        }
        fields[key] = found
        return found
    }

    private static func field<Property: DynamicProperty>(of type: Property.Type, at offset: Int) -> Field {
        Field(offset: offset) { pointer, context in
            let property = pointer.assumingMemoryBound(to: Property.self)
            property.pointee._bind(in: context)
            bind(&property.pointee, in: context)
            property.pointee.update()
        }
    }
}
