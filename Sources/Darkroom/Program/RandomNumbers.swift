import CSeededRandom
import Foundation

/// The random numbers that a widget's code gets: from `SystemRandomNumberGenerator`, `UUID()`, `arc4random`, `drand48`
/// and the C library.
///
/// They follow from the seed, the step of the run, and the moment at which the clock stands. So they do not depend on how
/// many a step before has taken. A view's body has numbers of its own, because other threads may take some meanwhile.
enum RandomNumbers {
    /// Makes the process's random numbers follow from a seed.
    static func start(seed: Int) { seeded_random_start(UInt64(seed)) }

    /// Begins the numbers of a step, such as a question to a provider.
    static func begin(_ step: String) { seeded_random_begin(number(of: step)) }

    /// Runs `body` with numbers of its own on this thread.
    static func drawing<Result>(_ step: String, _ body: () throws -> Result) rethrows -> Result {
        seeded_random_begin_on_thread(number(of: step))
        defer { seeded_random_end_on_thread() }
        return try body()
    }

    /// Lets what this thread does change no one's random numbers.
    static func excludeThread() { seeded_random_exclude_thread() }

    /// Whether a seed has effect on Swift's and Foundation's random numbers.
    static var areSeeded: Bool {
        func numbers() -> [String] {
            seeded_random_begin_on_thread(1)
            defer { seeded_random_end_on_thread() }
            return ["\(UInt64.random(in: 0 ... .max))", UUID().uuidString, "\(arc4random())"]
        }
        return numbers() == numbers()
    }

    private static func number(of step: String) -> UInt64 {
        FNVHash("\(step) \(Date().timeIntervalSince1970)".utf8).value
    }
}
