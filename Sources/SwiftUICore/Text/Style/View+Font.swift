import Foundation

extension View {
    /// Sets the default font of text inside.
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        transformEnvironment(\.fontChanges) { changes in
            if let weight {
                changes.append(.weight(weight))
            } else {
                changes.removeAll { if case .weight = $0 { true } else { false } }
            }
        }
    }

    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        transformEnvironment(\.fontChanges) { changes in
            if let width {
                changes.append(.width(width))
            } else {
                changes.removeAll { if case .width = $0 { true } else { false } }
            }
        }
    }

    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        transformEnvironment(\.fontChanges) { changes in
            if let design {
                changes.append(.design(design))
            } else {
                changes.removeAll { if case .design = $0 { true } else { false } }
            }
        }
    }

    nonisolated public func bold(_ isActive: Bool = true) -> some View { fontChange(.bold(isActive)) }
    nonisolated public func italic(_ isActive: Bool = true) -> some View { fontChange(.italic(isActive)) }
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View { fontChange(.monospaced(isActive)) }
    nonisolated public func monospacedDigit() -> some View { fontChange(.monospacedDigit) }

    /// Applies a change to the fonts of the texts in the view.
    nonisolated package func fontChange(_ change: Font.Change) -> some View {
        transformEnvironment(\.fontChanges) { $0.append(change) }
    }
}
