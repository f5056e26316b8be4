import AppIntents
import SwiftUI

/// The content of a control that has no configuration.
///
/// Effect: none, controls are declared and listed and not drawn yet.
@MainActor @preconcurrency public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
    ControlWidgetConfiguration
{
    private let kind: String

    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) { self.kind = kind }

    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {
        self.kind = kind
    }

    public var body: Never { fatalError("a control's configuration has no body") }

    public static func _describeControl(
        _ configuration: StaticControlConfiguration, in values: inout _WidgetConfigurationValues
    ) {
        values[ControlKindKey.self] = configuration.kind
    }
}

/// The content of a control that an App Intent configures.
///
/// Effect: none, controls are declared and listed and not drawn yet.
@MainActor @preconcurrency public struct AppIntentControlConfiguration<
    Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
    private let kind: String

    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {
        self.kind = kind
    }

    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {
        self.kind = kind
    }

    public var body: Never { fatalError("a control's configuration has no body") }

    public static func _describeControl(
        _ configuration: AppIntentControlConfiguration, in values: inout _WidgetConfigurationValues
    ) {
        values[ControlKindKey.self] = configuration.kind
    }
}

/// A builder for the single template of a control.
@resultBuilder public struct ControlWidgetTemplateBuilder {
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

extension ControlWidgetConfiguration {
    /// Sets the name of the control in the gallery.
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration {
        _ModifiedControlConfiguration(self) { $0[WidgetDisplayNameKey.self] = Text(displayName) }
    }

    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
        _ModifiedControlConfiguration(self) { $0[WidgetSummaryKey.self] = Text(description) }
    }

    /// Effect: none, there is no gallery that prompts.
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

extension ControlWidgetTemplate {
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
    public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { self }
    public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some ControlWidgetTemplate { self }
}

extension View {
    /// Describes the action of a control next to its label. It has no effect, because controls are not drawn.
    nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View { self }

    /// Describes the state of a control. It has no effect, because controls are not drawn.
    nonisolated public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View { self }
}
