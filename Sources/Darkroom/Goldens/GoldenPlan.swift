import Foundation
import Goldens
import Processes
import SwiftUI
import WidgetKitCore

/// A picture to draw, or all pictures of a preview, whose entries are not known beforehand.
struct GoldenTarget: Hashable, Sendable {
    /// The identity of the golden. For a preview, only the kind, the family and the preview's name are certain.
    let identity: GoldenIdentity
    /// The entry; nil for previews.
    let entry: WidgetEntryRequest?
    /// The index of the run's look.
    var look = 0
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
    /// Whether neither this process nor another one draws a picture.
    private(set) var isEmpty = true
    /// The names of the goldens that the run reports as stale, because the program no longer makes their pictures.
    private(set) var staleNames: Set<String> = []
    /// The steps of the run.
    private(set) var subjects: [Step] = []

    /// What is laid out at once, in one look.
    struct Step {
        let look: Int
        let subject: Subject
    }

    /// The pictures that are laid out in one step.
    enum Subject {
        /// A target that ended an earlier child, so this one skips it.
        case skipped(GoldenTarget)
        case widget(WidgetDescription, WidgetFamily, [GoldenTarget])
        case preview(PreviewSubject, GoldenTarget)
    }

    /// A widget in a family.
    private struct Place: Hashable {
        let look: Int
        let kind: String
        let family: String?
    }

    /// What a folder has in one look.
    private struct Contents {
        var widgets: [WidgetSelection.Selected] = []
        var previews: [PreviewSubject] = []
        var surfaces: [PreviewSubject] = []
    }

    /// Finds the pictures to draw.
    ///
    /// - Parameters:
    ///   - setups: the setups of the looks. Their selections are set to the widgets that belong to the folder.
    ///   - shard: the part of the work that the run does; nil for all work.
    ///   - goldens: the goldens of the folder, whose drawing times balance the shards.
    /// - Throws: `ProgramFailure` if two kinds have the same folder or previews cannot be found.
    init(
        _ setups: inout [RunSetup], scope: GoldenScope, filter: GoldenFilter, shard: GoldenShard?,
        goldens: [String: ListedGolden]
    ) throws {
        try LostInitializer.check()
        try StrayCode.check()
        self.filter = filter
        var contents: [Contents] = []
        for look in setups.indices { contents.append(try addTargets(of: scope, in: look, with: &setups[look])) }
        try checkNames()
        choose(shard: shard, goldens: goldens)
        isEmpty = chosen.isEmpty
        chosen.removeAll { [setups] in !setups[$0.look].isOfThisProcess }
        // The first process reports them. Those of a widget that is left out are not stale.
        if RunShare.index > 0 || !LostWidgets.part.names.isEmpty || !LostPreviews.part.names.isEmpty { staleNames = [] }
        for (look, contents) in contents.enumerated() { addSteps(contents, in: look) }
    }

    /// Adds the targets of a look.
    private mutating func addTargets(of scope: GoldenScope, in look: Int, with setup: inout RunSetup) throws -> Contents {
        let settings = setup.settings
        let variant = setup.variant
        func includes(_ kind: String?, _ form: String?) -> Bool { variant?.includes(kind: kind ?? "", form: form ?? "") ?? true }
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
                            && choice.includes(kind: widget.kind, family: family.name) && includes(widget.kind, family.name)
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
                                kind: widget.kind, family: family.name, scheme: surroundings.colorScheme.name, variant: variant?.key),
                            entry: request, look: look))
                }
            }
        }
        let previews = try scope.previews.map { choice in
            try PreviewCatalog.all(on: settings.device) { [engine = setup.engine] in engine }.filter { subject in
                choice.includes(kind: subject.content.kind, family: subject.content.form, name: subject.name)
                    && includes(subject.content.kind ?? subject.name, subject.content.form)
            }
        } ?? []
        for subject in previews {
            all.append(
                GoldenTarget(
                    identity: GoldenIdentity(
                        name: "\(GoldenPath.previewFolder)/\(subject.name)", kind: subject.content.kind ?? subject.name,
                        family: subject.content.form, scheme: "", preview: subject.name, variant: variant?.key),
                    entry: nil, look: look))
        }
        let surfaces = try (scope.surfaces.map { try GoldenPlan.surfaces(in: $0, with: setup) } ?? [])
            .filter { includes($0.content.kind ?? $0.name, $0.content.form) }
        for surface in surfaces {
            all.append(
                GoldenTarget(
                    identity: GoldenIdentity(
                        name: surface.name, kind: surface.content.kind ?? surface.name, family: surface.content.form, scheme: "",
                        surface: surface.name, variant: variant?.key),
                    entry: nil, look: look))
        }
        return Contents(widgets: selected, previews: previews, surfaces: surfaces)
    }

    /// - Throws: `ProgramFailure` if two pictures would have the same golden.
    private func checkNames() throws {
        var known: [String: GoldenTarget] = [:]
        for target in all {
            guard let other = known.updateValue(target, forKey: target.key.lowercased()), other.look != target.look else { continue }
            throw ProgramFailure.badInput(
                "Two variants would have the golden \(target.identity.name): \(other.identity.variant ?? "that of the options") and "
                    + "\(target.identity.variant ?? "that of the options"). Give one of them another name.")
        }
    }

    /// Chooses the targets that the run draws.
    private mutating func choose(shard: GoldenShard?, goldens: [String: ListedGolden]) {
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
    }

    /// Adds the steps of a look.
    private mutating func addSteps(_ contents: Contents, in look: Int) {
        let own = chosen.filter { $0.look == look }
        let isSkipped = { (target: GoldenTarget) in CrashRecovery.skippedNames.contains(target.key) }
        func add(_ subject: Subject) { subjects.append(Step(look: look, subject: subject)) }
        own.filter(isSkipped).forEach { add(.skipped($0)) }
        let targets = own.filter { !isSkipped($0) }
        let places = Dictionary(grouping: targets.filter { $0.identity.group == nil }) {
            Place(look: look, kind: $0.identity.kind, family: $0.identity.family)
        }
        for one in contents.widgets {
            for family in one.families {
                guard let targets = places[Place(look: look, kind: one.widget.kind, family: family.name)] else { continue }
                add(.widget(one.widget, family, targets))
            }
        }
        let named = Dictionary(
            targets.compactMap { target in target.identity.group.map { ($0, target) } }, uniquingKeysWith: { first, _ in first })
        for preview in contents.previews {
            if let target = named["\(GoldenPath.previewFolder)/\(preview.name)"] { add(.preview(preview, target)) }
        }
        for surface in contents.surfaces {
            if let target = named[surface.name] { add(.preview(surface, target)) }
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
    var key: String { group.map { group in variant.map { "\(group), \($0)" } ?? group } ?? name }
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
