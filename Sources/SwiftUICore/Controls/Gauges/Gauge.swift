import Foundation

/// A value within a range, shown as a marker or as a filled part of a bar.
///
/// Marked value labels are not drawn, because no gauge style of iOS draws them.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
    /// The position of the value in its range, 0…1.
    let fraction: Double
    let label: Label
    let currentValueLabel: CurrentValueLabel
    let minimumValueLabel: BoundsLabel
    let maximumValueLabel: BoundsLabel
    private let trace = SourceTrace.here()

    nonisolated private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ currentValueLabel: CurrentValueLabel,
        _ minimumValueLabel: BoundsLabel, _ maximumValueLabel: BoundsLabel
    ) {
        fraction = Double(value).fraction(of: Double(bounds.lowerBound)...Double(bounds.upperBound))
        (self.label, self.currentValueLabel) = (label, currentValueLabel)
        (self.minimumValueLabel, self.maximumValueLabel) = (minimumValueLabel, maximumValueLabel)
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}

extension Gauge where BoundsLabel == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
    }
}

extension Gauge: View {
    public typealias Body = Never

    public var body: Never { fatalError("a gauge has no body") }

    public static func _resolve(_ view: Gauge, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        typealias Configuration = GaugeStyleConfiguration
        func part<Content: View>(_ content: Content) -> ControlPart? {
            ControlPart(unlessEmpty: content, of: Configuration.self, in: context)
        }
        let configuration = Configuration(
            value: view.fraction,
            label: .init(part: ControlPart(view.label, of: Configuration.self, in: context)),
            currentValueLabel: part(view.currentValueLabel).map { .init(part: $0) },
            minimumValueLabel: part(view.minimumValueLabel).map { .init(part: $0) },
            maximumValueLabel: part(view.maximumValueLabel).map { .init(part: $0) })
        let first = nodes.count
        ControlStyle.resolve(
            configuration, standard: ControlStyle(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) },
            in: context, into: &nodes)
        context.note(view.trace, on: nodes[first...])
        context.speak(nodes[first...], label: view.label, value: view.currentValueLabel, fraction: view.fraction)
    }
}

extension Double {
    /// Returns the position of the value in a range, 0…1. Returns 0 for NaN and for an empty range.
    func fraction(of range: ClosedRange<Double>) -> Double {
        let fraction = (self - range.lowerBound) / (range.upperBound - range.lowerBound)
        return fraction.isNaN ? 0 : min(1, max(0, fraction))
    }
}
