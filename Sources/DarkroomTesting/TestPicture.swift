import CairoGraphics
import SwiftUI
import WidgetKit

/// A picture of a test with its properties.
struct TestPicture {
    /// The golden's name without its extension.
    let name: String
    let bitmap: Bitmap
    /// Pixels per point.
    let scale: CGFloat
    /// The widget's kind, or the name of another picture.
    let kind: String
    var family: WidgetFamily?
    var scheme = ColorScheme.light

}
