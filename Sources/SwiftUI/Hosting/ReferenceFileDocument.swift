public import Combine
import Foundation
public import FoundationSupplement
public import SwiftUICore
public import UniformTypeIdentifiers

/// An object that is read from and written to a file. No program reads or writes one while it is drawn.
@preconcurrency public protocol ReferenceFileDocument: ObservableObject, Sendable {
    associatedtype Snapshot
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }

    init(configuration: Self.ReadConfiguration) throws
    func snapshot(contentType: UTType) throws -> Snapshot
    func fileWrapper(snapshot: Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The properties of an open document that is an object.
@MainActor @preconcurrency public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    @ObservedObject @MainActor @preconcurrency public var document: Document
    @MainActor @preconcurrency public var fileURL: URL?
    @MainActor @preconcurrency public var isEditable: Bool
}

// Effect: none, because the system's own dialogs of files are not drawn.
extension View {
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { self }

    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View { self }
}
