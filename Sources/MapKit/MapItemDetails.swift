import SwiftUI
import SwiftUICore

// What Maps shows of a place, over an app's screen. It is not drawn, and a message says so of an open one.
extension View {
    nonisolated public func mapItemDetailSheet(item: Binding<MKMapItem?>, displaysMap: Bool = true) -> some View {
        presenting("mapItemDetailSheet", item)
    }

    nonisolated public func mapItemDetailSheet(
        isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true
    ) -> some View { presenting("mapItemDetailSheet", isPresented) }

    nonisolated public func mapItemDetailPopover(
        item: Binding<MKMapItem?>, displaysMap: Bool = true,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds)
    ) -> some View { presenting("mapItemDetailPopover", item) }

    nonisolated public func mapItemDetailPopover(
        isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds)
    ) -> some View { presenting("mapItemDetailPopover", isPresented) }

    nonisolated public func mapItemDetailPopover(
        item: Binding<MKMapItem?>, displaysMap: Bool = true,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge
    ) -> some View { presenting("mapItemDetailPopover", item) }

    nonisolated public func mapItemDetailPopover(
        isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge
    ) -> some View { presenting("mapItemDetailPopover", isPresented) }
}
