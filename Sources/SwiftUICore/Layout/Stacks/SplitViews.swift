import Foundation

/// Views in a row whose dividers can be moved on a Mac. A picture shows them where the views are as large as they like.
public struct HSplitView<Content: View> {
    private let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension HSplitView: View {
    public var body: some View {
        Group(subviews: content) { views in
            HStack(spacing: 0) { DividedSubviews(views: views) }
        }
    }
}

/// Views in a column whose dividers can be moved on a Mac. A picture shows them where the views are as large as they like.
public struct VSplitView<Content: View> {
    private let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VSplitView: View {
    public var body: some View {
        Group(subviews: content) { views in
            VStack(spacing: 0) { DividedSubviews(views: views) }
        }
    }
}

/// Views with dividers between them.
private struct DividedSubviews: View {
    let views: SubviewsCollection

    var body: some View {
        ForEach(views) { view in
            if view.id != views.first?.id { Divider() }
            view
        }
    }
}
