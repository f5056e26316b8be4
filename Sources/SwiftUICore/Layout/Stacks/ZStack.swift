import Foundation

/// Views on top of each other, the first one at the back.
public struct ZStack<Content: View> {
    let layout: ZStackLayout
    let content: Content
    let trace = SourceTrace.here()
}

extension ZStack: View, LayoutContainer {
    public typealias Body = Never

    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }
}
