import SwiftUI

extension ControlWidgetTemplate {
    /// Sets the color of the symbol of a control that is on.
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate { changingContent { $0.tint = tint } }

    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
        // As of a view's, a disabled template stays disabled.
        changingContent { $0.isDisabled = $0.isDisabled || disabled }
    }

    /// Hides the state of the control where privacy redacts it, as on a locked device.
    public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
        changingContent { $0.isPrivate = sensitive }
    }

    /// Sets what holding the Action button does: a phrase that begins with a verb.
    public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some ControlWidgetTemplate {
        changingContent { $0.actionHint = Text(hint) }
    }

    private func changingContent(_ change: @escaping (inout ControlContent) -> Void) -> _ModifiedControlTemplate<Self> {
        _ModifiedControlTemplate(self) { values in
            guard var content = values[ControlContentKey.self] else { return }
            change(&content)
            values[ControlContentKey.self] = content
        }
    }
}

/// The hint of a view inside a control. The first view's hint applies.
enum ControlActionHintKey: PreferenceKey {
    static var defaultValue: Text? { nil }

    static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}
