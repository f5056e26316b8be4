import CairoGraphics
import Checks
import Foundation
import Processes
import SwiftUICore
import WidgetKitCore

/// Lays out and draws every picture of a matrix, and judges it.
@MainActor struct CheckRun {
    private let setups: [RunSetup]
    private let shown: PreviewArguments
    private let options: PictureOptions
    /// The folder of the pictures; nil if none are written.
    private let folder: CheckFolder?
    private let tables: StringTableFacts
    private let places: ViewPlaces
    private let gathering: FactsGathering
    private let states: StateComparison
    private var judge: CheckJudge
    /// Why widgets have failed.
    private(set) var failures: [ProgramFailure] = []
    private let goldens: URL?

    /// - Parameters:
    ///   - setups: a setup for each look. The providers are asked in the first one.
    ///   - shown: whether previews are judged in the place of widgets.
    ///   - options: what is selected.
    ///   - folder: the folder of the pictures; nil if none are written.
    ///   - goldens: the folder of the goldens whose kinds the program should have; nil for none.
    init(
        setups: [RunSetup], settings: RuleSettings, showing shown: PreviewArguments, _ options: PictureOptions,
        to folder: CheckFolder? = nil, goldens: URL? = nil
    ) {
        (self.shown, self.options, self.folder, self.goldens) = (shown, options, folder, goldens)
        self.setups = setups.map { setup in
            var setup = setup
            // The rules judge a picture itself, not the screen around it.
            setup.settings.presentsPictures = false
            // A test fails for a provider that does not answer.
            setup.drawsPlaceholders = !setup.sharesProcess
            return setup
        }
        judge = CheckJudge(settings)
        tables = StringTableFacts(of: setups[0].resourceFolders)
        let (console, isQuiet) = (setups[0].console, setups[0].sharesProcess)
        places = ViewPlaces { if !isQuiet { console.note("note: \($0)") } }
        gathering = FactsGathering(tables: tables, places: places)
        states = StateComparison(places: places, renderer: setups[0].engine.bitmaps)
    }

    /// Judges everything.
    ///
    /// - Returns: whether a widget failed.
    /// - Throws: `ProgramFailure` if a parameter is invalid.
    mutating func run() async throws -> Bool {
        SourceTrace.isRecording = true
        defer { SourceTrace.isRecording = false }
        var failed = false
        try setups[0].activate()
        if judge.settings.judgesTimelines { try await judgeTimelines(of: setups[0]) }
        for setup in setups {
            try setup.activate()
            if try await judgePictures(of: setup) { failed = true }
        }
        for selected in setups[0].selection.widgets { judge.add(WidgetFacts(selected.widget, families: selected.families)) }
        try setups[0].activate()
        let surfaces = try ExtensionSurfaces(of: setups[0].selection, with: setups[0])
        for activity in try await ActivityFacts.all(of: surfaces.subjects, with: setups[0]) { judge.add(activity) }
        var program = ProgramFacts(
            of: setups[0].resourceFolders, tables: tables, engine: setups[0].engine, resources: try? ResourceFolder.located(),
            places: places, sharesProcess: setups[0].sharesProcess)
        if let goldens, LostWidgets.part.names.isEmpty { program.missingKinds = try MissingKinds.all(in: goldens, of: ExtensionContents.make()) }
        judge.add(program)
        return failed
    }

    /// Asks the providers of all widgets and judges their answers.
    private mutating func judgeTimelines(of setup: RunSetup) async throws {
        // All placeholders come first: a provider's timeline may leave requests behind, which are not the next placeholder's.
        var requests: [String: [String]] = [:]
        func probe(_ widget: ConfiguredWidget) -> TimelineProbe {
            TimelineProbe(widget, at: setup.now, measuresHeap: !setup.sharesProcess)
        }
        _ = try await setup.forEachWidget { widget in
            let name = widget.widget.pictureName(in: widget.family)
            // A placeholder that ends the program costs what is known of it, and no picture.
            let question = "the placeholder of \(name)"
            let lost = CrashRecovery.skippedNames.union(CrashRecovery.placeholderNames)
            if widget.drawsPlaceholder || lost.contains(question) { return }
            CrashRecovery.current = [question]
            requests[name] = try await probe(widget).placeholderRequests()
        }
        var (judge, failures) = (judge, failures)
        _ = try await setup.forEachWidget(onFailure: { failures.append($2) }) { [states] widget in
            let asked = requests[widget.widget.pictureName(in: widget.family)]
            let found = try await probe(widget).facts(hasPlaceholder: asked != nil) { timeline in
                let rules = judge.settings.rules(for: widget.widget.kind)
                guard rules.contains(where: { if case .states = $0.judge { true } else { false } }) else { return }
                for facts in try EntryStates(widget, at: setup.now, comparison: states).facts(of: timeline) { judge.add(facts) }
            }
            guard var facts = found else { return }
            facts.placeholderRequests = asked ?? []
            judge.add(facts)
        }
        (self.judge, self.failures) = (judge, failures)
        // What the questions have asked to be reloaded does not change the pictures.
        _ = WidgetCenter.shared.takeReloads()
    }

