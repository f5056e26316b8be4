import SwiftUICore

/// A button of a Mac's menu that shows and hides a window. A picture has no windows, so there is nothing to show.
public struct WindowVisibilityToggle<Label: View>: View {
    public var body: some View { EmptyView() }
}

extension WindowVisibilityToggle where Label == DefaultWindowVisibilityToggleLabel {
    nonisolated public init(windowID: String) {}
}

/// The title of such a button.
public struct DefaultWindowVisibilityToggleLabel: View {
    public var body: some View { EmptyView() }
}

extension View {
    /// Effect: none, because a picture has no windows.
    nonisolated public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }
    /// Effect: none, because a picture has no windows.
    nonisolated public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }
}
