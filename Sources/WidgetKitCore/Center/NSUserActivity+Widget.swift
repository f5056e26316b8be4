import AppIntents
import Foundation

extension NSUserActivity {
    /// The App Intent that configures the widget whose tap opened the app, where it is of that type. Nothing opens an
    /// app here, so an activity carries what the extension itself has put into it.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of intentType: Intent.Type) -> Intent? {
        userInfo?.values.lazy.compactMap { $0 as? Intent }.first
    }
}
