import ActivityKit
import SwiftUI

extension ActivityAttributes {
    /// Shows a Live Activity in a preview provider. The activity of the program with these attributes draws it.
    public func previewContext(
        _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
    ) -> some View {
        // The view stands for the preview and is not drawn itself.
        Color.clear.previewContext(
            ActivityPreviewContext(
                content: LiveActivityPreviewContent(
                    attributes: String(describing: Self.self), viewKind: viewKind, isStale: isStale, activity: { nil },
                    makeAttributes: { self }, states: { [contentState] })))
    }
}

/// The context of a view that a preview provider shows in the place of a Live Activity.
package struct ActivityPreviewContext: PreviewContext {
    /// The attributes and the state. The activity that draws them is not known yet.
    package let content: LiveActivityPreviewContent

    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
