import Foundation
import UniformTypeIdentifiers

/// A type that an app shares, drags and pastes. Nothing leaves a picture.
@preconcurrency public protocol Transferable: Sendable {
    associatedtype Representation: TransferRepresentation

    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
    public var suggestedFilename: String? { nil }
    public static func exportedContentTypes() -> [UTType] { [] }
    public static func importedContentTypes() -> [UTType] { [] }
}

/// A description of how an item becomes data.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation

    @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension Never: TransferRepresentation {
    public typealias Item = Never
    public typealias Body = Never
}

extension Never: Transferable {
    public static var transferRepresentation: Never { fatalError("Never has no values to transfer") }
}

extension TransferRepresentation where Body == Never {
    public var body: Never { fatalError("\(Self.self) describes itself and has no body") }
}

// Effect: none, because nothing is transferred.
extension TransferRepresentation {
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { self }

    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }

    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> { self }

    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> { self }
}

/// The programs that see a representation.
public enum TransferRepresentationVisibility: Hashable, Sendable { case all, team, group, ownProcess }

/// A builder of representations.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    public static func buildExpression<Encoder, Decoder>(
        _ content: CodableRepresentation<Item, Encoder, Decoder>
    ) -> CodableRepresentation<Item, Encoder, Decoder> { content }

    public static func buildExpression(_ content: DataRepresentation<Item>) -> DataRepresentation<Item> { content }
    public static func buildExpression(_ content: FileRepresentation<Item>) -> FileRepresentation<Item> { content }

    public static func buildExpression<Proxy: Transferable>(
        _ content: ProxyRepresentation<Item, Proxy>
    ) -> ProxyRepresentation<Item, Proxy> { content }

    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    public static func buildBlock<C1: TransferRepresentation, C2: TransferRepresentation>(
        _ c1: C1, _ c2: C2
    ) -> TupleTransferRepresentation<Item, (C1, C2)> where C1.Item == Item, C2.Item == Item { .init() }

    public static func buildBlock<
        C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation
    >(_ c1: C1, _ c2: C2, _ c3: C3) -> TupleTransferRepresentation<Item, (C1, C2, C3)>
    where C1.Item == Item, C2.Item == Item, C3.Item == Item { .init() }

    public static func buildBlock<
        C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation, C4: TransferRepresentation
    >(_ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4)>
    where C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item { .init() }
}

/// Several representations, in the order of preference.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
    public typealias Body = Never
}
