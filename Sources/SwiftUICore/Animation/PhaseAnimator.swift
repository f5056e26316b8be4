import Foundation

/// A view that animates through a sequence of phases. A picture shows the first phase.
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

/// The content that a phase animator modifies.
public struct PlaceholderContentView<Value> {
    private let content: AnyView

    nonisolated init(_ content: some View) { self.content = AnyView(content) }
}

extension PlaceholderContentView: View {
    public var body: some View { content }
}

extension View {
    /// Animates the view through a sequence of phases. A picture shows the first phase.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases) { content(PlaceholderContentView(self), $0) }
    }

    /// Animates the view through a sequence of phases. A picture shows the first phase.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases) { content(PlaceholderContentView(self), $0) }
    }
}
