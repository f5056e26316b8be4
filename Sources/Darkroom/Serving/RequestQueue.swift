import Foundation
import Synchronization

/// The requests on standard input, in their order. One that is withdrawn before it has begun is not handed out.
final class RequestQueue: Sendable {
    private struct State {
        var waiting: [ServerRequest] = []
        var isClosed = false
        /// Continues when there is a request, or the input has ended.
        var reader: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    /// Reads requests on a thread of its own.
    ///
    /// - Parameter answer: receives the answers to requests that are withdrawn or cannot be read.
    func read(_ answer: @escaping @Sendable (ServerAnswer) -> Void) {
        Thread.detachNewThread { [self] in
            while let line = readLine() {
                do {
                    let request = try JSONDecoder().decode(ServerRequest.self, from: Data(line.utf8))
                    if request.task == .cancel {
                        for id in withdraw(request.requests ?? []) { answer(ServerAnswer(re: id, error: .withdrawn)) }
                    } else {
                        add(request)
                    }
                } catch {
                    answer(ServerAnswer(error: .init(message: "The request cannot be read: \(error)", status: 2)))
                }
            }
            close()
        }
    }

    /// Returns the next request; nil when the input has ended.
    func next() async -> ServerRequest? {
        while true {
            let (request, isClosed) = state.withLock { state in
                (state.waiting.isEmpty ? nil : state.waiting.removeFirst(), state.isClosed)
            }
            if request != nil || isClosed { return request }
            await withCheckedContinuation { continuation in
                let isReady = state.withLock { state in
                    if !state.waiting.isEmpty || state.isClosed { return true }
                    state.reader = continuation
                    return false
                }
                if isReady { continuation.resume() }
            }
        }
    }

    private func add(_ request: ServerRequest) {
        wake { $0.waiting.append(request) }
    }

    private func close() { wake { $0.isClosed = true } }

    private func wake(_ change: (inout State) -> Void) {
        let reader = state.withLock { state in
            change(&state)
            defer { state.reader = nil }
            return state.reader
        }
        reader?.resume()
    }

    /// Removes the waiting ones of these requests and returns them.
    private func withdraw(_ ids: [Int]) -> [Int] {
        state.withLock { state in
            let withdrawn = state.waiting.map(\.id).filter(ids.contains)
            state.waiting.removeAll { ids.contains($0.id) }
            return withdrawn
        }
    }
}
