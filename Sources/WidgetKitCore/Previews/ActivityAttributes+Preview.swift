import SwiftUI
import SwiftUICore

extension ActivityAttributes {
    /// Shows a Live Activity in a preview provider. Such previews contain only the attributes and not the widget that
    /// draws them. They are not drawn yet, and a message reports this.
    public func previewContext(
        _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
    ) -> some View {
        ReportedMessage(
            "the preview of \(Self.self) is not drawn yet: #Preview(as:using:) shows a Live Activity with its widget")
    }
}
