import Foundation
import SwiftUICore

/// The windows of an app's documents. A picture has none.
public struct DocumentGroup<Document, Content: View>: Scene {
    public var body: Never { return fatalError("a picture has no windows") }
}

extension DocumentGroup where Document: FileDocument {
    nonisolated public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {}

    nonisolated public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {}
}

extension DocumentGroup where Document: ReferenceFileDocument {
    nonisolated public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {}

    nonisolated public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {}
}
