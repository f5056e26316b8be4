import Foundation
import Synchronization

/// Turns a completion handler into an answer to wait for: the first call counts, any other is complained of.
///
/// A handler that is let go without having been called leaves the caller waiting, as it would leave WidgetKit.
final class Completion<Value>: Sendable {
    private let continuation: Mutex<UnsafeContinuation<Value, Never>?>
    private let method: String
    private let complain: WidgetRunner.Complaint

    private init(
        _ continuation: UnsafeContinuation<Value, Never>, method: String,
        complain: @escaping WidgetRunner.Complaint
    ) {
        (self.method, self.complain) = (method, complain)
        self.continuation = Mutex(continuation)
    }

    /// Calls `body` with a completion handler and waits for its answer; complaints name `method`.
    static func wait(
        for method: String, complain: @escaping WidgetRunner.Complaint,
        _ body: (@escaping @Sendable (Value) -> Void) -> Void
    ) async -> Value {
        await withUnsafeContinuation { continuation in
            let completion = Completion(continuation, method: method, complain: complain)
            body { completion.answer($0) }
        }
    }

    private func answer(_ value: Value) {
        guard let waiting = continuation.withLock({ $0.take() }) else {
            complain("\(method) called its completion handler more than once; the first call counts")
            return
        }
        waiting.resume(returning: value)
    }
}
