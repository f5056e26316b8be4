import SwiftUI
import WidgetKit

extension View {
    /// The container background that iOS 17 asks for; a plain background before.
    @ViewBuilder
    func widgetBackground(_ color: Color) -> some View {
        if #available(iOSApplicationExtension 17.0, *) {
            containerBackground(color, for: .widget)
        } else {
            background(color)
        }
    }
}
