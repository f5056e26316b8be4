@_exported import Foundation

/// A type of data with an identifier.
///
/// The types that Apple's systems declare know their supertypes, file extensions and MIME types. Types of an app have
/// those that the code gives: its Info.plist is not read for them.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    public let identifier: String
    /// The identifiers of the types that the code says it conforms to.
    private let declaredParents: [String]

    init(known identifier: String, parents: [String] = []) { (self.identifier, declaredParents) = (identifier, parents) }

    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(known: identifier, parents: parentType.map { [$0.identifier] } ?? [])
    }

    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(known: identifier, parents: parentType.map { [$0.identifier] } ?? [])
    }

    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self.init(known: identifier)
    }

    /// Creates a type. The result is `nil` for extensions other than those of the system's types.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Creates a type. The result is `nil` for MIME types other than those of the system's types.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Creates a type. The result is `nil` for tags other than those of the system's types.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let type = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
        self = type
    }

    /// The system's types with a tag, in the order of their declarations.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let tag = tag.lowercased()
        return TypeDeclaration.all.filter { $0.tags(of: tagClass).contains { $0.lowercased() == tag } }
            .map { UTType(known: $0.identifier) }.filter { type in supertype.map(type.conforms) ?? true }
    }

    private var declaration: TypeDeclaration? { TypeDeclaration.byIdentifier[identifier] }

    public var preferredFilenameExtension: String? { declaration?.extensions.first }
    public var preferredMIMEType: String? { declaration?.mimeTypes.first }
    public var tags: [UTTagClass: [String]] {
        var tags: [UTTagClass: [String]] = [:]
        for tagClass in [UTTagClass.filenameExtension, .mimeType] {
            let own = declaration?.tags(of: tagClass) ?? []
            if !own.isEmpty { tags[tagClass] = own }
        }
        return tags
    }

    /// All types that the type conforms to, directly or through others.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var next = declaredParents + (declaration?.parents ?? [])
        while let identifier = next.popLast() {
            let type = UTType(known: identifier)
            if found.insert(type).inserted { next += TypeDeclaration.byIdentifier[identifier]?.parents ?? [] }
        }
        return found
    }

    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
    public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    public var isDeclared: Bool { declaration != nil }
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    public var version: Int? { nil }
    public var referenceURL: URL? { nil }
    /// No system describes types here.
    public var localizedDescription: String? { nil }

    public var description: String { identifier }
    public var debugDescription: String { identifier }

    public static func == (first: UTType, second: UTType) -> Bool { first.identifier == second.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    public init(from decoder: any Decoder) throws {
        self.init(known: try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
