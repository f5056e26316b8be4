import CoreTransferable
import Foundation
import FoundationSupplement
import SwiftUICore
public import UniformTypeIdentifiers

/// A button that pastes. Widgets have none: nothing is drawn, and a message reports it.
@MainActor @preconcurrency public struct PasteButton: View {
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}

    public init<Payload>(
        supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        payloadAction: @escaping (Payload) -> Void
    ) {}

    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

    public var body: some View {
        UnarchivableView("a PasteButton") {
            ReportedMessage("a PasteButton is not drawn, because widgets cannot show one")
        }
    }
}
