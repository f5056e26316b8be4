import Foundation
import SwiftUICore
public import UniformTypeIdentifiers

// Actions of an app with documents. A picture opens none.

/// Opens a window with a new document. It opens nothing here.
@MainActor @preconcurrency public struct NewDocumentAction {
    nonisolated init() {}

    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {}
    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {}
    public func callAsFunction(contentType: UTType) {}
}

/// Opens a window with a document of a file. It opens nothing here, and says so.
@MainActor public struct OpenDocumentAction {
    nonisolated init() {}

    public func callAsFunction(at url: URL) async throws { throw CocoaError(.featureUnsupported) }
}

extension EnvironmentValues {
    public var newDocument: NewDocumentAction { NewDocumentAction() }
    public var openDocument: OpenDocumentAction { OpenDocumentAction() }
}
