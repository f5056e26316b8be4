import Foundation
import Goldens
import SwiftUI
import WidgetKitCore

/// A picture that is to be made, or all pictures of a preview, whose entries are not known beforehand.
struct GoldenTarget: Hashable, Sendable {
    /// Of a preview, only the kind, the family and the preview's name are certain.
    let identity: GoldenIdentity
    /// Nil for previews.
    let entry: WidgetEntryRequest?
    /// Tells the target from others, and shares out the work.
    var key: String { identity.key }
}

/// The pictures that belong to a golden folder, and which of them a run is about.
@MainActor struct GoldenPlan {
    let filter: GoldenFilter
    /// All that belongs to the folder, as far as the program makes it.
    private(set) var all: [GoldenTarget] = []
    /// Those that the run makes, or would make.
    private(set) var chosen: [GoldenTarget] = []
    /// The goldens that the run reports as stale, because no picture is made of them any more.
    private(set) var orphans: Set<String> = []
    /// What the run lays out, one after the other.
    private(set) var subjects: [Subject] = []

    /// What is laid out at a time.
    enum Subject {
        /// A target that ended an earlier child, so this one skips it.
        case skipped(GoldenTarget)
        case widget(WidgetDescription, WidgetFamily, [GoldenTarget])
        case preview(PreviewSubject, GoldenTarget)
    }

    /// A widget in a family.
    private struct Place: Hashable {
        let kind: String
        let family: String?
    }

    /// Finds out what there is to be made.
    ///
    /// - Parameters:
    ///   - setup: the run; its selection becomes the widgets that belong to the folder.
    ///   - shard: the part of the work that the run does; nil for all of it.
    ///   - goldens: what the folder has already, by which the work is shared out.
    /// - Throws: `ProgramFailure` for kinds that file systems do not tell apart, and where previews cannot be found.
    init(
        _ setup: inout RunSetup, scope: GoldenScope, filter: GoldenFilter, shard: GoldenShard?,
        goldens: [String: ListedGolden]
    ) throws {
        self.filter = filter
        let settings = setup.settings
        var selected: [WidgetSelection.Selected] = []
        if let choice = scope.widgets {
            let widgets = ExtensionContents.make().widgets
            try GoldenNames.check(widgets.map(\.kind))
            selected = widgets.map { widget in
                WidgetSelection.Selected(
                    widget: widget,
                    families: widget.families.filter { family in
                        settings.device.size(of: family) != nil
                            && choice.includes(kind: widget.kind, family: family.name)
                    })
            }.filter { !$0.families.isEmpty }
        }
        setup.selection = WidgetSelection(widgets: selected)
        for (widget, family) in selected.flatMap({ one in one.families.map { (one.widget, $0) } }) {
            for request in settings.requests {
                for surroundings in settings.surroundings(of: family, on: settings.device) {
                    all.append(
                        GoldenTarget(
                            identity: GoldenIdentity(
                                name: GoldenNames.widget(widget.kind, surroundings: surroundings, entry: request),
                                kind: widget.kind, family: family.name, scheme: surroundings.colorScheme.name),
                            entry: request))
                }
            }
        }
        let previews = try scope.previews.map { choice in
            try PreviewCatalog.all(on: settings.device) { [engine = setup.engine] in engine }.filter { subject in
                choice.includes(kind: subject.content.kind, family: subject.content.form, name: subject.name)
            }
        } ?? []
        for subject in previews {
            all.append(
                GoldenTarget(
                    identity: GoldenIdentity(
                        name: "\(GoldenPath.previewFolder)/\(subject.name)", kind: subject.content.kind ?? subject.name,
                        family: subject.content.form, scheme: "", preview: subject.name),
                    entry: nil))
        }
        let keys = Set(all.map(\.key))
        let lone = goldens.values.filter { !keys.contains($0.key) }
        var mine = keys.union(lone.map(\.key))
        if let shard {
            var costs = Dictionary(all.map { ($0.key, Double?.none) }, uniquingKeysWith: { $1 })
            for golden in goldens.values {
                // A picture that is not made any more costs nothing, and still belongs to one part.
                let cost = keys.contains(golden.key) ? golden.cost : 0
                costs[golden.key] = (costs[golden.key].flatMap { $0 } ?? 0) + cost
            }
            mine = shard.names(of: costs)
        }
        let known = Dictionary(grouping: goldens.values.filter { $0.preview != nil }, by: \.key)
        chosen = all.filter { target in
            guard mine.contains(target.key), filter.mayInclude(target) else { return false }
            // A preview is not drawn where all its goldens have other names. The names of a new one are not known.
            guard !filter.names.isEmpty, let goldens = known[target.key] else { return true }
            return goldens.contains { filter.includes($0.identity) }
        }
        orphans = Set(lone.filter { mine.contains($0.key) && filter.includes($0.identity) }.map(\.name))
        let isSkipped = { (target: GoldenTarget) in CrashRecovery.skippedNames.contains(target.key) }
        subjects = chosen.filter(isSkipped).map(Subject.skipped)
        let targets = chosen.filter { !isSkipped($0) }
        let places = Dictionary(grouping: targets.filter { $0.identity.preview == nil }) {
            Place(kind: $0.identity.kind, family: $0.identity.family)
        }
        for one in selected {
            for family in one.families {
                guard let targets = places[Place(kind: one.widget.kind, family: family.name)] else { continue }
                subjects.append(.widget(one.widget, family, targets))
            }
        }
        let named = Dictionary(
            targets.compactMap { target in target.identity.preview.map { ($0, target) } }, uniquingKeysWith: { first, _ in first })
        for preview in previews {
            if let target = named[preview.name] { subjects.append(.preview(preview, target)) }
        }
    }
}

extension GoldenIdentity {
    /// What the work is shared out by: the picture's name, or for all pictures of a preview the preview's.
    fileprivate var key: String { preview.map { "\(GoldenPath.previewFolder)/\($0)" } ?? name }
}

extension ListedGolden {
    /// The key of the target that the golden belongs to.
    var key: String { identity.key }
}

extension GoldenFilter {
    /// Whether a target's pictures, or some of them, are meant.
    func mayInclude(_ target: GoldenTarget) -> Bool {
        let identity = target.identity
        if identity.preview != nil {
            return mayInclude(kind: identity.kind, family: identity.family, preview: identity.preview)
        }
        return includes(identity)
    }
}
