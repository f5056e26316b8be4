import SwiftUI

/// Content whose marks are changed.
struct ModifiedChartContent<Content: ChartContent> {
    let content: Content
    let change: (inout Mark) -> Void

    nonisolated init(_ content: Content, change: @escaping (inout Mark) -> Void) {
        (self.content, self.change) = (content, change)
    }
}

extension ModifiedChartContent: ChartContent {
    typealias Body = Never

    static func _collect(_ content: ModifiedChartContent, into collector: inout _MarkCollector) {
        let first = collector.marks.count
        Content._collect(content.content, into: &collector)
        for index in first..<collector.marks.count { content.change(&collector.marks[index]) }
    }
}

extension ChartContent {
    /// This content with something set that the marks themselves, or modifiers nearer to them, have not set.
    nonisolated func setting<Value>(
        _ keyPath: WritableKeyPath<MarkStyle, Value?>, to value: Value
    ) -> some ChartContent {
        ModifiedChartContent(self) { mark in
            if mark.style[keyPath: keyPath] == nil { mark.style[keyPath: keyPath] = value }
        }
    }
}
