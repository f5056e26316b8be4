import Synchronization

/// A text that another thread sets later. It is empty until then.
final class SharedText: Sendable {
    private let text = Mutex("")

    var value: String { text.withLock { $0 } }

    func set(_ text: String) { self.text.withLock { $0 = text } }
}
