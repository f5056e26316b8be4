import Foundation
import Synchronization

/// Makes the pixels of drawings for code that reads them, such as a bitmap's memory. This module draws nothing itself.
package enum DrawnPixels {
    private static let renderer = Mutex<(@Sendable (DisplayList) -> Data?)?>(nil)

    /// Sets what draws a list whose points are pixels. It returns premultiplied pixels of four bytes each: red, green, blue,
    /// alpha, rows from the top without padding; nil where it cannot.
    package static func setRenderer(_ draw: (@Sendable (DisplayList) -> Data?)?) { renderer.withLock { $0 = draw } }

    /// Returns the pixels of a drawing, as the renderer does; nil without one.
    package static func of(_ list: DisplayList) -> Data? { renderer.withLock { $0 }?(list) }
}
