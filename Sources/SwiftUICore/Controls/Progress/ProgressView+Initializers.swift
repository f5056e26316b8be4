import Foundation

// Indeterminate progress.
extension ProgressView where CurrentValueLabel == EmptyView {
    nonisolated public init() where Label == EmptyView { self.init(.unknown, EmptyView(), EmptyView()) }

    nonisolated public init(@ViewBuilder label: () -> Label) { self.init(.unknown, label(), EmptyView()) }

    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(.unknown, Text(titleKey), EmptyView())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(.unknown, Text(title), EmptyView())
    }

    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource) where Label == Text {
        self.init(.unknown, Text(titleResource), EmptyView())
    }
}

extension ProgressView {
    /// Shows what an observed progress says when the picture is drawn, with a label of the form "43% completed".
    nonisolated public init(_ progress: Foundation.Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
        let fraction = min(max(progress.fractionCompleted, 0), 1)
        self.init(progress.isIndeterminate ? .unknown : .fraction(fraction), EmptyView(), EmptyView())
        if !progress.isIndeterminate { observedLabel = "\(Int(fraction * 100))% completed" }
    }
}

// Progress with a value of 0…total; nil means indeterminate.
extension ProgressView {
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
    where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(Progress(value, of: total), EmptyView(), EmptyView())
    }

    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView {
        self.init(Progress(value, of: total), label(), EmptyView())
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(Progress(value, of: total), label(), currentValueLabel())
    }

    nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView {
        self.init(Progress(value, of: total), Text(titleKey), EmptyView())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView {
        self.init(Progress(value, of: total), Text(title), EmptyView())
    }

    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(
        _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
    ) where Label == Text, CurrentValueLabel == EmptyView {
        self.init(Progress(value, of: total), Text(titleResource), EmptyView())
    }
}

// Progress between two dates. The bar empties over time if it counts down; otherwise it fills.
extension ProgressView {
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(.interval(timerInterval, countsDown: countsDown), label(), currentValueLabel())
    }

    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == DefaultDateProgressLabel {
        self.init(
            .interval(timerInterval, countsDown: countsDown), label(),
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }

    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
        self.init(
            .interval(timerInterval, countsDown: countsDown), EmptyView(),
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }
}
