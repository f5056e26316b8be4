import Foundation
import SwiftUICore

/// A menu of AppKit with items of SwiftUI. No menu is opened, so its items are not made.
open class NSHostingMenu<Content: View>: NSMenu {
    open var rootView: Content

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(title: "")
    }
}
