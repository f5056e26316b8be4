import Foundation
import FoundationSupplement
import Processes
import WidgetKitCore

/// Sets the parameters of widget configurations from the texts of options.
@MainActor enum WidgetParameters {
    typealias Setting = (name: String, value: String)

    /// Assigns each setting to all widgets that have a parameter of its name.
    ///
    /// - Returns: the settings by the widget's kind.
    /// - Throws: `ProgramFailure` if no widget has a parameter of a setting's name.
    static func check(_ settings: [Setting], of widgets: [WidgetDescription]) async throws -> [String: [Setting]] {
        guard !settings.isEmpty else { return [:] }
        var known: [(kind: String, names: [String])] = []
        for widget in widgets {
            let parameters = try await widget.runner.makeIntent()?.parameters() ?? []
            known.append((widget.kind, parameters.map(\.name)))
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

    /// Returns a configuration of the widget with the values of `settings`, or nil if the widget cannot be configured.
    ///
    /// - Parameter recommendation: the name of a recommended configuration, whose values are used for all other
    ///   parameters. If the widget's provider does not recommend it, they have their default values.
    /// - Throws: `ProgramFailure` if a value is invalid or a query fails or takes too long.
    static func intent(
        of widget: WidgetDescription, setting settings: [Setting], recommendation: String? = nil, timeout: Double,
        sharesMainThread: Bool = false
    ) async throws -> WidgetIntent? {
        let recommended = recommendation == nil ? [] : await widget.runner.recommendations()
        let named = recommended.first { $0.name == recommendation }?.intent
        guard let intent = named ?? widget.runner.makeIntent() else { return nil }
        let message = "\(widget.kind): the configuration's queries did not answer within \(timeout) seconds."
        let failure: ProgramFailure?? = await TimeLimit.wait(
            seconds: timeout,
            isStuck: sharesMainThread ? nil : ProgramEnd.afterStuckWidget(message, .shared),
            for: { await fill(intent, with: settings, kind: widget.kind) })
        guard let failure else { throw ProgramFailure.widgetFailed(message) }
        if let failure { throw failure }
        let unset = intent.unsetParameterNames()
        if !unset.isEmpty {
            Console.shared.warn(
                "\(widget.kind): the configuration has no value for \(Choice.joined(unset)); "
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
