import CoreGraphics
import Foundation
import UIKit

/// A view of blurred glass. It keeps what it is told.
open class NSVisualEffectView: NSView {
    public enum Material: Int, Sendable {
        case appearanceBased = 0, light, dark, titlebar, selection, menu, popover, sidebar, mediumLight, ultraDark
        case headerView, sheet, windowBackground, hudWindow
        case fullScreenUI = 15
        case toolTip = 17
        case contentBackground
        case underWindowBackground = 21
        case underPageBackground
    }

    public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
    public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }

    open var material = Material.appearanceBased
    open var blendingMode = BlendingMode.behindWindow
    open var state = State.followsWindowActiveState
    open var isEmphasized = false
    open var maskImage: NSImage?
}
