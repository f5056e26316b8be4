import FoundationSupplement

/// An intent whose action a person can undo.
public protocol UndoableIntent: SystemIntent {}

extension UndoableIntent {
    /// Where the action is registered: nowhere, because no app is open.
    @MainActor public var undoManager: UndoManager? { nil }
}
