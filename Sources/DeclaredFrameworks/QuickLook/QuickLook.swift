// Quick Look, which presents nothing in a widget.
@_exported import Foundation
@_exported import SwiftUICore

/// Something to look at.
public protocol QLPreviewItem: NSObjectProtocol {
    var previewItemURL: URL? { get }
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { self as URL }
}

extension View {
    /// Effect: none, because a widget presents nothing.
    nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }

    /// Effect: none, because a widget presents nothing.
    nonisolated public func quickLookPreview<Items>(_ selection: Binding<Items.Element?>, in items: Items) -> some View
    where Items: RandomAccessCollection, Items.Element == URL { self }
}
