import AppIntents
import Foundation
import SwiftUICore
import WidgetKitCore

/// A place of a picture, found by what `--tap` calls it.
struct WidgetTap {
    /// What a tap does.
    enum Action {
        case opens(URL)
        case performs(Any)
        case nothing
    }

    let label: String
    /// What is written there, where that is not the label.
    var text = ""
    let action: Action

    /// The places of a picture; what is drawn later lies above and comes first, the widget itself is last.
    @MainActor static func all(in picture: RenderedView) -> [WidgetTap] {
        let targets = picture.root.tapTargets.reversed().map { target in
            WidgetTap(
                label: target.label, text: target.text == target.label ? "" : target.text,
                action: target.url.map(Action.opens) ?? target.intent.map(Action.performs) ?? .nothing)
        }
        return targets + [picture.widgetURL].compactMap { $0 }.map { WidgetTap(label: "widget", action: .opens($0)) }
    }

    /// Whether `text` is the place's label or text, or its intent's type or title; capitals do not count.
    func isCalled(_ text: String) -> Bool { names.contains { $0.lowercased() == text.lowercased() } }

    /// Whether one of the place's names begins with `text`.
    func isCalledSomethingLike(_ text: String) -> Bool {
        !text.isEmpty && names.contains { $0.lowercased().hasPrefix(text.lowercased()) }
    }

    /// The label or, where the place has none, its intent's title.
    var shownName: String { label.isEmpty ? names.last ?? "" : label }

    /// All that the place can be called.
    var names: [String] {
        let shown = [label] + (text.isEmpty ? [] : [text])
        guard case .performs(let intent) = action else { return shown }
        return shown + [String(describing: type(of: intent))] + [IntentAction.title(of: intent)].compactMap { $0 }
    }
}
