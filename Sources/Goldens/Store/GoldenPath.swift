/// The paths of files that a report names.
enum ReportPath {
    /// Whether a path leads from the report's folder to somewhere inside it.
    static func isInside(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return !path.isEmpty && !path.utf8.contains(0) && !parts.contains { $0.isEmpty || $0 == ".." || $0 == "." }
    }
}
