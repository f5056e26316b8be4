import Foundation
import SwiftUI
import WidgetKitCore

/// A preview of the program, or a surface that is drawn as previews are, with its name, source and content.
@MainActor struct PreviewSubject {
    /// The content of a preview.
    @MainActor enum Content {
        case widget(WidgetPreviewContent)
        case activity(LiveActivityPreviewContent)
        case control(ControlSubject)
        case view(Preview)
        case member(ProviderMember)
    }

    /// One of the views of a `PreviewProvider`.
    struct ProviderMember {
        let provider: any PreviewProvider.Type
        let index: Int
        /// The counts of the provider's views, with which one is resolved without the others.
        let counts: SiblingCounts
        let options: PreviewOptions
        /// The color scheme that the view requests.
        let colorScheme: ColorScheme?

        /// The widget family that the view is previewed in; nil if it names none.
        var family: WidgetFamily? { (options.context as? WidgetPreviewContext)?.family }
    }

    /// The name in the source; nil if there is none.
    let title: String?
    /// The unique name for `--preview` and for files; the path of a surface's pictures.
    let name: String
    /// The file and line, or the type of a `PreviewProvider`.
    let source: String
    let content: Content

    /// Whether it is a surface of the extension and not one of its previews.
    var isSurface = false

    /// The preview or surface in messages.
    var place: String { isSurface ? [content.kind, content.form].compactMap { $0 }.joined(separator: ", ") : "preview \(name), \(source)" }
}

extension PreviewSubject.Content {
    /// The widget's kind, or the type of an activity's attributes.
    var kind: String? {
        switch self {
        case .widget(let content): content.widget?.kind
        case .activity(let content): content.attributes
        case .control(let subject): subject.control.kind
        case .view, .member: nil
        }
    }

    /// The family, or the form of an activity.
    var form: String? {
        switch self {
        case .widget(let content): content.family.name
        case .activity(let content): content.form
        case .control(let subject): subject.form.rawValue
        case .member(let member): member.family?.name
        case .view: nil
        }
    }
}
