import AppIntents
import SwiftUI

/// The content of a control that cannot be configured.
///
/// Effect: none, controls are declared and listed; no picture is made of them yet.
@MainActor @preconcurrency public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
    ControlWidgetConfiguration
{
    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}

    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {}

    public var body: Never { fatalError("a control's configuration has no body") }
}

/// The content of a control that an App Intent configures.
///
/// Effect: none, controls are declared and listed; no picture is made of them yet.
@MainActor @preconcurrency public struct AppIntentControlConfiguration<
    Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {}

    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {}

    public var body: Never { fatalError("a control's configuration has no body") }
}

/// Takes the one template of a control.
@resultBuilder public struct ControlWidgetTemplateBuilder {
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

extension ControlWidgetConfiguration {
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

extension ControlWidgetTemplate {
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
    public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { self }
    public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some ControlWidgetTemplate { self }
}

extension View {
    /// What a control does, in words, beside its label. Controls are not drawn, so nothing changes.
    nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View { self }

    /// A control's state in words. Controls are not drawn, so nothing changes.
    nonisolated public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View { self }
}
