import SwiftUI
import SwiftUICore

extension ActivityAttributes {
    /// A Live Activity as a preview provider shows it. Such previews know only the attributes, not the widget that draws
    /// them: they are not drawn yet, and a message says so.
    public func previewContext(
        _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
    ) -> some View {
        ReportedMessage(
            "the preview of \(Self.self) is not drawn yet: #Preview(as:using:) shows a Live Activity with its widget")
    }
}
