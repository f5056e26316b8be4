import ActivityKit
import Foundation
import Processes
import WidgetKitCore

/// The file of `--state`: the attributes of a Live Activity and its states, as JSON.
///
///     {"activity": "DeliveryAttributes", "attributes": {"number": 7}, "states": [{"stops": 3}, {"stops": 2}]}
///
/// The activity may be left out where the program has only one. `state` gives a single state. `"isStale": true` says that the
/// states are out of date.
struct ActivityStateFile {
    private let path: String
    private let activity: String?
    private let attributes: Data
    private let states: [Data]
    private let isStale: Bool

    /// - Throws: `ProgramFailure` where the file cannot be read or has another form.
    init(_ path: String) throws {
        self.path = path
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ProgramFailure.badInput("--state: \(path) cannot be read.")
        }
        let value: Any
        do { value = try JSONSerialization.jsonObject(with: data) } catch {
            throw ProgramFailure.badInput("--state: \(path) is not JSON: \(error.localizedDescription)")
        }
        let example = #"{"attributes": {…}, "states": [{…}, …]}"#
        guard let values = value as? [String: Any], let attributes = values["attributes"] as? [String: Any],
            let states = values["states"] as? [Any] ?? values["state"].map({ [$0] }), !states.isEmpty
        else {
            throw ProgramFailure.badInput("--state: \(path) needs the attributes of a Live Activity and its states: \(example).")
        }
        activity = values["activity"] as? String
        isStale = values["isStale"] as? Bool ?? false
        self.attributes = try JSONSerialization.data(withJSONObject: attributes)
        self.states = try states.map { try JSONSerialization.data(withJSONObject: $0, options: .fragmentsAllowed) }
    }

    /// The previews of the activity: each presentation of each state.
    ///
    /// - Throws: `ProgramFailure` where the program has no such activity, or its types cannot be read from the file.
    @MainActor func subjects(
        of activities: [LiveActivityDescription], forms: [ActivityPreviewViewKind] = ActivityPreviewViewKind.all
    ) throws -> [PreviewSubject] {
        guard !activities.isEmpty else { throw ProgramFailure.badInput("--state: the program has no Live Activities.") }
        let names = activities.map(\.attributes)
        guard let name = activity ?? (names.count == 1 ? names[0] : nil) else {
            throw ProgramFailure.badInput("--state: \(path) does not say which \"activity\" it is for: \(Choice.joined(names)).")
        }
        let chosen = try Choice.of(name, for: "--state", in: activities, name: \.attributes)
        let decoder = ActivityStateFile.decoder
        let attributes: Any
        let states: [Any]
        do {
            attributes = try chosen.decodeAttributes(self.attributes, decoder)
            states = try self.states.map { try chosen.decodeState($0, decoder) }
        } catch {
            throw ProgramFailure.badInput("--state: \(path) does not fit \(name): \(ActivityStateFile.text(for: error))")
        }
        return chosen.subjects(attributes: attributes, states: states, source: path, isStale: isStale, forms: forms)
    }

    /// Dates are seconds since 2001, as Apple's servers send them, or texts such as `2026-06-09T09:41:00Z`.
    private static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            if let seconds = try? container.decode(Double.self) { return Date(timeIntervalSinceReferenceDate: seconds) }
            let text = try container.decode(String.self)
            guard let date = try? Date(text, strategy: .iso8601) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "\"\(text)\" is no date")
            }
            return date
        }
        return decoder
    }

    static func text(for error: any Error) -> String {
        guard let error = error as? DecodingError else { return sentence("\(error)") }
        let context: DecodingError.Context
        switch error {
        case .keyNotFound(let key, let found): return "\"\(key.stringValue)\" is missing\(place(found))."
        case .typeMismatch(_, let found), .valueNotFound(_, let found), .dataCorrupted(let found): context = found
        @unknown default: return sentence("\(error)")
        }
        let end = context.debugDescription.hasSuffix(".") ? "" : "."
        return "\(context.debugDescription)\(place(context))\(end)"
    }

    private static func sentence(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }

    private static func place(_ context: DecodingError.Context) -> String {
        context.codingPath.isEmpty ? "" : " at \(context.codingPath.map(\.stringValue).joined(separator: "."))"
    }
}

extension LiveActivityDescription {
    /// The previews of the activity: each presentation of each state.
    ///
    /// - Parameter source: where the states come from.
    @MainActor func subjects(
        attributes: Any, states: [Any], source: String, isStale: Bool = false,
        forms: [ActivityPreviewViewKind] = ActivityPreviewViewKind.all
    ) -> [PreviewSubject] {
        forms.map { form in
            PreviewSubject(
                activity: LiveActivityPreviewContent(
                    of: self, as: form, isStale: isStale, attributes: attributes, states: states),
                source: source)
        }
    }
}
