import AppIntents
import Foundation
import SwiftUICore
import WidgetKitCore

/// A place in a picture that `--tap` can name.
struct WidgetTap {
    /// The action of a tap.
    enum Action {
        case opens(URL)
        case performs(Any)
        case nothing
    }

    let label: String
    /// The visible text; empty if it is the label.
    var text = ""
    let action: Action

    /// Returns the places of a picture from front to back. The widget itself is the last one.
    @MainActor static func all(in picture: RenderedView) -> [WidgetTap] {
        let targets = picture.root.tapTargets.reversed().map { target in
            WidgetTap(
                label: target.label, text: target.text == target.label ? "" : target.text,
                action: target.url.map(Action.opens) ?? target.intent.map(Action.performs) ?? .nothing)
        }
        return targets + [picture.widgetURL].compactMap { $0 }.map { WidgetTap(label: "widget", action: .opens($0)) }
    }

    /// Returns whether `text` is the place's label or text, or its intent's type or title. Case does not matter.
    func isCalled(_ text: String) -> Bool { names.contains { $0.lowercased() == text.lowercased() } }

    /// Returns whether one of the place's names starts with `text`.
    func isCalledSomethingLike(_ text: String) -> Bool {
        !text.isEmpty && names.contains { $0.lowercased().hasPrefix(text.lowercased()) }
    }

    /// The label, or the intent's title if there is no label.
    var shownName: String { label.isEmpty ? names.last ?? "" : label }

    /// All names of the place.
    var names: [String] {
        let shown = [label] + (text.isEmpty ? [] : [text])
        guard case .performs(let intent) = action else { return shown }
        return shown + [String(describing: type(of: intent))] + [IntentAction.title(of: intent)].compactMap { $0 }
    }
}
