import Foundation
import SwiftUI
import SwiftUICore

/// The URL that a tap on the widget opens.
package enum WidgetURLKey: PreferenceKey {
    package static var defaultValue: URL? { nil }

    /// Keeps the URL of the first view that sets one.
    package static func reduce(value: inout URL?, nextValue: () -> URL?) { value = value ?? nextValue() }
}

extension View {
    /// Sets the URL that a tap on the widget opens in its app.
    nonisolated public func widgetURL(_ url: URL?) -> some View {
        preference(key: WidgetURLKey.self, value: url)
    }
}

extension RenderedView {
    /// What a tap on the widget opens.
    package var widgetURL: URL? { preference(WidgetURLKey.self) ?? nil }
}
