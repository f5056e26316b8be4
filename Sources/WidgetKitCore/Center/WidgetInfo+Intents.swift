import AppIntents
import Intents

extension WidgetInfo {
    /// The SiriKit intent that configures the widget, if any.
    public var configuration: INIntent? { intent?.value as? INIntent }

    /// Returns the App Intent that configures the widget, if it has the given type.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of intentType: Intent.Type = Intent.self) -> Intent? {
        intent?.value as? Intent
    }
}

extension ControlInfo {
    /// The App Intent that configures the control, which is always `nil`, because nobody adds controls here.
    public func configurationIntent<Intent: ControlConfigurationIntent>(of intentType: Intent.Type = Intent.self) -> Intent? { nil }
}
