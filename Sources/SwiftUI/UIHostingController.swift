import SwiftUICore
public import UIKit

/// A controller whose view draws a view of SwiftUI where a program renders it.
open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content {
        didSet { (viewIfLoaded as? HostingView<Content>)?.content = rootView }
    }

    /// Effect: none, because no view lays this one out.
    open var sizingOptions: UIHostingControllerSizingOptions = []
    /// Effect: none, because no view lays this one out.
    open var safeAreaRegions: SafeAreaRegions = .all

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    // Apple's ends the program, because there is no root view; here there is none either.
    public required init?(coder aDecoder: NSCoder) { return nil }

    open override func loadView() {
        let view = HostingView<Content>(frame: UIScreen.main.bounds)
        view.content = rootView
        self.view = view
    }

    public func sizeThatFits(in size: CGSize) -> CGSize { HostingDrawing.size(of: rootView, in: size) }
}

/// The sizes that a hosting controller follows.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// Views of SwiftUI in views of UIKit.
@MainActor enum HostingDrawing {
    static func size(of content: some View, in size: CGSize) -> CGSize {
        let renderer = ImageRenderer(content: content)
        renderer.proposedSize = ProposedViewSize(
            width: size.width.isFinite && size.width < 10_000 ? size.width : nil,
            height: size.height.isFinite && size.height < 10_000 ? size.height : nil)
        var result = CGSize.zero
        renderer.render { size, _ in result = size }
        return result
    }

    static func draw(_ content: some View, in bounds: CGRect) {
        guard !bounds.isEmpty else { return }
        let renderer = ImageRenderer(content: content.frame(width: bounds.width, height: bounds.height))
        renderer.scale = UIScreen.main.scale
        renderer.uiImage?.draw(in: bounds)
    }
}

private final class HostingView<Content: View>: UIView {
    var content: Content?

    override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { content.map { HostingDrawing.size(of: $0, in: size) } ?? .zero }
    override func draw(_ rect: CGRect) { if let content { HostingDrawing.draw(content, in: bounds) } }
}
