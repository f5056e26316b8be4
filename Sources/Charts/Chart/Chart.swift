import SwiftUI

/// A view that draws data as marks along scales. It takes all the proposed space.
public struct Chart<Content: ChartContent> {
    @Environment(\.self) private var environment

    private let content: Content

    nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}

extension Chart: View {
    public var body: some View {
        var collector = _MarkCollector()
        Content._collect(content, into: &collector)
        let (marks, errorMessage, environment) = (collector.marks, collector.errorMessage, environment)
        return GeometryReader { proxy in
            ChartCanvas(model: ChartModel(marks, size: proxy.size, environment: environment))
            if let errorMessage { ReportedMessage(errorMessage) }
        }
        // One element, whose marks and axes are not read. Swift Charts makes an element of each mark.
        .spoken(as: "Chart")
    }
}

extension Chart {
    nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }
}
