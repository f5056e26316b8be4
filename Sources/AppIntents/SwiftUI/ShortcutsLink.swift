public import SwiftUICore

/// A button that opens the app's page in Shortcuts. Nobody taps it. Its form is a guess from public pictures.
@MainActor @preconcurrency public struct ShortcutsLink: View {
    @Environment(\.shortcutsLinkStyle) private var style
    @Environment(\.colorScheme) private var colorScheme

    nonisolated public init() {}
    nonisolated public init(action: @escaping () -> Void) {}

    public var body: some View {
        let isDark = style.isDark ?? (colorScheme == .light)
        HStack(spacing: 6) {
            Image(systemName: "square.stack.3d.up.fill")
            Text(verbatim: "Shortcuts")
        }
        .fontWeight(.medium)
        .foregroundStyle(isDark ? Color.white : Color.black)
        .padding(.horizontal, 16).padding(.vertical, 12)
        .background(isDark ? Color.black : Color.white, in: RoundedRectangle(cornerRadius: 10))
        .overlay {
            if style.hasOutline { RoundedRectangle(cornerRadius: 10).strokeBorder(isDark ? Color.white : Color.black) }
        }
    }
}

/// How the button looks.
public struct ShortcutsLinkStyle: Hashable, Sendable {
    /// `nil` where the style is dark in a light surrounding, and light in a dark one.
    let isDark: Bool?
    let hasOutline: Bool

    public static let automatic = ShortcutsLinkStyle(isDark: nil, hasOutline: false)
    public static let automaticOutline = ShortcutsLinkStyle(isDark: nil, hasOutline: true)
    public static let dark = ShortcutsLinkStyle(isDark: true, hasOutline: false)
    public static let darkOutline = ShortcutsLinkStyle(isDark: true, hasOutline: true)
    public static let light = ShortcutsLinkStyle(isDark: false, hasOutline: false)
    public static let lightOutline = ShortcutsLinkStyle(isDark: false, hasOutline: true)
}

private struct ShortcutsLinkStyleKey: EnvironmentKey {
    static var defaultValue: ShortcutsLinkStyle { .automatic }
}

extension EnvironmentValues {
    fileprivate var shortcutsLinkStyle: ShortcutsLinkStyle {
        get { self[ShortcutsLinkStyleKey.self] }
        set { self[ShortcutsLinkStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View {
        environment(\.shortcutsLinkStyle, style)
    }
}
