import Foundation
import FoundationSupplement
import Processes
import WidgetKitCore

/// A widget as `list` shows it.
struct WidgetListing: Codable, Equatable, Sendable {
    struct Family: Codable, Equatable, Sendable {
        let name: String
        /// The size in points; nil if the device does not show the family.
        let width: Double?
        let height: Double?
    }

    struct Parameter: Codable, Equatable, Sendable {
        let name: String
        let title: String
        /// The form of a value.
        let takes: String
        /// The default value.
        let value: String?
        let choices: [String]?

        /// The parameters of a configuration.
        ///
        /// - Throws: `ProgramFailure` if they cannot be listed.
        static func all(of intent: WidgetIntent?, kind: String) async throws -> [Parameter] {
            do {
                return try await (intent?.parameters() ?? []).map { parameter in
                    Parameter(
                        name: parameter.name, title: parameter.title, takes: parameter.expectation, value: parameter.value,
                        choices: parameter.choices?.map(\.text))
                }
            } catch {
                throw ProgramFailure.widgetFailed("\(kind): the parameters cannot be listed: \(error)")
            }
        }

        /// The parameter as a line of text.
        var text: String {
            var line = "\(name) (\(title)): \(takes)"
            if let choices { line += "; " + choices.joined(separator: ", ") }
            if let value { line += "; default \(value)" }
            return line
        }
    }

    /// A configuration that the provider recommends.
    struct Recommendation: Codable, Equatable, Sendable {
        let name: String
        /// The values by the parameters' names.
        let parameters: [String: String]
    }

    let kind: String
    let name: String
    let description: String?
    let families: [Family]
    let parameters: [Parameter]
    /// The recommended configurations; nil if there are none.
    let recommendations: [Recommendation]?

    /// - Throws: `ProgramFailure` if the widget's parameters cannot be listed.
    @MainActor init(_ widget: WidgetDescription, on device: WidgetDevice) async throws {
        kind = widget.kind
        name = widget.displayName
        description = widget.summary
        families = widget.families.map { family in
            let size = device.size(of: family)
            return Family(name: family.name, width: size.map { $0.width }, height: size.map { $0.height })
        }
        var recommendations: [Recommendation] = []
        do {
            for recommended in await widget.runner.recommendations() {
                let values = try await recommended.intent.parameters().compactMap { parameter in
                    parameter.value.map { (parameter.name, $0) }
                }
                recommendations.append(
                    Recommendation(
                        name: recommended.name, parameters: Dictionary(values, uniquingKeysWith: { first, _ in first })))
            }
        } catch {
            throw ProgramFailure.widgetFailed("\(widget.kind): the parameters cannot be listed: \(error)")
        }
        self.recommendations = recommendations.isEmpty ? nil : recommendations
        parameters = try await Parameter.all(of: widget.runner.makeIntent(), kind: widget.kind)
    }

    /// The listing as lines of text.
    var text: String {
        var lines = [kind, "  name: \(name)"]
        if let description { lines.append("  description: \(description)") }
        lines.append("  families:")
        for family in families {
            let size = family.width.flatMap { width in
                family.height.map { "\(WidgetListing.length(width))×\(WidgetListing.length($0))" }
            }
            lines.append("    \(family.name) \(size ?? "not on this device")")
        }
        if !parameters.isEmpty { lines.append("  parameters:") }
        lines += parameters.map { "    \($0.text)" }
        if recommendations != nil { lines.append("  recommendations:") }
        for recommendation in recommendations ?? [] {
            let values = recommendation.parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            lines.append("    " + ([recommendation.name] + values).joined(separator: "  "))
        }
        return lines.joined(separator: "\n")
    }

    private static func length(_ value: Double) -> String {
        value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
}
