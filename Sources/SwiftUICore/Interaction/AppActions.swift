import Foundation

// Actions of an app's windows and focus. A picture opens, renames and focuses nothing.

/// Opens a Mac app's settings. It opens nothing here.
@MainActor @preconcurrency public struct OpenSettingsAction {
    nonisolated init() {}

    public func callAsFunction() {}
}

/// Opens a window in place of another. It opens nothing here.
@MainActor public struct PushWindowAction {
    nonisolated init() {}

    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Asks for the default focus again. It focuses nothing here.
public struct ResetFocusAction {
    init() {}

    public func callAsFunction(in namespace: Namespace.ID) {}
}

/// Begins to rename something. It renames nothing here.
public struct RenameAction {
    init() {}

    public func callAsFunction() {}
}

/// Whether a Mac's controls belong to the window that a person uses.
public enum ControlActiveState: Equatable, CaseIterable, Sendable { case key, active, inactive }

private enum ControlActiveStateKey: EnvironmentKey { static let defaultValue = ControlActiveState.key }

extension EnvironmentValues {
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
    public var pushWindow: PushWindowAction { PushWindowAction() }
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
    /// Nil, because nothing is renamed in a picture.
    public var rename: RenameAction? { nil }

    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] }
        set { self[ControlActiveStateKey.self] = newValue }
    }
}
