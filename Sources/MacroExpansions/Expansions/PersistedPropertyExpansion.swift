/// The expansion of the attribute that `@Model` puts before its stored properties.
enum PersistedPropertyExpansion {
    static func expansion(of request: MacroRequest) -> String? {
        guard let property = MemberReader.property(in: request.declaration) else { return nil }
        return request.role == "peer" ? storage(of: property) : accessors(of: property)
    }

    /// The stored value. An initial value is given through the property's own accessor, so here it only tells the type.
    private static func storage(of property: Property) -> String {
        let declaration = "@SwiftData.Transient\nprivate var _\(property.name)"
        guard let type = property.type else {
            return "\(declaration) = SwiftData._StoredValue(like: \(property.value ?? "()"))"
        }
        return "\(declaration): SwiftData._StoredValue<\(unwrapping(type))>"
    }

    private static func accessors(of property: Property) -> String {
        let (name, written) = (property.name, property.writtenName)
        return """
            {
                @storageRestrictions(initializes: _\(name))
                init(initialValue) {
                    _\(name) = SwiftData._StoredValue(initialValue)
                }
                get {
                    _$observationRegistrar.access(self, keyPath: \\.\(written))
                    return self._value(of: _\(name), "\(name)")
                }
                set {
                    _$observationRegistrar.withMutation(of: self, keyPath: \\.\(written)) {
                        self._setValue(newValue, in: \\._\(name), "\(name)")
                    }
                }
            }
            """
    }

    static func isOptional(_ type: String) -> Bool {
        type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<") || type.hasPrefix("Swift.Optional<")
    }

    /// Returns the type without implicit unwrapping, which a generic argument cannot have.
    private static func unwrapping(_ type: String) -> String { type.hasSuffix("!") ? "\(type.dropLast())?" : type }
}
