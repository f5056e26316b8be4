import SwiftUI

/// A part of a chart: marks, or something made of marks.
///
/// Content of one's own has a `body`. Marks have `Never` for a body and implement `_collect(_:into:)`.
@MainActor @preconcurrency public protocol ChartContent {
    associatedtype Body: ChartContent

    @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Appends the marks of `content`.
    @MainActor @preconcurrency static func _collect(_ content: Self, into collector: inout _MarkCollector)
}

extension ChartContent {
    @MainActor @preconcurrency public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
        collector.descend { Body._collect(content.body, into: &$0) }
    }
}

extension ChartContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) is a mark and has no body") }
}

extension Never: ChartContent {}

/// Gathers the marks of a chart, in the order in which its source names them.
public struct _MarkCollector {
    /// Bodies around a mark, at most: more of them are a body that contains itself.
    private static let greatestDepth = 200

    var marks: [Mark] = []
    /// What was wrong with the content.
    private(set) var complaint: String?
    private var depth = 0

    init() {}

    mutating func descend(_ collect: (inout _MarkCollector) -> Void) {
        guard depth < _MarkCollector.greatestDepth else {
            complaint = "a chart's content is nested too deep; does a body contain itself without an end?"
            return
        }
        depth += 1
        collect(&self)
        depth -= 1
    }
}

/// A mark: content that is not made of other content.
@MainActor @preconcurrency protocol PrimitiveMark: ChartContent where Body == Never {
    var mark: Mark { get }
}

extension PrimitiveMark {
    @MainActor @preconcurrency public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
        collector.marks.append(content.mark)
    }
}
