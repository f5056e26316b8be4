import Checks
import Foundation
import SwiftUICore
import WidgetKitCore

extension ActivityFacts {
    /// Describes the Live Activities of a selection with the states of their previews, of which the largest counts.
    @MainActor static func all(of subjects: [PreviewSubject], with setup: RunSetup) async throws -> [ActivityFacts] {
        var all: [ActivityFacts] = []
        for (activity, _) in setup.selection.activities {
            var facts = ActivityFacts(attributes: activity.attributes, place: SourceLocation(activity.place))
            for subject in subjects where !subject.isMadeUp {
                guard case .activity(let content) = subject.content, content.attributes == activity.attributes else { continue }
                guard let attributes = size(of: content.makeAttributes()) else { continue }
                let states = try await setup.answer("its states") { @MainActor in
                    States(sizes: await content.states().compactMap(size))
                }
                if let largest = states.sizes.max() { facts.stateSize = max(facts.stateSize ?? 0, attributes + largest) }
            }
            all.append(facts)
        }
        return all
    }

    /// The sizes of states as JSON, in bytes.
    private struct States: Sendable { let sizes: [Int] }

    /// The size of a value as JSON, as ActivityKit sends it, in bytes; nil if it cannot be encoded.
    private static func size(of value: Any) -> Int? {
        (value as? any Encodable).flatMap { try? JSONEncoder().encode($0).count }
    }
}

extension PreviewSubject {
    /// Whether its state is made up, because the program has no preview of it.
    fileprivate var isMadeUp: Bool { source == ActivitySamples.source }
}
