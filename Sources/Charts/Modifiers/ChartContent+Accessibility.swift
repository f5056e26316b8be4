import SwiftUI

// Effect: none, because VoiceOver does not read a chart's marks in a still picture.
extension ChartContent {
    nonisolated public func accessibilityLabel(_ description: Text) -> some ChartContent { self }
    nonisolated public func accessibilityLabel(_ descriptionKey: LocalizedStringKey) -> some ChartContent { self }
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ description: S) -> some ChartContent { self }
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> some ChartContent { self }
    nonisolated public func accessibilityValue(_ descriptionKey: LocalizedStringKey) -> some ChartContent { self }
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ description: S) -> some ChartContent { self }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
}
