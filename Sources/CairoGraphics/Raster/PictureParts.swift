import Dispatch
import Foundation
import Synchronization

/// Work on the parts of a picture: on all processors while no other picture is drawn or encoded, else on the picture's own thread.
package enum PictureParts {
    /// What threads have to be told before they work on parts. A picture's thread calls the function, and each thread calls the
    /// result with its part.
    // It is set once, before pictures are drawn.
    package nonisolated(unsafe) static var companion: (@Sendable () -> @Sendable (_ part: () -> Void) -> Void)?
    /// The number of pictures that are being drawn or encoded.
    private static let pictures = Atomic<Int>(0)
    private static let processors = ProcessInfo.processInfo.activeProcessorCount

    /// Calls `body`, which draws or encodes a picture, with the number of threads for its parts.
    static func ofPicture<Result>(_ body: (_ threads: Int) throws -> Result) rethrows -> Result {
        let isAlone = pictures.add(1, ordering: .relaxed).newValue == 1
        defer { pictures.subtract(1, ordering: .relaxed) }
        return try body(isAlone ? processors : 1)
    }

    /// Calls `part` with each number below `count`, and returns the results in the order of the numbers.
    ///
    /// - Throws: the error of the part with the lowest number.
    package static func map<Value: Sendable>(
        _ count: Int, threads: Int, _ part: @Sendable (Int) throws -> Value
    ) throws -> [Value] {
        guard threads > 1, count > 1 else { return try (0..<count).map(part) }
        let results = Mutex([Result<Value, any Error>?](repeating: nil, count: count))
        let accompanied: @Sendable (() -> Void) -> Void
        if let companion { accompanied = companion() } else { accompanied = { part in part() } }
        DispatchQueue.concurrentPerform(iterations: count) { number in
            accompanied {
                let result = Result { try part(number) }
                results.withLock { $0[number] = result }
            }
        }
        return try results.withLock { results in try results.map { try $0!.get() } }
    }
}
