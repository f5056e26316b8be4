import AppIntents
import Intents

extension WidgetInfo {
    /// The SiriKit intent that configures the widget; nil where none does.
    public var configuration: INIntent? { intent?.value as? INIntent }

    /// The App Intent that configures the widget, where it is of that type.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of intentType: Intent.Type) -> Intent? {
        intent?.value as? Intent
    }
}
