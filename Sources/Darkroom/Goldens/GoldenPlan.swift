import Foundation
import SwiftUI
import WidgetKitCore

/// A picture that is to be made, or all pictures of a preview, whose entries nobody knows beforehand.
struct GoldenTarget: Hashable, Sendable {
    /// Of a preview, only the kind, the family and the preview's name are certain.
    let identity: GoldenIdentity
    /// Nil for previews.
    let entry: WidgetEntryRequest?
    /// Tells the target from others, and shares out the work.
    var key: String { identity.preview.map { "\(GoldenNames.previewFolder)/\($0)" } ?? identity.name }
}

/// The pictures that belong to a golden folder, and which of them a run is about.
@MainActor struct GoldenPlan {
    let filter: GoldenFilter
    /// All that belongs to the folder, as far as the program makes it.
    private(set) var all: [GoldenTarget] = []
    /// Those that the run makes, or would make.
    private(set) var chosen: [GoldenTarget] = []
    /// Those of them that ended an earlier attempt, and are left alone.
    private(set) var lost: [GoldenTarget] = []
    /// Of goldens that nothing is made for any more, those that the run tells of.
    private(set) var orphans: Set<String> = []
    private let subjects: [PreviewSubject]
    private let places: [String: [GoldenTarget]]
    private let previews: [String: [GoldenTarget]]

    /// Finds out what there is to be made.
    ///
    /// - Parameters:
    ///   - setup: the run; its selection becomes the widgets that belong to the folder.
    ///   - shard: the part of the work that the run does; nil for all of it.
    ///   - goldens: what the folder has already, by which the work is shared out.
    /// - Throws: `ProgramFailure` for kinds that file systems do not tell apart, and where previews cannot be found.
    init(
        _ setup: inout RunSetup, scope: GoldenScope, filter: GoldenFilter, shard: GoldenShard?,
        goldens: [String: GoldenLine]
    ) throws {
        self.filter = filter
        let settings = setup.settings
        var selected: [WidgetSelection.Selected] = []
        if let choice = scope.widgets {
            let widgets = WidgetProgram.makeContents().widgets
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
        subjects = try scope.previews.map { choice in
            try PreviewCatalog.all(on: settings.device) { [engine = setup.engine] in engine }.filter { subject in
                choice.includes(kind: subject.content.kind, family: subject.content.form, name: subject.name)
            }
        } ?? []
        for subject in subjects {
            all.append(
                GoldenTarget(
                    identity: GoldenIdentity(
                        name: "\(GoldenNames.previewFolder)/\(subject.name)", kind: subject.content.kind ?? subject.name,
                        family: subject.content.form, scheme: "", preview: subject.name),
                    entry: nil))
        }
        let keys = Set(all.map(\.key))
        let lone = goldens.values.filter { !keys.contains($0.key) }
        var mine = keys.union(lone.map(\.key))
        if let shard {
            var costs = Dictionary(all.map { ($0.key, Double?.none) }, uniquingKeysWith: { $1 })
            for golden in goldens.values {
                // What is not made any more costs nothing, and belongs to one part all the same.
                let cost = keys.contains(golden.key) ? golden.cost : 0
                costs[golden.key] = (costs[golden.key].flatMap { $0 } ?? 0) + cost
            }
            mine = shard.names(of: costs)
        }
        let known = Dictionary(grouping: goldens.values.filter { $0.preview != nil }, by: \.key)
        chosen = all.filter { target in
            guard mine.contains(target.key), filter.mayInclude(target) else { return false }
            // A preview whose goldens are all called otherwise is not drawn; what a new one is called nobody knows.
            guard !filter.names.isEmpty, let goldens = known[target.key] else { return true }
            return goldens.contains { filter.includes($0.identity) }
        }
        orphans = Set(lone.filter { mine.contains($0.key) && filter.includes($0.identity) }.map(\.name))
        previews = Dictionary(grouping: chosen.filter { $0.identity.preview != nil }) { $0.identity.preview ?? "" }
        lost = chosen.filter { LostPictures.names.contains($0.key) }
        places = Dictionary(
            grouping: chosen.filter { $0.identity.preview == nil && !LostPictures.names.contains($0.key) }
        ) {
            GoldenPlan.place($0.identity.kind, $0.identity.family ?? "")
        }
    }

    /// The previews that the run draws.
    var chosenSubjects: [PreviewSubject] {
        let names = Set(chosen.compactMap(\.identity.preview)).subtracting(lost.compactMap(\.identity.preview))
        return subjects.filter { names.contains($0.name) }
    }

    /// The pictures of a widget in a family that the run makes.
    func targets(of widget: WidgetDescription, _ family: WidgetFamily) -> [GoldenTarget] {
        places[GoldenPlan.place(widget.kind, family.name)] ?? []
    }

    /// What stands for a preview's pictures, where the run makes them.
    func targets(ofPreview name: String) -> [GoldenTarget] { previews[name] ?? [] }

    private static func place(_ kind: String, _ family: String) -> String { "\(kind)/\(family)" }
}

extension GoldenLine {
    /// The key of the target that the golden belongs to.
    var key: String { preview.map { "\(GoldenNames.previewFolder)/\($0)" } ?? name }
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
