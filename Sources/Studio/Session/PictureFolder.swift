import Foundation

/// The folder of the pictures that the programs have drawn. Their names follow from their content.
package struct PictureFolder: Sendable {
    package let url: URL

    /// The folder at a place.
    package init(_ url: URL) { self.url = url }

    /// The media type of a picture; nil for a name that no picture has.
    func format(of name: String) -> String? {
        guard name.wholeMatch(of: #/[0-9a-f]{32}@[0-9.]+\.[a-z]+/#) != nil else { return nil }
        return ["png": "image/png", "apng": "image/apng", "gif": "image/gif", "webp": "image/webp", "svg": "image/svg+xml", "pdf": "application/pdf"][(name as NSString).pathExtension]
    }

    func data(of name: String) -> Data? { FileManager.default.contents(atPath: url.appendingPathComponent(name).path) }
}
