extension View {
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }

    /// The scheme that colours inside take.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// Asks the window for a scheme. A widget follows its home screen, so nothing changes there; previews do as asked.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }

    /// Mirrors what the view draws where the layout runs right to left.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(MirroringModifier(isEnabled: enabled))
    }
}

/// The scheme that a view asks its window for; the first view's wish counts.
public struct PreferredColorSchemeKey: PreferenceKey {
    public static var defaultValue: ColorScheme? { nil }

    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}

import DisplayList

private struct MirroringModifier: NodeModifier {
    let isEnabled: Bool

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        guard isEnabled && context.environment.layoutDirection == .rightToLeft else { return node }
        let mirror = TransformModifier { CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: $0.width, ty: 0) }
        return mirror.wrap(node, in: context)
    }
}
