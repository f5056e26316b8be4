import Foundation
import Processes
import WidgetKitCore

/// Made-up attributes and states of a program's Live Activities, for a program that has nothing else to draw.
@MainActor struct ActivitySamples {
    /// A sample of an activity.
    private struct Sample {
        let activity: LiveActivityDescription
        let attributes: Any
        let state: Any

        /// The file beside the pictures that `--state` reads.
        var file: String { "\(PicturePath.folder(of: activity.attributes))-state.json" }
    }

    private let samples: [Sample]

    /// - Parameter now: the present of the run.
    /// - Throws: `ProgramFailure` where a type refuses all samples.
    init(of activities: [LiveActivityDescription], at now: Date) throws {
        let decoder = SampleDecoder(values: SampleValues(now: now))
        samples = try activities.map { activity in
            do {
                return Sample(
                    activity: activity, attributes: try activity.makeAttributes(decoder), state: try activity.makeState(decoder))
            } catch {
                throw ProgramFailure.badInput(
                    "The program has only Live Activities (\(activity.attributes)) and no previews of them, and a state cannot be "
                        + "made up: \(ActivityStateFile.text(for: error)) Write a #Preview, or give attributes and states with "
                        + "render --state FILE.")
            }
        }
    }

    /// The previews of the samples: each presentation of each activity.
    var subjects: [PreviewSubject] {
        samples.flatMap { $0.activity.subjects(attributes: $0.attributes, states: [$0.state], source: "made-up state") }
    }

    /// The samples as files for `--state`, by their paths in the folder of pictures.
    func files() -> [(path: String, contents: Data)] {
        samples.compactMap { sample in
            guard let attributes = ActivitySamples.json(sample.attributes), let state = ActivitySamples.json(sample.state) else {
                return nil
            }
            let values: [String: Any] = [
                "activity": sample.activity.attributes, "attributes": attributes, "states": [state],
            ]
            let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return (try? JSONSerialization.data(withJSONObject: values, options: options)).map { (sample.file, $0 + Data("\n".utf8)) }
        }
    }

    /// - Parameter folder: where `files` are; nil where they are not written.
    func warning(folder: URL?) -> String {
        let names = Choice.listed(samples.map(\.activity.attributes))
        let start = folder.flatMap { folder in files().first.map { " Start from \(folder.appendingPathComponent($0.path).path)." } }
        return "\(names): what the pictures show is made up, because the program has no previews of its Live Activities. Write a "
            + "#Preview, or give attributes and states with --state FILE.\(start ?? "")"
    }

    /// A value as an object for `JSONSerialization`.
    private static func json(_ value: Any) -> Any? {
        guard let value = value as? any Encodable else { return nil }
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        return (try? encoder.encode(value)).flatMap { try? JSONSerialization.jsonObject(with: $0, options: .fragmentsAllowed) }
    }
}
