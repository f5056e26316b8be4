import FoundationSupplement
import SwiftUICore

extension IntentResultContainer: ShowsSnippetView where ViewType: View {}

extension IntentResultContainer: ShowsSnippetIntent where ViewType: SnippetIntent {}

// Results that show a view.
extension IntentResult {
    public static func result<V: View>(
        view: V
    ) -> Self where Self == IntentResultContainer<Never, Never, V, Never> {
        Self(view: view)
    }

    public static func result<V: View>(
        dialog: IntentDialog, view: V
    ) -> Self where Self == IntentResultContainer<Never, Never, V, IntentDialog> {
        Self(view: view, dialog: dialog)
    }

    public static func result<V: View>(
        dialog: IntentDialog, @ViewBuilder content: () -> V
    ) -> Self where Self == IntentResultContainer<Never, Never, V, IntentDialog> {
        Self(view: content(), dialog: dialog)
    }

    public static func result<Value: _IntentValue, V: View>(
        value: Value, view: V
    ) -> Self where Self == IntentResultContainer<Value, Never, V, Never> {
        Self(value: value, view: view)
    }

    public static func result<Value: _IntentValue, V: View>(
        value: Value, dialog: IntentDialog, view: V
    ) -> Self where Self == IntentResultContainer<Value, Never, V, IntentDialog> {
        Self(value: value, view: view, dialog: dialog)
    }

    public static func result<Snippet: SnippetIntent>(
        snippetIntent: Snippet
    ) -> Self where Self == IntentResultContainer<Never, Never, Snippet, Never> {
        Self(view: snippetIntent)
    }

    public static func result<Value: _IntentValue, Snippet: SnippetIntent>(
        value: Value, snippetIntent: Snippet
    ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, Never> {
        Self(value: value, view: snippetIntent)
    }
}
