import Foundation

/// How much of a task is done, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    /// Where the fraction done comes from.
    enum Progress {
        case unknown
        /// 0…1.
        case fraction(Double)
        case interval(ClosedRange<Date>, countsDown: Bool)
    }

    let progress: Progress
    let label: Label
    let currentValueLabel: CurrentValueLabel

    nonisolated init(_ progress: Progress, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
        (self.progress, self.label, self.currentValueLabel) = (progress, label, currentValueLabel)
    }
}

extension ProgressView.Progress {
    /// No value, no total above zero: nothing is known.
    nonisolated init<V: BinaryFloatingPoint>(_ value: V?, of total: V) {
        if let value, total > 0 {
            self = .fraction(Double(value).fraction(of: 0...Double(total)))
        } else {
            self = .unknown
        }
    }

    /// The fraction done at a moment.
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
        let configuration = Configuration(
            fractionCompleted: view.progress.fraction(at: context.environment.currentDate),
            label: ControlPart(unlessEmpty: view.label, of: Configuration.self, in: context).map { .init(part: $0) },
            currentValueLabel: ControlPart(unlessEmpty: view.currentValueLabel, of: Configuration.self, in: context)
                .map { .init(part: $0) })
        ControlStyle.resolve(
            configuration, standard: ControlStyle(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) },
            in: context, into: &nodes)
    }
}

/// The time that is left of an interval, or that has passed of it.
public struct DefaultDateProgressLabel {
    let interval: ClosedRange<Date>
    let countsDown: Bool
}

extension DefaultDateProgressLabel: View {
    public var body: some View {
        Text(timerInterval: interval, countsDown: countsDown).monospacedDigit()
    }
}
