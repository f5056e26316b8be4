import Foundation
import Synchronization

/// Does work side by side on the processors that there are.
enum SideBySide {
    /// - Parameters:
    ///   - count: the number of pieces.
    ///   - body: does a piece, which it gets the number of.
    /// - Returns: what came of the pieces, in their order.
    /// - Throws: the error of the first piece that has one. All pieces are done before.
    static func map<Value: Sendable>(_ count: Int, _ body: @Sendable (Int) throws -> Value) throws -> [Value] {
        let answers = Mutex<[Int: Result<Value, any Error>]>([:])
        DispatchQueue.concurrentPerform(iterations: count) { index in
            let answer = Result { try body(index) }
            answers.withLock { $0[index] = answer }
        }
        let found = answers.withLock { $0 }
        return try (0..<count).compactMap { try found[$0]?.get() }
    }

    /// Splits elements into shares of about the same size, each of neighbors in their order.
    static func shares<Element>(of elements: [Element], count: Int) -> [[Element]] {
        (0..<count).map { share in elements.indices.filter { $0 * count / elements.count == share }.map { elements[$0] } }
    }
}
