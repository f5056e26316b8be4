import FoundationSupplement

// The states of an app's screen. A picture presents, edits and searches nothing.

/// Whether a view is presented. A picture presents none.
public struct PresentationMode {
    init() {}

    public var isPresented: Bool { false }

    /// Effect: none.
    public mutating func dismiss() {}
}

/// The state of a list that a person edits.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    public var isEditing: Bool { self != .inactive }
}

/// Ends a search. It ends nothing here.
@MainActor @preconcurrency public struct DismissSearchAction {
    nonisolated init() {}

    public func callAsFunction() {}
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

    /// The state of lists that a person edits; nil outside an app.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }

    public var isSearching: Bool { false }
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    public var undoManager: UndoManager? { nil }
}
