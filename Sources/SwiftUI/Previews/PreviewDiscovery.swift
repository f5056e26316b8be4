import CTypeDiscovery
import Foundation

extension Preview {
    /// The ending of the names that `#Preview` gives its types.
    static let typeSuffix = "7PreviewfMu_"

    /// The previews in the program's sources, those of a file in its order.
    @_spi(Darkroom) public static func all() -> [Preview] {
        var types: [any PreviewRegistry.Type] = []
        withUnsafeMutablePointer(to: &types) { types in
            type_discovery_each(typeSuffix, types) { context, metadata in
                guard let context, let metadata else { return }
                let type = unsafeBitCast(metadata, to: Any.Type.self)
                guard let preview = type as? any PreviewRegistry.Type else { return }
                context.assumingMemoryBound(to: [any PreviewRegistry.Type].self).pointee.append(preview)
            }
        }
        // Their names hold file and line.
        return types.map { (name: String(reflecting: $0), type: $0) }
            .sorted { $0.name.compare($1.name, options: .numeric) == .orderedAscending }
            .map { $0.type.makePreview() }
    }
}
