/// The expansion of `@Model`.
///
/// Each stored property becomes a computed one over a stored value of its own, as with `@Observable`. The list of the
/// properties tells SwiftData how to read and write them.
enum ModelExpansion {
    static func expansion(of request: MacroRequest) -> String? {
        switch request.role {
        case "memberAttribute":
            guard let property = MemberReader.property(in: request.declaration) else { return nil }
            return isPersisted(property) ? "@SwiftData._PersistedProperty" : nil
        case "member": return TypeDeclaration(request.declaration).map { members(of: $0) }
        case "extension":
            guard let type = request.extendedType, request.conformances?.isEmpty == false else { return nil }
            return "extension \(type): SwiftData.PersistentModel, Observation.Observable {\n}"
        default: return nil
        }
    }

    /// Whether a property is kept in the store. So is a constant, as with Apple's macro: before Swift 6, the compiler only warns
    /// of accessors that a macro gives it.
    static func isPersisted(_ property: Property) -> Bool {
        !property.isStatic && !property.isComputed && !property.modifiers.contains("lazy")
            && property.attribute("Transient") == nil && !property.name.hasPrefix("_$")
    }

    private static func members(of type: TypeDeclaration) -> String {
        let name = type.name
        var (entries, resets, constraints): ([String], [String], [String]) = ([], [], [])
        for member in type.members {
            switch member {
            case .directive(let text):
                entries.append(text)
                resets.append(text)
            case .property(let property) where isPersisted(property):
                entries.append("properties.append(\(entry(of: property, in: name)))")
                if let line = reset(property) { resets.append(line) }
            case .macro("Unique", let arguments): constraints.append(String(arguments.dropFirst().dropLast()))
            default: break
            }
        }
        let access = type.access
        return """
            @SwiftData.Transient
            private let _$observationRegistrar = Observation.ObservationRegistrar()

            @SwiftData.Transient
            \(access)var _$modelState = SwiftData._ModelState()

            \(access)var persistentBackingData: any SwiftData.BackingData<\(name)> {
                get { SwiftData._makeBackingData(for: \(name).self, _$modelState) }
                set { _$modelState = newValue._modelState }
            }

            \(access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                \(entries.isEmpty ? "let" : "var") properties: [SwiftData.Schema.PropertyMetadata] = []
            \(lines(entries))
                return properties
            }

            \(access)static var _uniquenessConstraints: [[AnyKeyPath]] {
                let constraints: [[PartialKeyPath<\(name)>]] = [\(constraints.joined(separator: ", "))]
                return constraints
            }

            \(access)required init(backingData: any SwiftData.BackingData<\(name)>) {
            \(lines(resets))
                _$modelState = backingData._modelState
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
