import SwiftUI

// Effect: none, because VoiceOver does not read a chart's marks in a still picture.
extension VectorizedChartContent {
    nonisolated public func accessibilityLabel(
        _ label: KeyPath<DataElement, Text>
    ) -> some VectorizedChartContent<DataElement> { self }

    nonisolated public func accessibilityLabel(
        _ label: KeyPath<DataElement, LocalizedStringKey>
    ) -> some VectorizedChartContent<DataElement> { self }

    nonisolated public func accessibilityLabel(
        _ label: KeyPath<DataElement, some StringProtocol>
    ) -> some VectorizedChartContent<DataElement> { self }

    nonisolated public func accessibilityValue(
        _ value: KeyPath<DataElement, Text>
    ) -> some VectorizedChartContent<DataElement> { self }

    nonisolated public func accessibilityValue(
        _ value: KeyPath<DataElement, LocalizedStringKey>
    ) -> some VectorizedChartContent<DataElement> { self }

    nonisolated public func accessibilityValue(
        _ value: KeyPath<DataElement, some StringProtocol>
    ) -> some VectorizedChartContent<DataElement> { self }

    nonisolated public func accessibilityHidden(
        _ hidden: KeyPath<DataElement, Bool>
    ) -> some VectorizedChartContent<DataElement> { self }

    nonisolated public func accessibilityIdentifier(
        _ identifier: KeyPath<DataElement, String>
    ) -> some VectorizedChartContent<DataElement> { self }
}
