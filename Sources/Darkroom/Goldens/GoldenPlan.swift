import Foundation
import Goldens
import SwiftUI
import WidgetKitCore

/// A picture to draw, or all pictures of a preview, whose entries are not known beforehand.
struct GoldenTarget: Hashable, Sendable {
    /// The identity of the golden. For a preview, only the kind, the family and the preview's name are certain.
    let identity: GoldenIdentity
    /// The entry; nil for previews.
    let entry: WidgetEntryRequest?
    /// Identifies the target. Shards are made of keys.
    var key: String { identity.key }
}

/// The pictures that belong to a golden folder, and those of them that a run draws.
@MainActor struct GoldenPlan {
    let filter: GoldenFilter
    /// All pictures of the program that belong to the folder.
    private(set) var all: [GoldenTarget] = []
    /// The pictures that the run draws, including those that it skips after a crash.
    private(set) var chosen: [GoldenTarget] = []
    /// The names of the goldens that the run reports as stale, because the program no longer makes their pictures.
    private(set) var staleNames: Set<String> = []
    /// The steps of the run.
    private(set) var subjects: [Subject] = []

    /// The pictures that are laid out in one step.
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

    /// Finds the pictures to draw.
    ///
    /// - Parameters:
    ///   - setup: the setup of the run. Its selection is set to the widgets that belong to the folder.
    ///   - shard: the part of the work that the run does; nil for all work.
    ///   - goldens: the goldens of the folder, whose drawing times balance the shards.
    /// - Throws: `ProgramFailure` if two kinds have the same folder or previews cannot be found.
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
                            && settings.presentation.place(of: .widget(family), on: settings.device) != nil
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
        let surfaces = try scope.surfaces.map { try GoldenPlan.surfaces(in: $0, with: setup) } ?? []
        for surface in surfaces {
            all.append(
                GoldenTarget(
                    identity: GoldenIdentity(
                        name: surface.name, kind: surface.content.kind ?? surface.name, family: surface.content.form, scheme: "",
                        surface: surface.name),
                    entry: nil))
        }
        let keys = Set(all.map(\.key))
        let lone = goldens.values.filter { !keys.contains($0.key) }
        var mine = keys.union(lone.map(\.key))
        if let shard {
            var costs = Dictionary(all.map { ($0.key, Double?.none) }, uniquingKeysWith: { $1 })
            for golden in goldens.values {
                // A picture that is no longer made costs nothing, but its golden still belongs to one shard.
                let cost = keys.contains(golden.key) ? golden.cost : 0
                costs[golden.key] = (costs[golden.key].flatMap { $0 } ?? 0) + cost
            }
            mine = shard.names(of: costs)
        }
        let known = Dictionary(grouping: goldens.values.filter { $0.identity.group != nil }, by: \.key)
        chosen = all.filter { target in
            guard mine.contains(target.key), filter.mayInclude(target) else { return false }
            // A preview is not drawn if none of its goldens has one of the names. The names of a new preview are not known.
            guard !filter.names.isEmpty, let goldens = known[target.key] else { return true }
            return goldens.contains { filter.includes($0.identity) }
        }
        staleNames = Set(lone.filter { mine.contains($0.key) && filter.includes($0.identity) }.map(\.name))
        let isSkipped = { (target: GoldenTarget) in CrashRecovery.skippedNames.contains(target.key) }
        subjects = chosen.filter(isSkipped).map(Subject.skipped)
        let targets = chosen.filter { !isSkipped($0) }
        let places = Dictionary(grouping: targets.filter { $0.identity.group == nil }) {
            Place(kind: $0.identity.kind, family: $0.identity.family)
        }
        for one in selected {
            for family in one.families {
                guard let targets = places[Place(kind: one.widget.kind, family: family.name)] else { continue }
                subjects.append(.widget(one.widget, family, targets))
            }
        }
        let named = Dictionary(
            targets.compactMap { target in target.identity.group.map { ($0, target) } }, uniquingKeysWith: { first, _ in first })
        for preview in previews {
            if let target = named["\(GoldenPath.previewFolder)/\(preview.name)"] { subjects.append(.preview(preview, target)) }
        }
        for surface in surfaces {
            if let target = named[surface.name] { subjects.append(.preview(surface, target)) }
        }
    }

    /// The Live Activities and controls of a folder.
    private static func surfaces(in choice: GoldenScope.Choice, with setup: RunSetup) throws -> [PreviewSubject] {
        let contents = ExtensionContents.make()
        guard !contents.activities.isEmpty || !contents.controls.isEmpty else { return [] }
        let everything = try WidgetSelection(
            of: contents, kinds: [], forms: [], on: setup.settings.device, outOf: setup.devices, in: setup.settings.presentation)
        let surfaces = try ExtensionSurfaces(of: everything.choosingSurfaces(in: choice), with: setup)
        return surfaces.subjects
    }
}

extension GoldenIdentity {
    /// The common name of all pictures of a preview or surface; nil for a widget's picture.
    fileprivate var group: String? { preview.map { "\(GoldenPath.previewFolder)/\($0)" } ?? surface }

    /// The picture's name, or the common name of all pictures of a preview or surface.
    var key: String { group ?? name }
}

extension ListedGolden {
    /// The key of the target that the golden belongs to.
    var key: String { identity.key }
}

extension GoldenFilter {
    /// Returns whether the filter may include a picture of the target.
    func mayInclude(_ target: GoldenTarget) -> Bool {
        let identity = target.identity
        if identity.preview != nil || identity.surface != nil {
            return mayInclude(
                kind: identity.kind, family: identity.family, preview: identity.preview, surface: identity.surface)
        }
        return includes(identity)
    }
}
