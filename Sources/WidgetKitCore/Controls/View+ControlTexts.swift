import SwiftUI

extension View {
    /// Sets what holding the Action button does: a phrase that begins with a verb.
    nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View {
        controlWidgetActionHint(Text(hint))
    }

    nonisolated public func controlWidgetActionHint(_ hint: Text) -> some View {
        preference(key: ControlActionHintKey.self, value: hint)
    }

    @_disfavoredOverload nonisolated public func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View {
        controlWidgetActionHint(Text(hintKey))
    }

    @_disfavoredOverload nonisolated public func controlWidgetActionHint(_ hint: some StringProtocol) -> some View {
        controlWidgetActionHint(Text(hint))
    }

    /// Effect: none, the system shows the status for a moment after a change only.
    nonisolated public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View { self }

    /// Effect: none, the system shows the status for a moment after a change only.
    nonisolated public func controlWidgetStatus(_ status: Text) -> some View { self }

    /// Effect: none, the system shows the status for a moment after a change only.
    @_disfavoredOverload nonisolated public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View { self }

    /// Effect: none, the system shows the status for a moment after a change only.
    @_disfavoredOverload nonisolated public func controlWidgetStatus(_ status: some StringProtocol) -> some View { self }
}
