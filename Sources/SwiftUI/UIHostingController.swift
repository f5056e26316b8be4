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

    public func sizeThatFits(in size: CGSize) -> CGSize { HostingView.size(of: rootView, in: size) }
}

/// The sizes that a hosting controller follows.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

private final class HostingView<Content: View>: UIView {
    var content: Content?

    static func size(of content: Content, in size: CGSize) -> CGSize {
        let renderer = ImageRenderer(content: content)
        renderer.proposedSize = ProposedViewSize(
            width: size.width.isFinite && size.width < 10_000 ? size.width : nil,
            height: size.height.isFinite && size.height < 10_000 ? size.height : nil)
        var result = CGSize.zero
        renderer.render { size, _ in result = size }
        return result
    }

    override var intrinsicContentSize: CGSize {
        content.map { HostingView.size(of: $0, in: CGSize(width: CGFloat.infinity, height: .infinity)) } ?? .zero
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize { content.map { HostingView.size(of: $0, in: size) } ?? .zero }

    override func draw(_ rect: CGRect) {
        guard let content, !bounds.isEmpty else { return }
        let renderer = ImageRenderer(content: content.frame(width: bounds.width, height: bounds.height))
        renderer.scale = UIScreen.main.scale
        renderer.uiImage?.draw(in: bounds)
    }
}
