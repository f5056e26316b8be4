import Foundation

/// Goes through phases: a picture shows the first.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
    private let first: Phase?
    private let content: (Phase) -> Content

    nonisolated public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        (first, self.content) = (phases.first { _ in true }, content)
    }

    nonisolated public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        (first, self.content) = (phases.first { _ in true }, content)
    }
}

extension PhaseAnimator: View {
    public var body: some View {
        if let first { content(first) }
    }
}

/// What a phase is shown on.
public struct PlaceholderContentView<Value>: View {
    private let content: AnyView

    fileprivate init(_ content: AnyView) { self.content = content }

    public var body: some View { content }
}

extension View {
    /// Changes the view from phase to phase: a picture shows the first.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases) { content(PlaceholderContentView(AnyView(self)), $0) }
    }

    /// Changes the view from phase to phase: a picture shows the first.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases) { content(PlaceholderContentView(AnyView(self)), $0) }
    }
}
