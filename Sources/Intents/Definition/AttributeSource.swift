import Foundation

/// The source code of a parameter or a property.
struct AttributeSource {
    let attribute: IntentDefinition.Attribute
    let owner: String
    let types: DefinedTypes
    /// The name in the source code.
    let name: String
    /// The type of one value, or `nil` if the type does not exist on Linux.
    let elementType: String?
    let enumeration: IntentDefinition.Enumeration?

    init(_ attribute: IntentDefinition.Attribute, owner: String, types: DefinedTypes) throws {
        self.attribute = attribute
        self.owner = owner
        self.types = types
        name = try SwiftSource.name(attribute.name, of: owner)
        elementType = try types.elementType(of: attribute, owner: owner)
        enumeration = try types.enumeration(of: attribute, owner: owner)
    }

    /// Whether the property is a single case of an enumeration, which is never nil.
    private var isPlainEnumeration: Bool { enumeration != nil && !attribute.isList }

    /// The type of the property.
    var type: String? {
        elementType.map { isPlainEnumeration ? $0 : attribute.isList ? "[\($0)]?" : "\($0)?" }
    }

    /// The type of the property's value.
    var valueType: String? {
        elementType.map { attribute.isList ? "[\($0)]" : $0 }
    }

    /// Writes the property, which calls two functions of its class.
    func writeProperty(to source: inout SwiftSource, getter: String, setter: String) {
        guard let type else {
            source.write(
                """
                @available(*, unavailable, message: "\(attribute.kind) needs a framework that Linux does not have.")
                public var \(name): INObject? { nil }
                """, indent: 1)
            return
        }
        let key = SwiftSource.literal(attribute.name)
        source.write(
            """
            public var \(name): \(type) {
                get { \(getter)(\(key))\(isPlainEnumeration ? " ?? .unknown" : "") }
                set { \(setter)(newValue, named: \(key)) }
            }
            """, indent: 1)
    }

    /// Returns the call that creates the parameter's description.
    func description() throws -> String {
        var text = "INParameterDescription(\n    name: \(SwiftSource.literal(attribute.name)), "
        text += "title: \(SwiftSource.literal(attribute.displayName ?? attribute.name)),\n    kind: \(try kind())"
        if attribute.isList { text += ", isList: true" }
        if let defaultText = try defaultText() { text += ", defaultText: \(SwiftSource.literal(defaultText))" }
        return text + ")"
    }

    private func kind() throws -> String {
        if let enumeration {
            let cases = try EnumerationSource.numbered(enumeration).filter { $0.0.name != "unknown" }.map { value, _ in
                let name = try SwiftSource.name(EnumerationSource.caseName(value.name), of: enumeration.className)
                return ".init(name: \(SwiftSource.literal(value.name)), "
                    + "title: \(SwiftSource.literal(value.displayName ?? value.name)), "
                    // The intent may have a parameter of the enumeration's name.
                    + "value: { () -> \(enumeration.className) in .\(name) }()),"
            }
            return ".enumeration([\n" + cases.map { "        \($0)\n" }.joined() + "    ])"
        }
        switch attribute.kind {
        case "Boolean": return ".boolean"
        case "Integer", "Long": return ".integer"
        case "Decimal", "Double", "Float", "TimeInterval", "Duration": return ".decimal"
        case "String": return ".string"
        case "URL": return ".url"
        case "Date", "DateComponents", "Time", "DateTime": return ".dateComponents"
        case "Person": return ".person"
        case "File": return ".file"
        case "SpeakableString": return ".speakableString"
        // The intent may have a parameter of the type's name.
        case "Object": return ".object({ (identifier, display) -> \(elementType ?? "INObject") in .init(identifier: identifier, display: display) })"
        default: return ".other"
        }
    }

    /// Returns the default value. The number of a case is replaced by its name.
    private func defaultText() throws -> String? {
        guard let text = attribute.defaultText else { return nil }
        guard let enumeration, let number = Int(text) else { return text }
        return EnumerationSource.numbered(enumeration).first { $0.1 == number }?.0.name
    }
}
