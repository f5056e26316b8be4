import SwiftUI

/// A part of a chart: a mark, or content composed of marks.
///
/// Custom content implements `body`. Marks have `Never` as their body and implement `_collect(_:into:)`.
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

/// Collects the marks of a chart in source order.
public struct _MarkCollector {
    /// The maximum nesting depth of bodies. Deeper nesting means that a body contains itself.
    private static let maximumDepth = 200

    var marks: [Mark] = []
    /// The error in the content, if any.
    private(set) var errorMessage: String?
    private var depth = 0

    init() {}

    mutating func descend(_ collect: (inout _MarkCollector) -> Void) {
        guard depth < _MarkCollector.maximumDepth else {
            errorMessage = "a chart's content is nested too deeply; check for a body that contains itself"
            return
        }
        depth += 1
        collect(&self)
        depth -= 1
    }
}

/// A mark, which is not composed of other content.
@MainActor @preconcurrency protocol PrimitiveMark: ChartContent where Body == Never {
    var mark: Mark { get }
}

extension PrimitiveMark {
    @MainActor @preconcurrency public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
        collector.marks.append(content.mark)
    }
}
