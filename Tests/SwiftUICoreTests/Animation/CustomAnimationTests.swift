import Foundation
import Testing

@testable import SwiftUICore

/// Halves a value, and counts how often.
private struct Halving: CustomAnimation {
    var base = Animation.linear

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        context.state[Count<V>.self] += 1
        guard time < 1 else { return base.animate(value: value, time: time, context: &context) }
        var half = value
        half.scale(by: 0.5)
        return half
    }
}

private struct Count<Value: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Int { 0 }
}

private struct SourceKey: TransactionKey {
    static let defaultValue = "nowhere"
}

extension Transaction {
    fileprivate var source: String {
        get { self[SourceKey.self] }
        set { self[SourceKey.self] = newValue }
    }
}

@MainActor @Suite struct CustomAnimationTests {
    private var context: AnimationContext<Double> {
        AnimationContext(state: AnimationState(), environment: EnvironmentValues())
    }

    @Test func animationsAreEqualIfTheirBasesAre() {
        #expect(Animation(Halving()) == Animation(Halving()) && Animation(Halving()) != .linear)
        #expect(Animation(Halving(base: .easeIn)) != Animation(Halving()))
        #expect(Animation.linear == .linear && Animation.linear != .easeIn && Animation.spring.delay(1) == .spring)
        #expect(Set([Animation(Halving()), Animation(Halving()), .linear, .linear]).count == 2)
    }

    @Test func anAppsAnimationIsAsked() {
        var context = context
        #expect(Animation(Halving()).animate(value: 8.0, time: 0, context: &context) == 4)
        #expect(context.state[Count<Double>.self] == 1)
        #expect(context.withState(AnimationState<CGFloat>()).state[Count<CGFloat>.self] == 0)
    }

    /// A picture shows the end of the system's animations.
    @Test func systemAnimationsHaveEnded() {
        var context = context
        #expect(Animation.default.animate(value: 8.0, time: 0, context: &context) == nil)
        #expect(Animation(Halving()).animate(value: 8.0, time: 2, context: &context) == nil)
        #expect(Animation(Halving()).velocity(value: 8.0, time: 0, context: context) == nil)
        #expect(!Animation.default.shouldMerge(previous: .linear, value: 8.0, time: 0, context: &context))
        #expect(!context.isLogicallyComplete)
    }

    @Test func transactionsCarryValues() {
        var transaction = Transaction(animation: Animation(Halving()))
        #expect(transaction.source == "nowhere")
        transaction.source = "button"
        #expect(transaction.source == "button" && transaction.animation == Animation(Halving()))
        #expect(withTransaction(\.source, "a") { 1 } == 1)
    }

    @Test func symbolsAreInPlace() {
        let box = Box(10, 10).named("a").transition(.symbolEffect).transition(.symbolEffect(.appear.up, options: .speed(2)))
            .transition(SymbolEffectTransition(effect: .disappear, options: .default))
        #expect(layOut(box, CGSize(width: 10, height: 10)).frames == ["a": "0 0 10 10"])
    }
}
