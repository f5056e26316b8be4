import SwiftUICore
public import UIKit

// Apps fill the cells of lists and tables with views of SwiftUI. No cell is shown in a picture; a view that a program makes
// of the configuration draws its content where the program renders it.

/// A view of SwiftUI as the content of a cell.
@MainActor @preconcurrency public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    private let content: Content
    private let background: Background
    // The margins are a guess: those of a view.
    private var margins = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    private var minimum: (width: CGFloat?, height: CGFloat?)

    private init(_ content: Content, _ background: Background) { (self.content, self.background) = (content, background) }

    public init(@ViewBuilder content: () -> Content) where Background == EmptyView { self.init(content(), EmptyView()) }

    public func background<S: ShapeStyle>(
        _ style: S
    ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
        replacing(_UIHostingConfigurationBackgroundView(style: style))
    }
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        replacing(content())
    }
    private func replacing<B: View>(_ background: B) -> UIHostingConfiguration<Content, B> {
        var result = UIHostingConfiguration<Content, B>(content, background)
        (result.margins, result.minimum) = (margins, minimum)
        return result
    }

    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
        margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
        var result = self
        if edges.contains(.top) { result.margins.top = insets.top }
        if edges.contains(.leading) { result.margins.leading = insets.leading }
        if edges.contains(.bottom) { result.margins.bottom = insets.bottom }
        if edges.contains(.trailing) { result.margins.trailing = insets.trailing }
        return result
    }
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        var result = self
        result.minimum = (width, height)
        return result
    }
    public func minSize() -> Self { minSize(width: nil, height: nil) }

    public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }
    public func updated(for state: any UIConfigurationState) -> Self { self }

    fileprivate var view: some View {
        content.padding(margins).frame(minWidth: minimum.width, minHeight: minimum.height).background { background }
    }
}

/// The background of a cell that is filled with a style.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
    let style: S
    public var body: some View { Rectangle().fill(style) }
}

private final class HostingContentView<Content: View, Background: View>: UIView, UIContentView {
    private var kept: UIHostingConfiguration<Content, Background>

    init(_ configuration: UIHostingConfiguration<Content, Background>) {
        kept = configuration
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { return nil }

    var configuration: any UIContentConfiguration {
        get { kept }
        set { if let new = newValue as? UIHostingConfiguration<Content, Background> { kept = new } }
    }
    override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { HostingDrawing.size(of: kept.view, in: size) }
    override func draw(_ rect: CGRect) { HostingDrawing.draw(kept.view, in: bounds) }
}
