import AppIntents
import SwiftUI

/// The content of a control that has no configuration.
@MainActor @preconcurrency public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
    ControlWidgetConfiguration
{
    private let kind: String
    private let runner: ControlRunner

    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
        self.kind = kind
        runner = ControlRunner(
            previewValue: { _ in ControlValue(value: ()) }, currentValue: { _ in ControlValue(value: ()) },
            template: { Content._describeTemplate(content(), in: &$1) }, makeIntent: { nil })
    }

    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {
        self.kind = kind
        let unchecked = UncheckedControlProvider(provider: provider)
        runner = ControlRunner(
            previewValue: { _ in ControlValue(value: unchecked.provider.previewValue) },
            currentValue: { _ in ControlValue(value: try await unchecked.provider.currentValue()) },
            template: { value, values in
                guard let value = value.value as? Provider.Value else { return }
                Content._describeTemplate(content(value), in: &values)
            },
            makeIntent: { nil })
    }

    public var body: Never { fatalError("a control's configuration has no body") }

    public static func _describeControl(
        _ configuration: StaticControlConfiguration, in values: inout _WidgetConfigurationValues
    ) {
        values[ControlKindKey.self] = configuration.kind
        values[ControlRunnerKey.self] = configuration.runner
    }
}

/// The content of a control that an App Intent configures.
@MainActor @preconcurrency public struct AppIntentControlConfiguration<
    Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
    private let kind: String
    private let runner: ControlRunner

    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {
        self.kind = kind
        let configuration: @Sendable (WidgetIntent?) -> ControlValue = {
            ControlValue(value: $0?.value as? Configuration ?? Configuration())
        }
        runner = ControlRunner(
            previewValue: configuration, currentValue: configuration,
            template: { value, values in
                guard let configuration = value.value as? Configuration else { return }
                Content._describeTemplate(content(configuration), in: &values)
            },
            makeIntent: { WidgetIntent(appIntent: Configuration()) })
    }

    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {
        self.kind = kind
        let unchecked = UncheckedControlProvider(provider: provider)
        runner = ControlRunner(
            previewValue: {
                ControlValue(value: unchecked.provider.previewValue(configuration: $0?.value as? Configuration ?? Configuration()))
            },
            currentValue: {
                let configuration = $0?.value as? Configuration ?? Configuration()
                return ControlValue(value: try await unchecked.provider.currentValue(configuration: configuration))
            },
            template: { value, values in
                guard let value = value.value as? Provider.Value else { return }
                Content._describeTemplate(content(value), in: &values)
            },
            makeIntent: { WidgetIntent(appIntent: Configuration()) })
    }

    public var body: Never { fatalError("a control's configuration has no body") }

    public static func _describeControl(
        _ configuration: AppIntentControlConfiguration, in values: inout _WidgetConfigurationValues
    ) {
        values[ControlKindKey.self] = configuration.kind
        values[ControlRunnerKey.self] = configuration.runner
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
