import AppIntents
import Foundation

extension NSUserActivity {
    /// Returns the App Intent that configures the widget whose tap opened the app, if it has the given type. Nothing
    /// opens an app here, so the activity contains only the data that the extension added.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of intentType: Intent.Type = Intent.self) -> Intent? {
        userInfo?.values.lazy.compactMap { $0 as? Intent }.first
    }
}
