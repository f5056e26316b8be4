import Foundation
import Synchronization

/// The calls that led to the initializer of a view or a modifier, from which its place in the sources can be found.
///
/// Nothing is recorded unless `isRecording` is set. Traces are no part of a view's value: they are always equal.
package struct SourceTrace: Sendable {
    /// The position of the trace in the table, from 1; 0 where nothing was recorded. It tells traces apart, which are all
    /// equal.
    package let number: UInt32

    private init(number: UInt32) { self.number = number }

    /// The trace of a view that was made while nothing was recorded.
    package static var none: SourceTrace { SourceTrace(number: 0) }

    /// How many calls a trace keeps. A label in a toggle's title takes ten of them.
    package static let maximumLength = 16

    private static let recording = Atomic(false)

    /// Whether views record where they are initialized. Views that exist already are not changed.
    package static var isRecording: Bool {
        get { recording.load(ordering: .relaxed) }
        set { recording.store(newValue, ordering: .relaxed) }
    }

    /// Returns the calls that led here, or `none` while nothing is recorded.
    @inline(__always) static func here() -> SourceTrace { isRecording ? record() : none }

    /// Whether the trace holds calls.
    package var isKnown: Bool { number != 0 }

    /// The return addresses of the calls, innermost first; empty if nothing was recorded.
    package var addresses: [UInt] {
        number == 0 ? [] : SourceTrace.table.withLock { $0.traces[Int(number) - 1] }
    }
}

extension SourceTrace: Hashable {
    /// Traces are always equal, so that a view equals one that another line makes.
    package static func == (lhs: SourceTrace, rhs: SourceTrace) -> Bool { true }
    /// Adds nothing, because traces are always equal.
    package func hash(into hasher: inout Hasher) {}
}

extension SourceTrace {
    /// Every trace once. A program has a limited number of them, whatever the number of its pictures is.
    private struct Table {
        var traces: [[UInt]] = []
        var numbers: [[UInt]: UInt32] = [:]
    }

    private static let table = Mutex(Table())

    private typealias Walk = @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32

    /// A function of the GNU C library that Swift's headers omit.
    private static let walk = dlsym(nil, "backtrace").map { unsafeBitCast($0, to: Walk.self) }

    @inline(never) private static func record() -> SourceTrace {
        guard let walk else { return none }
        let addresses = withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: maximumLength + 1) {
            let count = walk($0.baseAddress!, Int32($0.count))
            // The first address is in this function.
            return $0.prefix(Int(count)).dropFirst().map { UInt(bitPattern: $0) }
        }
        return table.withLock { table in
            if let number = table.numbers[addresses] { return SourceTrace(number: number) }
            table.traces.append(addresses)
            let number = UInt32(table.traces.count)
            table.numbers[addresses] = number
            return SourceTrace(number: number)
        }
    }
}

extension _LayoutNode {
    /// The trace of the view or the modifier that the node stands for; nil if nothing was recorded.
    package final var sourceTrace: SourceTrace? { sourceTraces.first }

    /// The node's own trace, or that of the nearest node below it that has one and no neighbours.
    package final var nearestTrace: SourceTrace? { traces(around: []).first }

    /// Returns the traces in which to look for the node's place, the best first, because those of Darkroom's own views lead
    /// nowhere: the node's own, those of the only nodes below it, those around it.
    ///
    /// - Parameter outer: the `sourceTraces` of the nodes around it, innermost first.
    package final func traces(around outer: [SourceTrace]) -> [SourceTrace] {
        var traces = sourceTraces
        var inner = onlyChild
        while let node = inner {
            traces += node.sourceTraces
            inner = node.onlyChild
        }
        return traces + outer
    }
}

extension _ResolutionContext {
    /// Adds the trace of a view or a modifier to the nodes that it was resolved to.
    func note(_ trace: SourceTrace, on nodes: ArraySlice<_LayoutNode>) {
        guard trace.isKnown else { return }
        for node in nodes { node.sourceTraces.append(trace) }
    }
}
