import FoundationSupplement
import SwiftUICore

// Results that show the snippet of an intent.
extension IntentResult {
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

    public static func result<Snippet: SnippetIntent>(
        dialog: IntentDialog, snippetIntent: Snippet
    ) -> Self where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> {
        Self(view: snippetIntent, dialog: dialog)
    }

    public static func result<Value: _IntentValue, Snippet: SnippetIntent>(
        value: Value, dialog: IntentDialog, snippetIntent: Snippet
    ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> {
        Self(value: value, view: snippetIntent, dialog: dialog)
    }

    public static func result<Next: AppIntent, Snippet: SnippetIntent>(
        opensIntent: Next, snippetIntent: Snippet
    ) -> Self where Self == IntentResultContainer<Never, Next, Snippet, Never> {
        Self(opensIntent: opensIntent, view: snippetIntent)
    }

    public static func result<Value: _IntentValue, Next: AppIntent, Snippet: SnippetIntent>(
        value: Value, opensIntent: Next, snippetIntent: Snippet
    ) -> Self where Self == IntentResultContainer<Value, Next, Snippet, Never> {
        Self(value: value, opensIntent: opensIntent, view: snippetIntent)
    }

    public static func result<Next: AppIntent, Snippet: SnippetIntent>(
        opensIntent: Next, dialog: IntentDialog, snippetIntent: Snippet
    ) -> Self where Self == IntentResultContainer<Never, Next, Snippet, IntentDialog> {
        Self(opensIntent: opensIntent, view: snippetIntent, dialog: dialog)
    }

    public static func result<Value: _IntentValue, Next: AppIntent, Snippet: SnippetIntent>(
        value: Value, opensIntent: Next, dialog: IntentDialog, snippetIntent: Snippet
    ) -> Self where Self == IntentResultContainer<Value, Next, Snippet, IntentDialog> {
        Self(value: value, opensIntent: opensIntent, view: snippetIntent, dialog: dialog)
    }
}
