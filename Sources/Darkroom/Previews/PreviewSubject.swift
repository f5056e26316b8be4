import Foundation
import SwiftUI
import WidgetKitCore

/// A preview as the commands know it: what it is called, where it stands, and what it shows.
@MainActor struct PreviewSubject {
    /// What a preview shows.
    @MainActor enum Content {
        case widget(WidgetPreviewContent)
        case activity(LiveActivityPreviewContent)
        case view(Preview)
        case member(ProviderMember)
    }

    /// One of the views of a `PreviewProvider`.
    struct ProviderMember {
        let provider: any PreviewProvider.Type
        let index: Int
        let options: PreviewOptions
        /// The scheme that the view asks for.
        let colorScheme: ColorScheme?

        /// The family in whose place the view is shown, where it names one.
        var family: WidgetFamily? { (options.context as? WidgetPreviewContext)?.family }
    }

    /// What the source calls it; nil where it has no name.
    let title: String?
    /// What `--preview` and the pictures' files call it: no other preview is called so.
    let name: String
    /// File and line, or the type of a `PreviewProvider`.
    let source: String
    let content: Content

    /// What messages call it.
    var place: String { "preview \(name), \(source)" }
}

extension PreviewSubject.Content {
    /// The widget's kind, or the type of an activity's attributes.
    var kind: String? {
        switch self {
        case .widget(let content): content.widget?.kind
        case .activity(let content): content.attributes
        case .view, .member: nil
        }
    }

    /// The family, or the form of an activity.
    var form: String? {
        switch self {
        case .widget(let content): content.family.name
        case .activity(let content): content.form
        case .member(let member): member.family?.name
        case .view: nil
        }
    }
}
