// Core Text. Its names are UIKit's here, because `import UIKit` gives them on Apple's systems, too, and because its fonts are
// UIKit's fonts.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationSupplement
@_exported import UIKit
