import Foundation

/// The entry point of sources that have previews and no entry point of their own, such as an extension's parts.
enum PreviewEntryPoint {
    static let fileName = "PreviewEntryPoint.swift"

    /// The source; nil where the module has an entry point, or no previews.
    static func text(for module: SourceModule) -> String? {
        guard !module.sources.contains(where: { $0.lastPathComponent == "main.swift" }) else { return nil }
        var hasPreviews = false
        for source in module.sources {
            guard let data = FileManager.default.contents(atPath: source.path) else { continue }
            if data.range(ofWord: "@main") != nil { return nil }
            hasPreviews = hasPreviews || ["#Preview", "PreviewProvider"].contains { data.range(ofWord: $0) != nil }
        }
        guard hasPreviews else { return nil }
        // Not one literal of several lines, in which the attribute would look like this file's own.
        return [
            "import WidgetKit", "", "@main enum DarkroomPreviewEntryPoint {",
            "    @MainActor static func main() { WidgetKit._PreviewProgram.main() }", "}", "",
        ].joined(separator: "\n")
    }
}
