import Foundation

/// How long each thread of this program has waited for a processor that other work had.
///
/// A time limit does not count these waits, so that a widget is not late because the machine is busy.
/// Source: the second number of schedstat files, in Linux's Documentation/scheduler/sched-stats.
package struct ProcessorWaits: Sendable {
    /// Seconds by thread.
    private let seconds: [String: Double]

    /// Reads the waits until now. Where the system does not count them, there are none.
    ///
    /// - Parameter folder: has a folder for each thread.
    package init(folder: String = "/proc/self/task") {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let waits = threads.compactMap { thread -> (String, Double)? in
            // A thread may end meanwhile.
            guard let text = try? String(contentsOfFile: "\(folder)/\(thread)/schedstat", encoding: .utf8) else { return nil }
            let numbers = text.split(whereSeparator: \.isWhitespace)
            return numbers.count > 1 ? Double(numbers[1]).map { (thread, $0 / 1e9) } : nil
        }
        seconds = Dictionary(waits) { first, _ in first }
    }

    /// Returns the longest wait of a thread since `earlier`, in seconds.
    package func longest(since earlier: ProcessorWaits) -> Double {
        seconds.map { $0.value - (earlier.seconds[$0.key] ?? 0) }.max().map { max(0, $0) } ?? 0
    }
}
