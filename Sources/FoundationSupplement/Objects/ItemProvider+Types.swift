import Foundation
public import UniformTypeIdentifiers

// Item providers by types of data. A program sees these where it imports UniformTypeIdentifiers, too, which has the types.
extension NSItemProvider {
    public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

    public var registeredContentTypesForOpenInPlace: [UTType] {
        registeredContentTypes.filter { typesOpenedInPlace.contains($0.identifier) }
    }

    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    public func registerFileRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerFileRepresentation(
            forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [], visibility: visibility,
            loadHandler: loadHandler)
    }

    /// Loads the first representation of a type, or of one that is a kind of it.
    @discardableResult public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: identifier(for: contentType), completionHandler: completionHandler)
    }

    /// Loads the first representation of a type, or of one that is a kind of it, as a file that is there until the handler returns.
    @discardableResult public func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadFileRepresentation(forTypeIdentifier: identifier(for: contentType)) { completionHandler($0, false, $1) }
    }

    private func identifier(for type: UTType) -> String {
        registeredTypeIdentifiers.contains(type.identifier)
            ? type.identifier : registeredContentTypes(conformingTo: type).first?.identifier ?? type.identifier
    }
}
