import SwiftUI

/// Content with modified marks.
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
    /// Returns this content with a style value for marks on which no inner modifier has set it.
    nonisolated func setting<Value>(
        _ keyPath: WritableKeyPath<MarkStyle, Value?>, to value: Value
    ) -> some ChartContent {
        ModifiedChartContent(self) { mark in
            if mark.style[keyPath: keyPath] == nil { mark.style[keyPath: keyPath] = value }
        }
    }
}
