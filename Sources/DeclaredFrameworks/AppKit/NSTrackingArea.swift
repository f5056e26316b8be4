import CoreGraphics
import Foundation
import UIKit

/// A part of a view of which the pointer's moves are told. There is no pointer.
// All state is constant, and nobody tells the owner anything.
open class NSTrackingArea: NSObject, @unchecked Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let mouseEnteredAndExited = Options(rawValue: 0x01)
        public static let mouseMoved = Options(rawValue: 0x02)
        public static let cursorUpdate = Options(rawValue: 0x04)
        public static let activeWhenFirstResponder = Options(rawValue: 0x10)
        public static let activeInKeyWindow = Options(rawValue: 0x20)
        public static let activeInActiveApp = Options(rawValue: 0x40)
        public static let activeAlways = Options(rawValue: 0x80)
        public static let assumeInside = Options(rawValue: 0x100)
        public static let inVisibleRect = Options(rawValue: 0x200)
        public static let enabledDuringMouseDrag = Options(rawValue: 0x400)
    }

    public let rect: CGRect
    public let options: Options
    public let owner: Any?
    public let userInfo: [AnyHashable: Any]?

    /// Creates an area.
    ///
    /// - Parameter rect: in points of the view.
    public init(rect: CGRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {
        (self.rect, self.options, self.owner, self.userInfo) = (rect, options, owner, userInfo)
    }
}

extension UIView {
    /// None is kept, because there is no pointer.
    public var trackingAreas: [NSTrackingArea] { [] }
    /// Effect: none, because there is no pointer.
    public func addTrackingArea(_ trackingArea: NSTrackingArea) {}
    /// Effect: none, because there is no pointer.
    public func removeTrackingArea(_ trackingArea: NSTrackingArea) {}
}
