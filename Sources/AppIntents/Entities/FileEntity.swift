import FoundationSupplement
public import UniformTypeIdentifiers

/// An entity that stands for a file.
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
    /// The types of files that a person can choose.
    static var supportedContentTypes: [UTType] { get }
}

extension FileEntity {
    public static var supportedContentTypes: [UTType] { [.item] }
}

/// What identifies a file: its URL, or the name of a draft that no file holds yet.
public struct FileEntityIdentifier: Hashable, Sendable {
    public let fileURL: URL?
    public let draftIdentifier: String?

    public var isDraft: Bool { draftIdentifier != nil }

    public static func file(url: URL) throws -> FileEntityIdentifier {
        FileEntityIdentifier(fileURL: url, draftIdentifier: nil)
    }

    public static func draft(identifier: String) -> FileEntityIdentifier {
        FileEntityIdentifier(fileURL: nil, draftIdentifier: identifier)
    }
}

extension FileEntityIdentifier: EntityIdentifierConvertible {
    private static let draftPrefix = "draft:"

    public var entityIdentifierString: String { fileURL?.absoluteString ?? Self.draftPrefix + (draftIdentifier ?? "") }

    public static func entityIdentifier(for entityIdentifierString: String) -> FileEntityIdentifier? {
        if entityIdentifierString.hasPrefix(draftPrefix) {
            return .draft(identifier: String(entityIdentifierString.dropFirst(draftPrefix.count)))
        }
        return URL(string: entityIdentifierString).map { FileEntityIdentifier(fileURL: $0, draftIdentifier: nil) }
    }
}
