import Foundation
import SwiftUICore
import WidgetKitCore

extension ServedPicture {
    /// Describes a laid-out picture that has no file yet.
    ///
    /// - Parameters:
    ///   - now: the present of the run.
    ///   - inspects: whether the layout tree is described.
    @MainActor init(_ picture: SelectedPicture, now: Date, inspects: Bool) {
        let (view, surroundings) = (picture.view, picture.surroundings)
        let size = view.displayList.size
        self.init(
            file: "", kind: picture.preview == nil ? picture.kind : nil, form: picture.form, preview: picture.preview,
            scheme: surroundings.colorScheme.name, width: size.width, height: size.height, scale: surroundings.scale,
            cornerRadius: ServedPicture.cornerRadius(of: picture), date: picture.date ?? now,
            url: view.widgetURL?.absoluteString, placeholder: picture.entry?.isPlaceholder == true ? true : nil,
            tapTargets: view.root.tapTargets.map { TimelineManifest.TapTarget($0) },
            spoken: view.root.spokenElements.map { TimelineManifest.SpokenElement($0) },
            entry: picture.entry.map { ReflectedValue($0.value) }, view: inspects ? InspectedView(view.root) : nil)
    }

    /// Only widgets of the Home Screen are cut to their corners by the system. A picture in its place shows them.
    @MainActor private static func cornerRadius(of picture: SelectedPicture) -> Double? {
        let surroundings = picture.surroundings
        guard surroundings.presentation == .bare, case .widget(let family) = surroundings.form, !family.isAccessory else { return nil }
        guard picture.entry != nil || picture.preview != nil else { return nil }
        return surroundings.device.cornerRadius(of: surroundings.system)
    }
}

extension ServedTimeline {
    /// The seconds of a day.
    private static let day: TimeInterval = 86_400

    /// - Parameter now: the present of the run.
    init(_ timeline: WidgetTimeline, now: Date) {
        let entries = timeline.entries.enumerated().map { index, entry in
            Entry(index: index, date: entry.date, relevance: entry.relevance.map { Double($0.score) })
        }
        let next: (date: Date, reason: String)?
        switch timeline.policy.rule {
        case .never: next = nil
        case .atEnd: next = entries.last.map { ($0.date, "atEnd") }
        case .after(let date): next = (date, "after")
        }
        self.init(
            entries: entries, reloads: next.map { [Reload(date: $0.date, reason: $0.reason)] } ?? [],
            policy: timeline.policy.description, budget: next.map { next in
                let interval = max(next.date.timeIntervalSince(now), ReloadBudget.standardInterval)
                return Budget(used: Int((ServedTimeline.day / interval).rounded()), limit: ReloadBudget.standardReloadsPerDay)
            })
    }
}
