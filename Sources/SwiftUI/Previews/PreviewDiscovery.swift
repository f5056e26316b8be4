import CTypeDiscovery
import Foundation

/// A `#Preview` and where it stands.
@MainActor package struct FoundPreview {
    package let preview: Preview
    /// Module and file, such as `Widget/View.swift`.
    package let fileID: String
    package let line: Int
}

extension Preview {
    /// The ending of the names that `#Preview` gives its types.
    static let typeSuffix = "7PreviewfMu_"

    /// The previews in the program's sources, file by file, those of a file in its order.
    package static func all() -> [FoundPreview] {
        let found = types { type_discovery_each(typeSuffix, $0, $1) }
        return found.compactMap { $0 as? any PreviewRegistry.Type }
            .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
            .map { FoundPreview(preview: $0.makePreview(), fileID: $0.fileID, line: $0.line) }
    }

    /// The program's types that conform to `PreviewProvider`, by their names.
    package static func providers() -> [any PreviewProvider.Type] {
        let found = types { type_discovery_each_conforming("PreviewProvider", $0, $1) }
        return found.compactMap { $0 as? any PreviewProvider.Type }
            .map { (name: String(reflecting: $0), type: $0) }
            .sorted { $0.name < $1.name }
            .map(\.type)
    }

    private typealias Visitor = @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Void

    private static func types(_ search: (UnsafeMutableRawPointer, @escaping Visitor) -> Void) -> [Any.Type] {
        var types: [Any.Type] = []
        withUnsafeMutablePointer(to: &types) { types in
            search(types) { context, metadata in
                guard let context, let metadata else { return }
                context.assumingMemoryBound(to: [Any.Type].self).pointee
                    .append(unsafeBitCast(metadata, to: Any.Type.self))
            }
        }
        return types
    }
}
