import AppIntents
import Intents

extension WidgetInfo {
    /// The SiriKit intent that configures the widget, if any.
    public var configuration: INIntent? { intent?.value as? INIntent }

    /// Returns the App Intent that configures the widget, if it has the given type.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of intentType: Intent.Type) -> Intent? {
        intent?.value as? Intent
    }
}
