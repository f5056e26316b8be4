import SwiftUI

extension ForEach: ChartContent where Content: ChartContent {
    nonisolated public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(elements: data, content: content)
    }

    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(elements: data, content: content)
    }

    public static func _collect(_ content: ForEach, into collector: inout _MarkCollector) {
        for element in content.data { Content._collect(content.content(element), into: &collector) }
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
    nonisolated public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(elements: data, content: content)
    }
}
