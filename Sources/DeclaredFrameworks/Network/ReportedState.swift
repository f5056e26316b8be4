import Foundation
import Synchronization

/// The state of a connection, a listener or a browser, and the handler that hears of its changes on a queue.
///
/// A handler that is set after the start hears of the last change, because a real connection takes longer.
final class ReportedState<State: Sendable>: Sendable {
    typealias Handler = @Sendable (State) -> Void

    private struct Content {
        var state: State
        var queue: DispatchQueue?
        var handler: Handler?
        var isUntold = false

        mutating func tell() {
            guard isUntold, let queue, let handler else { return }
            isUntold = false
            queue.async { [state] in handler(state) }
        }
    }

    private let content: Mutex<Content>

    init(_ state: State) { content = Mutex(Content(state: state)) }

    var state: State { content.withLock { $0.state } }
    var queue: DispatchQueue? { content.withLock { $0.queue } }

    var handler: Handler? {
        get { content.withLock { $0.handler } }
        set {
            content.withLock {
                $0.handler = newValue
                $0.tell()
            }
        }
    }

    func start(on queue: DispatchQueue, as state: State) {
        content.withLock { $0.queue = queue }
        change(to: state)
    }

    func change(to state: State) {
        content.withLock {
            $0.state = state
            $0.isUntold = true
            $0.tell()
        }
    }
}
