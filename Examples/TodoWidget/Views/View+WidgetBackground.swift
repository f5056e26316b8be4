import SwiftUI
import WidgetKit

extension View {
    /// Sets the container background that iOS 17 requires, or a plain background on earlier versions.
    @ViewBuilder
    func widgetBackground(_ color: Color) -> some View {
        if #available(iOSApplicationExtension 17.0, *) {
            containerBackground(color, for: .widget)
        } else {
            background(color)
        }
    }
}
