import Foundation
import SwiftUICore
import Testing

@Suite struct VectorArithmeticTests {
    @Test func vectorsScaleAndApproachOthers() {
        let pair = AnimatablePair(2.0, CGFloat(4))
        #expect(pair.scaled(by: 0.5) == AnimatablePair(1.0, 2))
        #expect(pair.interpolated(towards: AnimatablePair(4.0, 0), amount: 0.25) == AnimatablePair(2.5, 3))
        var number = 10.0
        number.interpolate(towards: 20, amount: 0)
        #expect(number == 10)
        number.interpolate(towards: 20, amount: 1)
        #expect(number == 20)
    }

    @Test func severalValuesAreOneVector() {
        let values = AnimatableValues(2.0, CGFloat(4), AnimatablePair(1.0, 1.0))
        #expect(values + values == AnimatableValues(4.0, 8, AnimatablePair(2.0, 2.0)))
        #expect(values - values == .zero)
        #expect(values.magnitudeSquared == 22)
        let (first, second, _) = values.scaled(by: 0.5).value
        #expect(first == 1 && second == 2)
        #expect(AnimatableValues(0.0, 0.0).interpolated(towards: AnimatableValues(4.0, 8.0), amount: 0.25) == AnimatableValues(1.0, 2.0))
    }
}
