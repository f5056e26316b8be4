import SwiftUI
import Testing

/// Tests arithmetic with angles in a file that imports only SwiftUI, as widgets do.
@Suite struct AngleTests {
    @Test func arithmetic() {
        let right = Angle.degrees(90)
        #expect(right + right == .degrees(180) && right - right == .zero && -right == .degrees(-90))
        #expect(2 * right == right * 2 && right / 2 == .degrees(45) && right > .zero)
        var angle = right
        angle += right
        angle *= 3
        angle -= right
        angle /= 5
        #expect(abs(angle.degrees - 90) < 1e-9)
    }
}
