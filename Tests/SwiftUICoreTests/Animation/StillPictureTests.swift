import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// What a still picture shows of views that move.
@MainActor @Suite struct StillPictureTests {
    private let size = CGSize(width: 40, height: 30)

    private func items<V: View>(_ view: V) -> [DisplayItem] {
        let session = RenderSession(shaper: FakeShaper(), images: NoImages())
        return ViewRenderer(environment: EnvironmentValues(), session: session).render(view, size: size)
            .displayList.items
    }

    private func opacity<V: View>(of view: V) -> Double? {
        guard case .group(let group)? = items(view).first else { return nil }
        return group.opacity
    }

    @Test func keyframesShowTheInitialValue() {
        let animated = Rectangle().keyframeAnimator(initialValue: 0.25, trigger: 1) { content, value in
            content.opacity(value)
        } keyframes: { _ in
            LinearKeyframe(1, duration: 1)
        }
        #expect(opacity(of: animated) == 0.25)
        let animator = KeyframeAnimator(initialValue: 0.5) { Rectangle().opacity($0) } keyframes: { _ in
            KeyframeTrack { LinearKeyframe(1, duration: 1) }
        }
        #expect(opacity(of: animator) == 0.5)
    }

    private struct Fading: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.opacity(phase.isIdentity ? 0.75 : 0)
        }
    }

    @Test func transitionsShowTheirIdentity() {
        #expect(opacity(of: Rectangle().transition(Fading())) == 0.75)
        #expect(opacity(of: Rectangle().transition(Fading().combined(with: .opacity))) == 1)
        #expect(items(Rectangle().transition(AnyTransition.opacity)) == items(Rectangle()))
        #expect(items(Rectangle().transition(.move(edge: .top).combined(with: .opacity))) == items(Rectangle()))
    }

    @Test func transactionsAreCompleteAtOnce() {
        var steps: [String] = []
        var transaction = Transaction(animation: .default)
        transaction.addAnimationCompletion { steps.append("complete") }
        transaction.addAnimationCompletion(criteria: .removed) { steps.append("removed") }
        let result = withTransaction(transaction) {
            steps.append("change")
            return 1
        }
        #expect(result == 1 && steps == ["change", "complete", "removed"])
    }

    @Test func animationsOfABodyShowIt() {
        #expect(opacity(of: Rectangle().animation(.easeIn) { $0.opacity(0.3) }) == 0.3)
    }

    @Test func symbolsThatAnEffectHidesAreNotDrawn() {
        #expect(items(Rectangle().symbolEffect(.drawOff)) == items(Rectangle().opacity(0)))
        #expect(items(Rectangle().symbolEffect(.drawOn.individually, isActive: true)) == items(Rectangle().opacity(0)))
        #expect(items(Rectangle().symbolEffect(.drawOff, isActive: false)) == items(Rectangle().opacity(1)))
        #expect(items(Rectangle().transition(.symbolEffect(.drawOff.reversed))) == items(Rectangle()))
    }
}
