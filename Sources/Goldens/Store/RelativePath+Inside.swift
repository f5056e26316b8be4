import Files

extension RelativePath {
    /// Whether a path leads from a folder to somewhere inside it.
    package static func isInside(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return !path.isEmpty && !path.utf8.contains(0) && !parts.contains { $0.isEmpty || $0 == ".." || $0 == "." }
    }
}
