import SwiftUICore
import Testing

/// No gesture begins in a picture, so that a state keeps its initial value.
@Suite struct GestureStateTests {
    @GestureState(initialValue: 2, resetTransaction: Transaction(animation: .default)) private var number: Int
    @GestureState(reset: { _, transaction in transaction.animation = .bouncy }) private var offset: Double?
    @GestureState(reset: { value, _ in _ = value.count }) private var text = "a"

    @Test func initialValues() {
        #expect(number == 2 && offset == nil && text == "a")
        let state = GestureState(initialValue: 3) { value, transaction in transaction.disablesAnimations = value > 0 }
        #expect(state.wrappedValue == 3)
    }
}
