import Foundation
import Processes
import SwiftUICore
import WidgetKitCore

extension PictureServer {
    /// Taps a place of a picture, and performs its intent.
    ///
    /// - Parameter target: the index of the place; -1 for the widget itself.
    /// - Throws: `ProgramFailure` if there is no picture, or the intent fails.
    func tap(_ request: PictureRequest, target: Int) async throws -> ServedTap {
        let (setup, pictures) = try await layOut(request, inspects: false)
        guard let picture = pictures.first else { throw ProgramFailure.badInput("There is no picture to tap.") }
        let performer = TapPerformer(timeout: setup.settings.timeout, console: console)
        let targets = picture.view.root.tapTargets
        guard targets.indices.contains(target) else {
            guard let url = picture.view.widgetURL else {
                return ServedTap(text: "A tap on \(picture.kind) opens the app.", url: nil, changed: false)
            }
            return ServedTap(text: "A tap on \(picture.kind) opens \(url.absoluteString).", url: url.absoluteString, changed: false)
        }
        let tapped = targets[target]
        if let url = tapped.url {
            return ServedTap(
                text: "A tap on \"\(tapped.label)\" in \(picture.kind) opens \(url.absoluteString).", url: url.absoluteString, changed: false)
        }
        guard let intent = tapped.intent else {
            throw ProgramFailure.badInput(
                "\"\(tapped.label)\" in \(picture.kind) runs code, which widgets cannot do. Give it an intent: Button(intent:) or "
                    + "Toggle(isOn:intent:).")
        }
        timelines = [:]
        try await performer.perform(intent, of: picture.kind)
        // The studio draws everything again, whatever the intent asks to be reloaded.
        (_, _) = (WidgetCenter.shared.takeReloads(), ControlCenter.shared.takeReloads())
        return ServedTap(
            text: "A tap on \"\(tapped.label)\" in \(picture.kind) ran \(String(describing: type(of: intent))).", url: nil, changed: true)
    }
}
