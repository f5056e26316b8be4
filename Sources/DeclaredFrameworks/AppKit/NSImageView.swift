import CoreGraphics
import Foundation
import UIKit

/// How a picture is fitted into a place.
public enum NSImageScaling: UInt, Sendable {
    case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}

/// A view of a picture. It keeps what it is told.
open class NSImageView: NSControl {
    open var image: NSImage?
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    open var contentTintColor: NSColor?
    open var symbolConfiguration: NSImage.SymbolConfiguration?
    open var isEditable = false
    open var animates = false

    public convenience init(image: NSImage) {
        self.init(frame: CGRect(origin: .zero, size: image.size))
        self.image = image
    }
}
