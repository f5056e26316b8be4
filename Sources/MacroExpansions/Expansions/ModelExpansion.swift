/// The expansion of `@Model`.
///
/// Each stored property becomes a computed one over a stored value of its own, as with `@Observable`. The list of the
/// properties tells SwiftData how to read and write them. A subclass of a model adds its properties to those that it inherits.
enum ModelExpansion {
    static func expansion(of request: MacroRequest) -> String? {
        switch request.role {
        case "memberAttribute":
            guard let property = MemberReader.property(in: request.declaration) else { return nil }
            return isPersisted(property) ? "@SwiftData._PersistedProperty" : nil
        case "member":
            guard let type = TypeDeclaration(request.declaration) else { return nil }
            return isSubclass(type, request) ? additions(to: type) : members(of: type)
        case "extension":
            let lacking = ["SwiftData.PersistentModel", "Observation.Observable"].filter { name in
                request.conformances?.contains(name.drop { $0 != "." }.dropFirst()) ?? false
            }
            guard let type = request.extendedType, !lacking.isEmpty else { return nil }
            return "extension \(type): \(lacking.joined(separator: ", ")) {\n}"
        default: return nil
        }
    }

    /// Whether a property is kept in the store. So is a constant, as with Apple's macro: before Swift 6, the compiler only warns
    /// of accessors that a macro gives it.
    static func isPersisted(_ property: Property) -> Bool {
        !property.isStatic && !property.isComputed && !property.modifiers.contains("lazy")
            && property.attribute("Transient") == nil && !property.name.hasPrefix("_$")
    }

    /// Whether a class inherits from a model. The compiler names the protocols that a type lacks, and such a class lacks none.
    private static func isSubclass(_ type: TypeDeclaration, _ request: MacroRequest) -> Bool {
        request.conformances?.contains("PersistentModel") != true && !type.inheritance.isEmpty
            && !type.inheritance.contains("PersistentModel")
    }

    /// What the members say about the properties of a class.
    private struct Content {
        /// The lines that list the properties.
        var entries: [String] = []
        /// The lines that leave properties without a value.
        var resets: [String] = []
        /// The arguments of `#Unique`.
        var constraints: [String] = []

        init(_ type: TypeDeclaration) {
            for member in type.members {
                switch member {
                case .directive(let text):
                    entries.append(text)
                    resets.append(text)
                case .property(let property) where isPersisted(property):
                    entries.append("properties.append(\(entry(of: property, in: type.name)))")
                    if let line = reset(property) { resets.append(line) }
                case .macro("Unique", let arguments): constraints.append(String(arguments.dropFirst().dropLast()))
                default: break
                }
            }
        }
    }

    private static func members(of type: TypeDeclaration) -> String {
        let (name, access, content) = (type.name, type.access, Content(type))
        // Subclasses override what is static in a class that has none.
        let shared = type.isFinal ? "\(access)static" : "\(type.isOpen ? "open " : access)class"
        return """
            @SwiftData.Transient
            private let _$observationRegistrar = Observation.ObservationRegistrar()

            @SwiftData.Transient
            \(access)var _$modelState = SwiftData._ModelState()

            \(shared) var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                \(content.entries.isEmpty ? "let" : "var") properties: [SwiftData.Schema.PropertyMetadata] = []
            \(lines(content.entries))
                return properties
            }

            \(shared) var _uniquenessConstraints: [[AnyKeyPath]] {
                let constraints: [[PartialKeyPath<\(name)>]] = [\(content.constraints.joined(separator: ", "))]
                return constraints
            }

            \(access)required init(_$modelState: SwiftData._ModelState) {
            \(lines(content.resets))
                self._$modelState = _$modelState
            }

            """
    }

    /// The members of a class whose superclass is a model. Its registrar is its own, as the superclass's is private.
    private static func additions(to type: TypeDeclaration) -> String {
        let (name, content) = (type.name, Content(type))
        let shared = "\(type.isOpen ? "open " : type.access)override class"
        return """
            @SwiftData.Transient
            private let _$observationRegistrar = Observation.ObservationRegistrar()

            \(shared) var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                \(content.entries.isEmpty ? "let" : "var") properties: [SwiftData.Schema.PropertyMetadata] = super.schemaMetadata
            \(lines(content.entries))
                return properties
            }

            \(shared) var _uniquenessConstraints: [[AnyKeyPath]] {
                let constraints: [[PartialKeyPath<\(name)>]] = [\(content.constraints.joined(separator: ", "))]
                return super._uniquenessConstraints + constraints
            }

            \(type.access)required init(_$modelState: SwiftData._ModelState) {
            \(lines(content.resets))
                super.init(_$modelState: _$modelState)
            }

            """
    }

    private static func lines(_ lines: [String]) -> String { lines.map { "    \($0)" }.joined(separator: "\n") }

    private static func entry(of property: Property, in type: String) -> String {
        var parts = [
            "name: \"\(property.name)\"", "keypath: \\\(type).\(property.writtenName)",
            "storage: \\\(type)._\(property.name)",
        ]
        for name in ["Relationship", "Attribute"] {
            guard let arguments = property.attribute(name)?.arguments else { continue }
            parts.append("metadata: SwiftData.Schema.\(name)\(arguments.isEmpty ? "()" : arguments)")
            break
        }
        return "SwiftData.Schema.PropertyMetadata(\(parts.joined(separator: ", ")))"
    }

    /// Returns the line that leaves a property without a value; nil if the compiler gives it one.
    private static func reset(_ property: Property) -> String? {
        // An optional constant has no value of its own either.
        guard let type = property.type, property.value == nil, property.keyword == "let" || !PersistedPropertyExpansion.isOptional(type)
        else { return nil }
        return "_\(property.name) = SwiftData._StoredValue()"
    }
}
