import CoreGraphics
import Foundation
import FoundationSupplement
import SwiftUI
import SwiftUICore
import UIKit

/// A view of AppKit that draws one of SwiftUI where a program renders it.
open class NSHostingView<Content: View>: NSView {
    private let controller: UIHostingController<Content>

    public var rootView: Content {
        get { controller.rootView }
        set { controller.rootView = newValue }
    }

    /// Effect: none, because no view lays this one out.
    public var sizingOptions: NSHostingSizingOptions = .standardBounds
    /// Effect: none, because no view lays this one out.
    public var safeAreaRegions: SafeAreaRegions = .all
    /// Effect: none, because there are no windows.
    public var sceneBridgingOptions: NSHostingSceneBridgingOptions = []

    public required init(rootView: Content) {
        controller = UIHostingController(rootView: rootView)
        super.init(frame: .zero)
    }

    public init?(coder: NSCoder, rootView: Content) {
        controller = UIHostingController(rootView: rootView)
        super.init(coder: coder)
    }

    // Apple's ends the program, because there is no root view; here there is none either.
    public required init?(coder aDecoder: NSCoder) { return nil }

    open override var intrinsicContentSize: CGSize {
        controller.sizeThatFits(in: CGSize(width: CGFloat.infinity, height: .infinity))
    }

    /// The size in points that the content likes.
    open var fittingSize: CGSize { intrinsicContentSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { controller.sizeThatFits(in: size) }

    /// Lays the view out, as one of UIKit does.
    open func layout() { layoutSubviews() }

    open override func draw(_ rect: CGRect) {
        controller.view.frame = CGRect(origin: .zero, size: bounds.size)
        controller.view.draw(rect)
    }
}

/// A controller of AppKit whose view draws one of SwiftUI where a program renders it.
open class NSHostingController<Content: View>: NSViewController {
    public var rootView: Content {
        didSet { (viewIfLoaded as? NSHostingView<Content>)?.rootView = rootView }
    }

    /// Effect: none, because no view lays this one out.
    public var sizingOptions: NSHostingSizingOptions = []
    /// Effect: none, because no view lays this one out.
    public var safeAreaRegions: SafeAreaRegions = .all
    /// Effect: none, because there are no windows.
    public var sceneBridgingOptions: NSHostingSceneBridgingOptions = []

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    // Apple's ends the program, because there is no root view; here there is none either.
    public required init?(coder: NSCoder) { return nil }

    open override func loadView() { view = NSHostingView(rootView: rootView) }

    public func sizeThatFits(in size: CGSize) -> CGSize { UIHostingController(rootView: rootView).sizeThatFits(in: size) }
}

/// The sizes of its content that a hosting view tells.
public struct NSHostingSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let minSize = NSHostingSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
    public static let maxSize = NSHostingSizingOptions(rawValue: 4)
    public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
    public static let standardBounds: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
}

/// What a hosting view sets of its window.
public struct NSHostingSceneBridgingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let title = NSHostingSceneBridgingOptions(rawValue: 1)
    public static let toolbars = NSHostingSceneBridgingOptions(rawValue: 2)
    public static let all: NSHostingSceneBridgingOptions = [.title, .toolbars]
}
