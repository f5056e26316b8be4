import Foundation
import Synchronization

/// A bridge from a completion handler to an asynchronous result. The first call of the handler counts, and each further
/// one is reported.
///
/// If the handler is released without a call, the caller waits forever, as WidgetKit does. `ProviderCall.waiting` is told.
final class Completion<Value>: Sendable {
    private let continuation: Mutex<UnsafeContinuation<Value, Never>?>
    private let method: String
    private let warn: WidgetRunner.WarningHandler
    private let waiting = ProviderCall.waiting

    private init(
        _ continuation: UnsafeContinuation<Value, Never>, method: String,
        warn: @escaping WidgetRunner.WarningHandler
    ) {
        (self.method, self.warn) = (method, warn)
        self.continuation = Mutex(continuation)
    }

    deinit {
        if continuation.withLock({ $0 != nil }) { waiting?.abandon() }
    }

    /// Calls `body` on the main thread, as WidgetKit does, with a completion handler, and returns its result. Reports name
    /// `method`.
    static func wait(
        for method: String, warn: @escaping WidgetRunner.WarningHandler,
        _ body: @escaping @MainActor (@escaping @Sendable (Value) -> Void) -> Void
    ) async -> Value {
        await withUnsafeContinuation { continuation in
            let completion = Completion(continuation, method: method, warn: warn)
            Task { @MainActor in
                guard ProviderCall.isAwaited else { return }
                body { completion.answer($0) }
            }
        }
    }

    private func answer(_ value: Value) {
        guard let waiting = continuation.withLock({ $0.take() }) else {
            warn("\(method) called its completion handler more than once; only the first call counts")
            return
        }
        waiting.resume(returning: value)
    }
}
