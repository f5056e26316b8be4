@_spi(Darkroom) import SwiftUI
@_spi(Darkroom) import WidgetKitCore

/// A `#Preview` as `list` shows it.
struct PreviewListing: Codable, Equatable, Sendable {
    let name: String?
    /// The widget's kind; nil for previews of views.
    let kind: String?
    let family: String?

    @MainActor init(_ preview: Preview) {
        let widget = preview.content as? WidgetPreviewContent
        name = preview.name
        kind = widget?.kind ?? (preview.content as? LiveActivityPreviewContent)?.attributes
        family = widget.map { "\($0.family)" }
    }

    var text: String {
        let subject = [kind, family].compactMap { $0 }.joined(separator: " ")
        return [name, subject.isEmpty ? "a view" : subject].compactMap { $0 }.joined(separator: ": ")
    }
}
