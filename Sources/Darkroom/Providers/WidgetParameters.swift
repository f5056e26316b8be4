import Foundation
import FoundationSupplement
import Processes
import WidgetKitCore

/// Sets the parameters of widget configurations from the texts of options.
@MainActor enum WidgetParameters {
    typealias Setting = (name: String, value: String)

    /// A widget or control, whose configuration may have parameters.
    @MainActor struct Owner {
        let kind: String
        let makeIntent: @Sendable () -> WidgetIntent?
        /// The widget; nil for a control.
        let widget: WidgetDescription?

        init(_ widget: WidgetDescription) {
            (kind, makeIntent, self.widget) = (widget.kind, widget.runner.makeIntent, widget)
        }

        init(_ control: ControlDescription) { (kind, makeIntent, widget) = (control.kind, control.runner.makeIntent, nil) }
    }

    /// Assigns each setting to all widgets and controls that have a parameter of its name.
    ///
    /// - Returns: the settings by the kind.
    /// - Throws: `ProgramFailure` if none has a parameter of a setting's name.
    static func check(_ settings: [Setting], of owners: [Owner]) async throws -> [String: [Setting]] {
        guard !settings.isEmpty else { return [:] }
        var known: [(kind: String, names: [String])] = []
        for owner in owners {
            let parameters = try await owner.makeIntent()?.parameters() ?? []
            known.append((owner.kind, parameters.map(\.name)))
        }
        let names = Set(known.flatMap(\.names)).sorted()
        for setting in settings where !names.contains(setting.name) {
            throw names.isEmpty
                ? ProgramFailure.badInput("--set: the widget has no parameters, so there is no \"\(setting.name)\".")
                : Choice.unknown(setting.name, for: "--set", names: names)
        }
        return Dictionary(
            known.map { entry in (entry.kind, settings.filter { entry.names.contains($0.name) }) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Returns the settings of parameters that the widget or control has.
    static func settings(_ settings: [Setting], of owner: Owner) async throws -> [Setting] {
        guard !settings.isEmpty else { return [] }
        let names = Set(try await owner.makeIntent()?.parameters().map(\.name) ?? [])
        return settings.filter { names.contains($0.name) }
    }

    /// Checks the value of `--recommendation`.
    ///
    /// - Throws: `ProgramFailure` if no widget's provider recommends a configuration of this name.
    static func check(recommendation name: String?, of widgets: [WidgetDescription]) async throws {
        guard let name else { return }
        var known: [String] = []
        for widget in widgets { known += await widget.runner.recommendations().map(\.name) }
        if known.contains(name) { return }
        throw known.isEmpty
            ? ProgramFailure.badInput("--recommendation: the widget's provider recommends no configurations.")
            : Choice.unknown(name, for: "--recommendation", names: known)
    }

    /// Returns a configuration with the values of `settings`, or nil if the widget or control cannot be configured.
    ///
    /// - Parameter recommendation: the name of a recommended configuration, whose values are used for all other
    ///   parameters. If the widget's provider does not recommend it, they have their default values.
    /// - Throws: `ProgramFailure` if a value is invalid or a query fails or takes too long.
    static func intent(
        of owner: Owner, setting settings: [Setting], recommendation: String? = nil, timeout: Double,
        sharesMainThread: Bool = false
    ) async throws -> WidgetIntent? {
        let recommended = recommendation == nil ? [] : await owner.widget?.runner.recommendations() ?? []
        let named = recommended.first { $0.name == recommendation }?.intent
        guard let intent = named ?? owner.makeIntent() else { return nil }
        let message = "\(owner.kind): the configuration's queries did not answer within \(timeout) seconds."
        let failure: ProgramFailure?? = await TimeLimit.wait(
            seconds: timeout,
            isStuck: sharesMainThread ? nil : ProgramEnd.afterStuckWidget(message, .shared),
            for: { [kind = owner.kind] in await fill(intent, with: settings, kind: kind) })
        guard let failure else { throw ProgramFailure.widgetFailed(message) }
        if let failure { throw failure }
        let unset = intent.unsetParameterNames()
        if !unset.isEmpty {
            Console.shared.warn(
                "\(owner.kind): the configuration has no value for \(Choice.joined(unset)); "
                    + "set it with --set \(unset[0])=value.")
        }
        return intent
    }

    private nonisolated static func fill(
        _ intent: WidgetIntent, with settings: [Setting], kind: String
    ) async -> ProgramFailure? {
        do {
            try await intent.setProposedValues()
        } catch {
            return .widgetFailed("\(kind): the configuration's query for proposed values failed: \(error)")
        }
        for setting in settings {
            do {
                try await intent.setParameter(setting.name, setting.value)
            } catch {
                return .badInput("--set \(setting.name)=\(setting.value): \(error)")
            }
        }
        return nil
    }
}
