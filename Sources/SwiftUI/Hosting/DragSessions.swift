import SwiftUICore
import UniformTypeIdentifiers

// Drags and drops that are followed. Nothing is dragged in a picture, so no session begins.

/// What a view that is dragged lets others do with it.
public struct DragConfiguration: Equatable, Sendable {
    /// What the app itself can do with it.
    public struct OperationsWithinApp: Equatable, Sendable {
        let allowMove: Bool
        let allowDelete: Bool

        public init(allowMove: Bool = false) { self.init(allowMove: allowMove, allowDelete: false) }

        public init(allowMove: Bool, allowDelete: Bool) { (self.allowMove, self.allowDelete) = (allowMove, allowDelete) }
    }

    /// What other apps can do with it.
    public struct OperationsOutsideApp: Equatable, Sendable {
        let allowCopy: Bool
        let allowMove: Bool
        let allowDelete: Bool

        public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
            (self.allowCopy, self.allowMove, self.allowDelete) = (allowCopy, allowMove, allowDelete)
        }
    }

    public var operationsWithinApp: OperationsWithinApp
    public var operationsOutsideApp: OperationsOutsideApp

    public init(operationsWithinApp: OperationsWithinApp = .init(), operationsOutsideApp: OperationsOutsideApp = .init()) {
        (self.operationsWithinApp, self.operationsOutsideApp) = (operationsWithinApp, operationsOutsideApp)
    }

    public init(allowMove: Bool) { self.init(operationsWithinApp: .init(allowMove: allowMove)) }
}

/// What a view does with what is dropped on it.
public struct DropConfiguration: Equatable, Sendable {
    public var operation: DropOperation

    public init(operation: DropOperation) { self.operation = operation }
}

/// A drag that goes on.
public struct DragSession: Identifiable {
    public struct ID: Hashable, Sendable {}

    /// How far a drag is.
    public enum Phase: Hashable, Sendable {
        case ended(DropOperation)
        case dataTransferCompleted
    }

    public let id: ID
    public let phase: Phase
    public let location: CGPoint
    public let draggedItemIndex: Int

    public func draggedItemIDs<ItemID: Hashable & Sendable>(for: ItemID.Type) -> [ItemID] { [] }
}

/// A drop that goes on.
public struct DropSession: Identifiable {
    public struct ID: Hashable, Sendable {}

    public let id: ID
    public var location: CGPoint
    public var itemsCount: Int
    public var suggestedOperations: DropOperation.Set
}

/// How the previews of several things that are dragged lie.
public struct DragDropPreviewsFormation: Hashable, Sendable {
    private let name: String

    public static let `default` = DragDropPreviewsFormation(name: "default")
    public static let list = DragDropPreviewsFormation(name: "list")
    public static let none = DragDropPreviewsFormation(name: "none")
    public static let pile = DragDropPreviewsFormation(name: "pile")
    public static let stack = DragDropPreviewsFormation(name: "stack")
}

// Effect: none, because nothing is dragged in a picture.
extension View {
    nonisolated public func dragConfiguration(_ configuration: DragConfiguration) -> some View { self }

    nonisolated public func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> some View { self }

    nonisolated public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View { self }

    nonisolated public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View { self }

    nonisolated public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }

    nonisolated public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }

    nonisolated public func dropDestination<T: Transferable>(
        for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void
    ) -> some View { self }
}

// Effect: none, because nothing is dragged in a picture.
extension View {
    nonisolated public func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Data: Collection>(
        for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
        _ payload: @escaping ([ItemID]) -> Data
    ) -> some View where Item == Data.Element { self }

    nonisolated public func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
        for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil, _ payload: @escaping ([Item.ID]) -> Data
    ) -> some View where Item == Data.Element, Item.ID: Sendable { self }

    nonisolated public func dragContainerSelection<ItemID: Hashable & Sendable>(
        _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
    ) -> some View { self }

    nonisolated public func draggable<ItemID: Hashable & Sendable>(
        containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
    ) -> some View { self }

    nonisolated public func draggable<Item: Transferable & Identifiable>(
        _ itemType: Item.Type = Item.self, containerNamespace: Namespace.ID? = nil, _ item: @escaping () -> Item?
    ) -> some View where Item.ID: Sendable { self }

    nonisolated public func draggable<Item: Transferable & Identifiable>(
        _ itemType: Item.Type = Item.self, item: @autoclosure @escaping () -> Item?, containerNamespace: Namespace.ID? = nil
    ) -> some View where Item.ID: Sendable { self }

    nonisolated public func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
        _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, item: @autoclosure @escaping () -> Item?,
        containerNamespace: Namespace.ID? = nil
    ) -> some View { self }

    nonisolated public func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
        _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, containerNamespace: Namespace.ID? = nil,
        _ payload: @escaping () -> Item?
    ) -> some View { self }
}

extension TabContent {
    /// Effect: none, because nothing is dropped on a picture.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TabContent<TabValue> { self }
}
