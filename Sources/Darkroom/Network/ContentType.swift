/// What servers say of files by the end of their names.
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

    /// The end of a file's name for what a server says of its content.
    static func fileExtension(of type: String) -> String {
        let plain = type.prefix { $0 != ";" }.lowercased()
        if plain == "image/jpeg" { return "jpg" }
        if plain.hasSuffix("+json") { return "json" }
        return types.filter { $0.value.prefix { $0 != ";" } == plain }.keys.min() ?? "data"
    }
}
