import Foundation
import SwiftUICore
import WidgetKitCore

extension TimelineManifest.Frame {
    /// Creates the entry of a picture before its file is written.
    ///
    /// - Parameter entry: nil for a Live Activity or control, which has no entries.
    @MainActor init(
        _ picture: RenderedView, of entry: WidgetEntry?, from date: Date, policy: TimelineReloadPolicy,
        kind: String, in surroundings: WidgetSurroundings
    ) {
        self.init(
            kind: kind, family: surroundings.form.name, scheme: surroundings.colorScheme.name,
            renderingMode: surroundings.renderingMode.name, variant: surroundings.label.text, width: surroundings.size.width,
            height: surroundings.size.height, date: date, entryDate: entry.flatMap { $0.date == date ? nil : $0.date },
            policy: policy.description,
            relevance: entry?.relevance.map { .init(score: Double($0.score), duration: $0.duration) },
            widgetURL: picture.widgetURL?.absoluteString,
            tapTargets: picture.root.tapTargets.map { TimelineManifest.TapTarget($0) },
            accessibility: picture.root.spokenElements.map { TimelineManifest.SpokenElement($0) },
            isChanged: true, file: "", hash: "")
    }
}

extension TimelineManifest.TapTarget {
    init(_ target: PlacedTapTarget) {
        self.init(
            label: target.label, url: target.url?.absoluteString,
            intent: target.intent.map { String(describing: type(of: $0)) }, frame: .init(target.frame))
    }
}

extension TimelineManifest.SpokenElement {
    init(_ element: SpokenElement) {
        let traits = element.traitNames
        self.init(
            label: element.label, value: element.value, hint: element.hint, traits: traits.isEmpty ? nil : traits,
            frame: .init(element.frame))
    }
}