    /// What has been judged, and what is to be judged with the pictures of other processes.
    ///
    /// - Parameter warnings: the warnings of the run.
    func part(with warnings: [RunWarning]? = nil) -> CheckPart {
        CheckPart(darkroom: DarkroomVersion.current, judge: judge, files: folder?.files, warnings: warnings)
    }

    private mutating func judgePictures(of setup: RunSetup) async throws -> Bool {
        let look = Look(name: setup.variant?.name, changes: CheckLooks.changes(of: setup.variant, with: setup.settings))
        var (judge, failures) = (judge, [ProgramFailure]())
        let (gathering, folder, configurations) = (gathering, folder, configurationPlaces(in: setup.selection))
        let states = states
        var waiting: [SelectedPicture] = []
        func judgeWaiting() throws {
            let facts = try gathering.facts(of: waiting, look: look, engine: setup.engine, configurations: configurations)
            for (picture, facts) in zip(waiting, facts) {
                var facts = facts
                facts.inputs = RunShare.index
                let isFound = judge.add(facts)
                // Rules that read all pictures of a widget show those of the standard look, and images that lose their content.
                let mayBeShown = look.isStandard || look.isTinted && facts.images.contains { $0.source != .symbol }
                if isFound || mayBeShown { try folder?.add(picture, facts, with: setup.engine) }
                if look.isStandard, !facts.look.isDark, facts.surface.hasStates, let found = try states.add(picture, as: .states) {
                    judge.add(found)
                }
            }
            waiting = []
        }
        func add(_ picture: SelectedPicture) throws {
            waiting.append(picture)
            if waiting.count == CheckRun.longestQueue { try judgeWaiting() }
        }
        defer {
            self.judge = judge
            self.failures += failures
        }
        var failed: Bool
        if shown.wantsPreviews || setup.showsPreviews {
            failed = try await setup.layOut(
                shown.subjects(with: setup, options), inspects: false, onFailure: { failures.append($0) }, add)
        } else {
            let surfaces = try shown.states.surfaces(with: setup, options)
            failed = try await setup.layOutWidgets(inspects: false, onFailure: { failures.append($0) }, add)
            if try await setup.layOut(surfaces.subjects, inspects: false, onFailure: { failures.append($0) }, add) { failed = true }
        }
        try judgeWaiting()
        return failed
    }

    /// The number of pictures whose views are in memory, because the places of many views are found at once.
    private static let longestQueue = 40

    /// The places of configurations by their kinds and types of attributes.
    private func configurationPlaces(in selection: WidgetSelection) -> [String: SourceLocation] {
        let widgets = selection.widgets.map { ($0.widget.kind, SourceLocation($0.widget.place)) }
        let activities = selection.activities.map { ($0.activity.attributes, SourceLocation($0.activity.place)) }
        return Dictionary((widgets + activities).compactMap { kind, place in place.map { (kind, $0) } }, uniquingKeysWith: { first, _ in first })
    }
}

extension WidgetFacts {
    /// Describes a widget with the families that the device shows.
    @MainActor init(_ widget: WidgetDescription, families: [WidgetFamily]) {
        self.init(
            kind: widget.kind, place: SourceLocation(widget.place),
            displayName: widget.hasDisplayName ? widget.displayName : nil, summary: widget.summary,
            families: families.map(\.name), listsFamilies: widget.listsFamilies,
            isContainerBackgroundRemovable: widget.isContainerBackgroundRemovable)
    }
}

extension PictureFacts.Surface {
    /// Whether a run draws several states. A widget's are the entries of its timeline.
    fileprivate var hasStates: Bool {
        switch self {
        case .liveActivity, .island, .control, .preview: true
        case .homeScreen, .accessory: false
        }
    }
}
