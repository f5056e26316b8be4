import CTypeDiscovery
import Foundation

/// A `#Preview` and its location in the source code.
@MainActor package struct FoundPreview {
    package let preview: Preview
    /// The module and the file, such as `Widget/View.swift`.
    package let fileID: String
    package let line: Int
}

extension Preview {
    /// The suffix of the type names that `#Preview` generates.
    static let typeSuffix = "7PreviewfMu_"

    /// Returns the previews in the program's sources by file, in the order of each file.
    package static func all() -> [FoundPreview] {
        let found = types { type_discovery_each(typeSuffix, $0, $1) }
        return found.compactMap { $0 as? any PreviewRegistry.Type }
            .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
            .map { FoundPreview(preview: $0.makePreview(), fileID: $0.fileID, line: $0.line) }
    }

    /// Returns the program's types that conform to `PreviewProvider`, sorted by name.
    package static func providers() -> [any PreviewProvider.Type] {
        types(conformingTo: "PreviewProvider").compactMap { $0 as? any PreviewProvider.Type }
    }

    /// Returns the program's types that declare conformance to a protocol of this name, in any module, sorted by name.
    package static func types(conformingTo name: String) -> [Any.Type] {
        types { type_discovery_each_conforming(name, $0, $1) }
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
