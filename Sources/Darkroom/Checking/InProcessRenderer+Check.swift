import Checks
import Foundation
import Processes
import SwiftUICore
import WidgetKitCore

extension InProcessRenderer {
    /// What a test judges a widget by.
    package struct CheckPlan: Sendable {
        /// The rules or groups of rules that alone hold; nil for all that are on by default.
        package var rules: [String]?
        /// The rules or groups of rules that do not hold.
        package var except: [String]
        /// The lowest severity that counts: note, warning or error.
        package var severity: String
        /// The names of the looks beside the standard one, as `check` has them.
        package var looks: [String]

        /// Creates a plan.
        package init(rules: [String]?, except: [String], severity: String, looks: [String]) {
            (self.rules, self.except, self.severity, self.looks) = (rules, except, severity, looks)
        }

        /// - Throws: `ProgramFailure` if there is no rule of a name.
        fileprivate func settings() throws -> RuleSettings {
            for (parameter, names) in [("rules", rules ?? []), ("except", except)] {
                for name in names where !RuleCatalog.names.contains(name) { throw CheckOptions.unknown(name, for: parameter) }
            }
            return RuleSettings(only: rules, without: except)
        }
    }

    /// Judges a widget as `check` does, in looks that need no other language, because the language belongs to the process.
    ///
    /// - Returns: a line for each finding.
    /// - Throws: `ProgramFailure` if a rule or the device is not known, or the provider or a view fails.
    package func findings(of contents: ExtensionDescription, _ plan: WidgetPlan, by check: CheckPlan) async throws -> [String] {
        let device = try device(of: plan)
        var judge = CheckJudge(try check.settings())
        let gathering = FactsGathering(tables: StringTableFacts(of: nil), places: ViewPlaces { _ in })
        let named = CheckLooks.standard.filter { $0.variant.name.map(check.looks.contains) ?? true }
        try await InProcessRenderer.clockLock.withLock {
            SourceTrace.isRecording = true
            defer {
                SourceTrace.isRecording = false
                HostSettings.unfreeze()
            }
            for look in named {
                var settings = try PictureSettings(PictureOptions.parse(look.variant.options), devices: devices)
                settings.device = device
                settings.schemes = look.changes.isEmpty ? plan.schemes : Array(plan.schemes.prefix(look.variant.options.contains("dark") ? 2 : 1))
                settings.presentsPictures = false
                (settings.requests, settings.timeout, settings.os) = ([plan.request ?? .current], plan.timeout, plan.os)
                if plan.os == .iOS26 { settings.palette = .iOS26 }
                let families = plan.families?.map(PictureForm.widget) ?? []
                // A look such as StandBy does not show every family.
                guard let selection = try? WidgetSelection(
                    of: contents, kinds: [], forms: families, on: device, outOf: devices, in: settings.presentation)
                else { continue }
                var setup = RunSetup(engine: engine, devices: devices, settings: settings, now: plan.date, console: .shared)
                setup.sharesProcess = true
                var pictures: [SelectedPicture] = []
                for selected in selection.widgets {
                    for family in selected.families where device.size(of: family) != nil {
                        pictures += try await layOut(selected.widget, family, with: setup)
                    }
                }
                let places = Dictionary(contents.widgets.map { ($0.kind, SourceLocation($0.place)) }) { first, _ in first }
                let facts = try gathering.facts(
                    of: pictures, look: Look(name: look.variant.name, changes: look.changes), engine: engine,
                    configurations: places.compactMapValues(\.self))
                for facts in facts { judge.add(facts) }
            }
        }
        for widget in contents.widgets {
            let families = widget.families.filter { plan.families?.contains($0) ?? true }
            judge.add(WidgetFacts(widget, families: families))
        }
        return judge.findings.filter { $0.severity.rawValue == check.severity || $0.severity > Severity(rawValue: check.severity) ?? .note }
            .map(\.line)
    }

    private func layOut(_ widget: WidgetDescription, _ family: WidgetFamily, with setup: RunSetup) async throws -> [SelectedPicture] {
        HostSettings.freeze(at: setup.now)
        let configured = try await ConfiguredWidget(widget, family: family, on: setup.settings.device, parameters: [], setup: setup)
        let entry = try await configured.entry()
        return try configured.surroundings.map { surroundings in
            SelectedPicture(
                kind: widget.kind, form: family.name, preview: nil, view: try configured.requestedPicture(of: entry, in: surroundings),
                surroundings: surroundings, date: entry.date, entry: entry)
        }
    }
}
