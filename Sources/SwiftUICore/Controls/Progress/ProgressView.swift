import Foundation

/// The progress of a task, determinate or indeterminate.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    /// The source of the completed fraction.
    enum Progress {
        case unknown
        /// The completed fraction, 0…1.
        case fraction(Double)
        case interval(ClosedRange<Date>, countsDown: Bool)
    }

    let progress: Progress
    let label: Label
    let currentValueLabel: CurrentValueLabel
    /// The label of an observed progress, which has none of the caller's.
    var observedLabel: String?
    private let trace = SourceTrace.here()

    nonisolated init(_ progress: Progress, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
        (self.progress, self.label, self.currentValueLabel) = (progress, label, currentValueLabel)
    }
}

extension ProgressView.Progress {
    /// Creates the progress from a value. It is unknown without a value or without a total above zero.
    nonisolated init<V: BinaryFloatingPoint>(_ value: V?, of total: V) {
        if let value, total > 0 {
            self = .fraction(Double(value).fraction(of: 0...Double(total)))
        } else {
            self = .unknown
        }
    }

    /// Returns the completed fraction at a date.
    func fraction(at date: Date) -> Double? {
        switch self {
        case .unknown: return nil
        case .fraction(let fraction): return fraction
        case .interval(let interval, let countsDown):
            let (start, end) = (interval.lowerBound, interval.upperBound)
            let passed = end > start
                ? date.timeIntervalSince(start).fraction(of: 0...end.timeIntervalSince(start)) : (date < end ? 0 : 1)
            return countsDown ? 1 - passed : passed
        }
    }
}

extension ProgressView: View {
    public typealias Body = Never

    public var body: Never { fatalError("a progress view has no body") }

    public static func _resolve(
        _ view: ProgressView, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        typealias Configuration = ProgressViewStyleConfiguration
        let fraction = view.progress.fraction(at: context.environment.currentDate)
        let label = view.observedLabel.map { ControlPart(Text(verbatim: $0), of: Configuration.self, in: context) }
            ?? ControlPart(unlessEmpty: view.label, of: Configuration.self, in: context)
        let configuration = Configuration(
            fractionCompleted: fraction, label: label.map { .init(part: $0) },
            currentValueLabel: ControlPart(unlessEmpty: view.currentValueLabel, of: Configuration.self, in: context)
                .map { .init(part: $0) })
        let first = nodes.count
        ControlStyle.resolve(
            configuration, standard: ControlStyle(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) },
            in: context, into: &nodes)
        context.note(view.trace, on: nodes[first...])
        context.speak(nodes[first...], label: view.label, value: view.currentValueLabel, fraction: fraction)
    }
}

/// The remaining or elapsed time of an interval.
public struct DefaultDateProgressLabel {
    let interval: ClosedRange<Date>
    let countsDown: Bool
}

extension DefaultDateProgressLabel: View {
    public var body: some View {
        Text(timerInterval: interval, countsDown: countsDown).monospacedDigit()
    }
}
