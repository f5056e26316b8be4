import CairoGraphics
import SwiftUI
import WidgetKit

/// A picture that a test has made, and what is known of it.
struct TestPicture {
    /// The golden's name, without its ending.
    let name: String
    let bitmap: Bitmap
    /// Pixels per point.
    let scale: CGFloat
    /// The widget's kind, or what else it shows.
    let kind: String
    var family: WidgetFamily?
    var scheme = ColorScheme.light

}
