import Foundation
import SwiftUI

/// Lines, ticks and labels for a list of values.
public struct AxisMarks<Content: AxisMark> {
    private let set: AxisMarkSet

    private nonisolated init(set: AxisMarkSet) { self.set = set }
}

extension AxisMarks: AxisContent {
    public typealias Body = Never

    public static func _collect(_ content: AxisMarks, into sets: inout _AxisMarkSets) { sets.sets.append(content.set) }
}

extension AxisMarks {
    nonisolated public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(set: AxisMarkSet(preset: preset, position: position, values: values, content: { value in
            var parts = _AxisParts()
            Content._collect(content(value), for: value, into: &parts)
            return parts.parts
        }))
    }

    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(preset: preset, position: position, values: .list(values), content: content)
    }

    nonisolated public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset: preset, position: position, values: values) { _ in content() }
    }

    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset: preset, position: position, values: .list(values)) { _ in content() }
    }
}

extension AxisMarks where Content == Never {
    nonisolated public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        self.init(set: AxisMarkSet(preset: preset, position: position, values: values, stroke: stroke))
    }

    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) {
        self.init(preset: preset, position: position, values: .list(values), stroke: stroke)
    }

    nonisolated public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(set: AxisMarkSet(
            preset: preset, position: position, values: values,
            label: { value, labels in AnyView(Text(verbatim: labels.text(value.value, format: format))) },
            stroke: stroke))
    }

    nonisolated public init<Format: FormatStyle, Value: Plottable>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(format: format, preset: preset, position: position, values: .list(values), stroke: stroke)
    }
}

extension AxisMarkValues {
    static func list<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
        AxisMarkValues(.values(values.map(\.plotValue)))
    }
}
