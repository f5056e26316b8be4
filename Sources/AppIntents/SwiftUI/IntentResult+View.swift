import FoundationSupplement
import SwiftUICore

extension IntentResultContainer: ShowsSnippetView where ViewType: View {}

extension IntentResultContainer: ShowsSnippetIntent where ViewType: SnippetIntent {}

// Results that show a view. Its type is no part of theirs, so a function can return several.
extension IntentResult {
    public static func result<V: View>(
        view: V
    ) -> Self where Self == IntentResultContainer<Never, Never, AnyView, Never> {
        Self(view: AnyView(view))
    }

    public static func result<V: View>(
        @ViewBuilder content: () -> V
    ) -> Self where Self == IntentResultContainer<Never, Never, AnyView, Never> {
        Self(view: AnyView(content()))
    }

    public static func result<V: View>(
        dialog: IntentDialog, view: V
    ) -> Self where Self == IntentResultContainer<Never, Never, AnyView, IntentDialog> {
        Self(view: AnyView(view), dialog: dialog)
    }

    public static func result<V: View>(
        dialog: IntentDialog, @ViewBuilder content: () -> V
    ) -> Self where Self == IntentResultContainer<Never, Never, AnyView, IntentDialog> {
        Self(view: AnyView(content()), dialog: dialog)
    }

    public static func result<Value: _IntentValue, V: View>(
        value: Value, view: V
    ) -> Self where Self == IntentResultContainer<Value, Never, AnyView, Never> {
        Self(value: value, view: AnyView(view))
    }

    public static func result<Value: _IntentValue, V: View>(
        value: Value, @ViewBuilder content: () -> V
    ) -> Self where Self == IntentResultContainer<Value, Never, AnyView, Never> {
        Self(value: value, view: AnyView(content()))
    }

    public static func result<Value: _IntentValue, V: View>(
        value: Value, dialog: IntentDialog, view: V
    ) -> Self where Self == IntentResultContainer<Value, Never, AnyView, IntentDialog> {
        Self(value: value, view: AnyView(view), dialog: dialog)
    }

    public static func result<Value: _IntentValue, V: View>(
        value: Value, dialog: IntentDialog, @ViewBuilder content: () -> V
    ) -> Self where Self == IntentResultContainer<Value, Never, AnyView, IntentDialog> {
        Self(value: value, view: AnyView(content()), dialog: dialog)
    }
}

// Results that show a view and run another intent.
extension IntentResult {
    public static func result<Next: AppIntent, V: View>(
        opensIntent: Next, view: V
    ) -> Self where Self == IntentResultContainer<Never, Next, AnyView, Never> {
        Self(opensIntent: opensIntent, view: AnyView(view))
    }

    public static func result<Next: AppIntent, V: View>(
        opensIntent: Next, @ViewBuilder content: () -> V
    ) -> Self where Self == IntentResultContainer<Never, Next, AnyView, Never> {
        Self(opensIntent: opensIntent, view: AnyView(content()))
    }

    public static func result<Next: AppIntent, V: View>(
        opensIntent: Next, dialog: IntentDialog, view: V
    ) -> Self where Self == IntentResultContainer<Never, Next, AnyView, IntentDialog> {
        Self(opensIntent: opensIntent, view: AnyView(view), dialog: dialog)
    }

    public static func result<Next: AppIntent, V: View>(
        opensIntent: Next, dialog: IntentDialog, @ViewBuilder content: () -> V
    ) -> Self where Self == IntentResultContainer<Never, Next, AnyView, IntentDialog> {
        Self(opensIntent: opensIntent, view: AnyView(content()), dialog: dialog)
    }

    public static func result<Value: _IntentValue, Next: AppIntent, V: View>(
        value: Value, opensIntent: Next, view: V
    ) -> Self where Self == IntentResultContainer<Value, Next, AnyView, Never> {
        Self(value: value, opensIntent: opensIntent, view: AnyView(view))
    }

    public static func result<Value: _IntentValue, Next: AppIntent, V: View>(
        value: Value, opensIntent: Next, @ViewBuilder content: () -> V
    ) -> Self where Self == IntentResultContainer<Value, Next, AnyView, Never> {
        Self(value: value, opensIntent: opensIntent, view: AnyView(content()))
    }

    public static func result<Value: _IntentValue, Next: AppIntent, V: View>(
        value: Value, opensIntent: Next, dialog: IntentDialog, view: V
    ) -> Self where Self == IntentResultContainer<Value, Next, AnyView, IntentDialog> {
        Self(value: value, opensIntent: opensIntent, view: AnyView(view), dialog: dialog)
    }

    public static func result<Value: _IntentValue, Next: AppIntent, V: View>(
        value: Value, opensIntent: Next, dialog: IntentDialog, @ViewBuilder content: () -> V
    ) -> Self where Self == IntentResultContainer<Value, Next, AnyView, IntentDialog> {
        Self(value: value, opensIntent: opensIntent, view: AnyView(content()), dialog: dialog)
    }
}
