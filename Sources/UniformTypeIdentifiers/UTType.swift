@_exported import Foundation

/// A type of data with an identifier. Types conform only to equal types, because no system declares conformances here.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
    public let identifier: String

    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
    public init?(_ identifier: String) { self.identifier = identifier }

    /// Creates a type. The result is `nil` for extensions other than those of the types below.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        guard let identifier = UTType.identifiers[filenameExtension.lowercased()] else { return nil }
        self.identifier = identifier
    }

    public var description: String { identifier }
    public var preferredFilenameExtension: String? { UTType.identifiers.filter { $0.value == identifier }.keys.min() }

    public func conforms(to type: UTType) -> Bool { self == type || type == .item || type == .data }

    private static let identifiers = [
        "png": "public.png", "jpeg": "public.jpeg", "jpg": "public.jpeg", "gif": "com.compuserve.gif",
        "heic": "public.heic", "webp": "org.webmproject.webp", "svg": "public.svg-image", "pdf": "com.adobe.pdf",
        "json": "public.json", "xml": "public.xml", "txt": "public.plain-text", "html": "public.html",
        "csv": "public.comma-separated-values-text", "plist": "com.apple.property-list",
    ]
}

extension UTType {
    public static let item = UTType(importedAs: "public.item")
    public static let data = UTType(importedAs: "public.data")
    public static let content = UTType(importedAs: "public.content")
    public static let image = UTType(importedAs: "public.image")
    public static let png = UTType(importedAs: "public.png")
    public static let jpeg = UTType(importedAs: "public.jpeg")
    public static let gif = UTType(importedAs: "com.compuserve.gif")
    public static let heic = UTType(importedAs: "public.heic")
    public static let webP = UTType(importedAs: "org.webmproject.webp")
    public static let svg = UTType(importedAs: "public.svg-image")
    public static let pdf = UTType(importedAs: "com.adobe.pdf")
    public static let json = UTType(importedAs: "public.json")
    public static let xml = UTType(importedAs: "public.xml")
    public static let text = UTType(importedAs: "public.text")
    public static let plainText = UTType(importedAs: "public.plain-text")
    public static let utf8PlainText = UTType(importedAs: "public.utf8-plain-text")
    public static let html = UTType(importedAs: "public.html")
    public static let commaSeparatedText = UTType(importedAs: "public.comma-separated-values-text")
    public static let propertyList = UTType(importedAs: "com.apple.property-list")
    public static let url = UTType(importedAs: "public.url")
    public static let fileURL = UTType(importedAs: "public.file-url")
    public static let folder = UTType(importedAs: "public.folder")
    public static let directory = UTType(importedAs: "public.directory")
    public static let audio = UTType(importedAs: "public.audio")
    public static let movie = UTType(importedAs: "public.movie")
    public static let video = UTType(importedAs: "public.video")
}
