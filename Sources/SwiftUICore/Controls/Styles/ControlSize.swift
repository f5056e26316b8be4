/// The size of controls.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    case mini, small, regular, large, extraLarge
}

private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
private enum LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// Whether controls omit their descriptive labels.
    var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    nonisolated public func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize {
        transformEnvironment(\.controlSize) { size in
            guard !range.contains(size) else { return }
            let allowed = ControlSize.allCases.filter(range.contains)
            guard let first = allowed.first, let last = allowed.last else { return }
            size = size < first ? first : last
        }
    }

    /// Hides the labels of the controls inside this view.
    nonisolated public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}

extension ControlSize: Comparable {}
