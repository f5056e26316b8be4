import Checks
import Foundation
import FoundationSupplement
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
        /// The languages in which the widget is drawn too; nil for all that its string tables have.
        package var languages: [String]?
        /// The folders of the widget's resources.
        package var resources: [URL]

        /// Creates a plan.
        package init(
            rules: [String]?, except: [String], severity: String, looks: [String], languages: [String]?, resources: [URL]
        ) {
            (self.rules, self.except, self.severity) = (rules, except, severity)
            (self.looks, self.languages, self.resources) = (looks, languages, resources)
        }

        /// - Throws: `ProgramFailure` if there is no rule of a name.
        fileprivate func settings() throws -> RuleSettings {
            for (parameter, names) in [("rules", rules ?? []), ("except", except)] {
                for name in names where !RuleCatalog.names.contains(name) { throw CheckOptions.unknown(name, for: parameter) }
            }
            return RuleSettings(only: rules, without: except)
        }

        /// The variants in which the widget is drawn, the standard look first.
        fileprivate func variants() -> [PictureVariant] {
            let all = StringTableFacts(of: resources).languages.dropFirst()
            return CheckLooks.standard.map(\.variant).filter { $0.name.map(looks.contains) ?? true }
                + (languages ?? Array(all)).map { PictureVariant(name: $0, options: ["--locale", $0]) }
        }
    }

    /// Judges a widget as `check` does.
    ///
    /// - Returns: a line for each finding, and for each reason for which something could not be judged.
    /// - Throws: `ProgramFailure` if a rule, a language or the device is not known.
    package func findings(of contents: ExtensionDescription, _ plan: WidgetPlan, by check: CheckPlan) async throws -> [String] {
        let rules = try check.settings()
        let matrix = try PictureMatrix(recorded: try PictureOptions.parse([]), check.variants())
        return try await InProcessRenderer.clockLock.withLock {
            try await HostSettings.restoring {
                // What other tests have named and looked up is not this widget's.
                NamedUses.forget()
                LookedUpKeys.forget()
                LookedUpKeys.isRecording = true
                defer { LookedUpKeys.isRecording = false }
                let setups = try matrix.looks.compactMap { try setup(of: contents, plan, check, in: $0) }
                guard !setups.isEmpty else { throw ProgramFailure.badInput("The device shows no family of the widget.") }
                let shown = try PreviewArguments.parse([])
                var run = CheckRun(setups: setups, settings: rules, showing: shown, try PictureOptions.parse([]))
                _ = try await run.run()
                let lowest = Severity(rawValue: check.severity) ?? .note
                let findings = run.part().report(by: rules).findings.filter { $0.severity >= lowest }
                return run.failures.map(\.message).uniqued() + findings.map(\.line)
            }
        }
    }

    /// The setup of a look; nil for one that does not show the widget's families.
    private func setup(
        of contents: ExtensionDescription, _ plan: WidgetPlan, _ check: CheckPlan, in look: PictureMatrix.Look
    ) throws -> RunSetup? {
        var settings = try PictureSettings(look.options, devices: devices)
        settings.device = try device(of: plan)
        settings.label = look.label
        settings.chooseLanguage(of: check.resources.first)
        if look.variant.name == nil { settings.schemes = plan.schemes }
        (settings.requests, settings.timeout, settings.os) = ([plan.request ?? .current], plan.timeout, plan.os)
        if plan.os == .iOS26 { settings.palette = .iOS26 }
        let selection = try? WidgetSelection(
            of: contents, kinds: [], forms: plan.families?.map(PictureForm.widget) ?? [], on: settings.device, outOf: devices,
            in: settings.presentation)
        guard let selection else { return nil }
        var setup = RunSetup(
            engine: engine, devices: devices, settings: settings, now: plan.date, console: .shared, as: look.variant)
        (setup.sharesProcess, setup.selection, setup.resourceFolders) = (true, selection, check.resources)
        return setup
    }
}

extension [String] {
    /// The texts, each once.
    fileprivate func uniqued() -> [String] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
