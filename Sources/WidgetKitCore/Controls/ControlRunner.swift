import AppIntents
import FoundationSupplement
import SwiftUI

/// Asks a control's provider for its value, and makes the control's content of it.
///
/// Like those of widgets, providers run outside the main actor. Only the value for the gallery is asked for at once.
package struct ControlRunner: Sendable {
    /// Returns the value for the gallery.
    let previewValue: @Sendable (WidgetIntent?) -> ControlValue
    let currentValue: @Sendable (WidgetIntent?) async throws -> ControlValue
    let template: @MainActor @Sendable (ControlValue, inout _WidgetConfigurationValues) -> Void
    /// Returns a new configuration with its defaults, or `nil` if the control has no configuration.
    package let makeIntent: @Sendable () -> WidgetIntent?

    /// Returns what the control shows.
    ///
    /// - Parameter isPreview: whether the value is the gallery's, instead of the current one.
    /// - Throws: the provider's error.
    @MainActor package func content(isPreview: Bool, intent: WidgetIntent?) async throws -> ControlContent? {
        let value = isPreview ? previewValue(intent) : try await current(intent)
        var values = _WidgetConfigurationValues()
        template(value, &values)
        return values[ControlContentKey.self]
    }

    @MainActor private func current(_ intent: WidgetIntent?) async throws -> ControlValue {
        let ask = currentValue
        return try await HostEnvironment.detached { () async -> Result<ControlValue, any Error> in
            do { return .success(try await ask(intent)) } catch { return .failure(error) }
        }.value.get()
    }
}

/// The value of a control.
struct ControlValue: @unchecked Sendable {  // One task creates it and passes it to another.
    let value: Any
}

/// A provider that one task creates and passes to another.
struct UncheckedControlProvider<Provider>: @unchecked Sendable {  // Its methods are called one after the other.
    let provider: Provider
}
