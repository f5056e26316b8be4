import Foundation
import SwiftUI

/// A chart with three axes. It takes all the proposed space and is not drawn, because widgets cannot show one.
public struct Chart3D<Content: Chart3DContent>: View {
    @MainActor @preconcurrency public init(@Chart3DContentBuilder content: () -> Content) {}

    public var body: some View {
        UnarchivableView("a Chart3D") {
            ReportedMessage("a Chart3D is not drawn, because widgets cannot show one")
        }
    }
}

extension Chart3D {
    @MainActor @preconcurrency public init<Data: RandomAccessCollection, C: Chart3DContent>(
        _ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {}

    @MainActor @preconcurrency public init<Data: RandomAccessCollection, ID: Hashable, C: Chart3DContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {}
}
