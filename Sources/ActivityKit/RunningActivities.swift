import Foundation
import Synchronization

/// The Live Activities that the program's code has started.
package final class RunningActivities: Sendable {
    /// What an activity shows.
    // The values are Sendable, except for attributes, which are constant.
    package struct Shown: @unchecked Sendable {
        package let id: String
        package let attributes: Any
        package let state: Any
        package let isStale: Bool

        /// The name of the attributes' type.
        package var name: String { String(describing: type(of: attributes)) }
    }

    private struct State {
        /// The activities in the order in which they began.
        var running: [any AnyObject & Sendable] = []
        /// What activities show that were started, updated or ended since the last request, in order, each once.
        var changed: [Shown] = []
    }

    package static let shared = RunningActivities()

    private let state = Mutex(State())

    private init() {}

    /// Returns and removes what activities show that have changed.
    package func takeChanges() -> [Shown] {
        state.withLock { state in
            defer { state.changed = [] }
            return state.changed
        }
    }

    func all<Attributes>(of type: Activity<Attributes>.Type) -> [Activity<Attributes>] {
        state.withLock { $0.running.compactMap { $0 as? Activity<Attributes> } }
    }

    /// Adds an activity. One that is pending shows nothing yet.
    func add<Attributes>(_ activity: Activity<Attributes>) {
        state.withLock { $0.running.append(activity) }
        if activity.activityState != .pending { note(activity) }
    }

    /// Notes that an activity shows something else.
    func note<Attributes>(_ activity: Activity<Attributes>) {
        let shown = Shown(
            id: activity.id, attributes: activity.attributes, state: activity.contentState, isStale: activity.isStale)
        state.withLock { state in
            state.changed.removeAll { $0.id == shown.id }
            state.changed.append(shown)
        }
    }

    func remove<Attributes>(_ activity: Activity<Attributes>) {
        state.withLock { $0.running.removeAll { $0 === activity } }
    }
}
