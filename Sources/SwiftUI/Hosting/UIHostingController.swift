import SwiftUICore
public import UIKit

/// A view controller with a SwiftUI view. It shows nothing, because UIKit's views are not drawn.
open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content
    open var sizingOptions: UIHostingControllerSizingOptions = []
    open var safeAreaRegions: SafeAreaRegions = .all

    public init(rootView: Content) {
        self.rootView = rootView
        super.init()
    }
}

/// The sizes that a hosting controller follows.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
