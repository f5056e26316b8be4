/// The content types that servers send for file name extensions.
enum ContentType {
    private static let types = [
        "json": "application/json", "txt": "text/plain; charset=utf-8", "html": "text/html; charset=utf-8",
        "xml": "application/xml", "rss": "application/rss+xml", "csv": "text/csv; charset=utf-8",
        "ics": "text/calendar; charset=utf-8", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
        "gif": "image/gif", "webp": "image/webp", "heic": "image/heic", "svg": "image/svg+xml",
        "pdf": "application/pdf", "plist": "application/x-plist", "js": "text/javascript",
    ]

    static func of(fileExtension: String) -> String {
        types[fileExtension.lowercased()] ?? "application/octet-stream"
    }

    /// Returns the file name extension for a content type.
    static func fileExtension(of type: String) -> String {
        let plain = type.prefix { $0 != ";" }.lowercased()
        if plain == "image/jpeg" { return "jpg" }
        if plain.hasSuffix("+json") { return "json" }
        return types.filter { $0.value.prefix { $0 != ";" } == plain }.keys.min() ?? "data"
    }
}
