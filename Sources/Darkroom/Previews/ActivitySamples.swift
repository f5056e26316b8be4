import ActivityKit
import Files
import Foundation
import Processes
import WidgetKitCore

/// Made-up attributes and states of Live Activities that have no previews.
@MainActor struct ActivitySamples {
    /// A sample of an activity.
    private struct Sample {
        let activity: LiveActivityDescription
        let attributes: Any
        let state: Any

        /// The file beside the pictures that `--state` reads.
        var file: String { "\(PicturePath.folder(of: activity.attributes))/state.json" }
    }

    /// Where subjects with made-up states say that they come from.
    static let source = "made-up state"

    private let samples: [Sample]
    /// Messages about Live Activities for which no state can be made up.
    let leftOut: [String]

    var isEmpty: Bool { samples.isEmpty }

    /// - Parameters:
    ///   - now: the present of the run.
    ///   - isAlone: whether there is nothing else to draw.
    /// - Throws: `ProgramFailure` where a type refuses all samples and there is nothing else to draw.
    init(of activities: [LiveActivityDescription], at now: Date, isAlone: Bool) throws {
        let decoder = SampleDecoder(values: SampleValues(now: now))
        var (samples, leftOut): ([Sample], [String]) = ([], [])
        for activity in activities {
            do {
                samples.append(
                    Sample(
                        activity: activity, attributes: try activity.makeAttributes(decoder),
                        state: try activity.makeState(decoder)))
            } catch {
                leftOut.append(
                    "\(activity.attributes): the Live Activity has no previews, and a state cannot be made up: "
                        + "\(ActivityStateFile.text(for: error)) Write a #Preview, or give attributes and states with "
                        + "render --state FILE.")
            }
        }
        if isAlone, samples.isEmpty, let reason = leftOut.first { throw ProgramFailure.badInput(reason) }
        (self.samples, self.leftOut) = (samples, leftOut)
    }

    /// The samples in presentations.
    func subjects(forms: [ActivityPreviewViewKind]) -> [PreviewSubject] {
        samples.flatMap { sample in
            sample.activity.subjects(
                attributes: sample.attributes, states: [sample.state], source: ActivitySamples.source,
                forms: ActivityPreviewViewKind.all.filter(forms.contains))
        }
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

    /// Writes the files, and warns that the pictures are made up.
    ///
    /// - Throws: `ProgramFailure` if a file cannot be written.
    func write(with writer: FileWriter, console: Console) throws {
        for file in files() { try writer.write(file.contents, to: file.path) }
        console.warn(warning(folder: writer.folder))
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
