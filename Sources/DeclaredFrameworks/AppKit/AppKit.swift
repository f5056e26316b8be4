// AppKit, as far as widgets of a Mac and the files that they share with their apps use it: its colors, images and fonts are
// UIKit's, which draw alike; the application, the workspace and the pasteboard answer as those of a program without windows do.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationSupplement
import UIKit

public typealias NSColor = UIColor
public typealias NSImage = UIImage
public typealias NSFont = UIFont
public typealias NSFontDescriptor = UIFontDescriptor
public typealias NSEdgeInsets = UIEdgeInsets
