import Foundation
import Testing

@testable import SwiftUICore

/// The course of values along keyframes, curves and springs.
@Suite struct KeyframeTests {
    private struct Values {
        var x = 1.0
        var size = CGSize(width: 10, height: 20)
    }

    private func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool { abs(a - b) < tolerance }

    @Test func tracksRunBesideEachOther() {
        let timeline = KeyframeTimeline(initialValue: Values()) {
            KeyframeTrack(\.x) {
                LinearKeyframe(3, duration: 1)
                MoveKeyframe(10)
                LinearKeyframe(20, duration: 2)
            }
            KeyframeTrack(\.size) { LinearKeyframe(CGSize(width: 20, height: 40), duration: 2) }
        }
        #expect(timeline.duration == 3)
        #expect([0, 0.5, 1, 2, 3, 9].map { timeline.value(time: $0).x } == [1, 2, 10, 15, 20, 20])
        #expect(timeline.value(time: 1).size == CGSize(width: 15, height: 30))
        #expect(timeline.value(progress: 1).size == CGSize(width: 20, height: 40))
    }

    @Test func aValueOfItsOwnNeedsNoTrack() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1, duration: 1)
            LinearKeyframe(0, duration: 1)
        }
        #expect(timeline.duration == 2 && timeline.value(time: 1.5) == 0.5)
    }

    @Test func cubicKeyframesAreSmooth() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1, duration: 1)
            CubicKeyframe(2, duration: 1)
        }
        // Catmull and Rom's velocity at the middle is 1; the ends are at rest.
        #expect(isNear(timeline.value(time: 0.5), 0.375))
        #expect(isNear(timeline.value(time: 1), 1))
        #expect(isNear(timeline.value(time: 1.5), 1.625))
        let step = 1e-4
        let before = (timeline.value(time: 1) - timeline.value(time: 1 - step)) / step
        let after = (timeline.value(time: 1 + step) - timeline.value(time: 1)) / step
        #expect(isNear(before, 1, 1e-3) && isNear(after, 1, 1e-3))
    }

    @Test func springsMoveToTheirTarget() {
        let spring = Spring(duration: 0.5, bounce: 0)
        #expect(isNear(spring.dampingRatio, 1) && isNear(spring.response, 0.5))
        // A critically damped spring: 1 - (1 + wt) exp(-wt).
        let w = 2 * Double.pi / 0.5
        #expect(isNear(spring.value(target: 2.0, time: 0.1), 2 * (1 - (1 + w * 0.1) * exp(-w * 0.1))))
        #expect(isNear(spring.value(target: 1.0, time: 10), 1))
        let bouncy = Spring(duration: 0.5, bounce: 0.5)
        #expect((0..<100).contains { bouncy.value(target: 1.0, time: Double($0) / 100) > 1.05 })
        #expect(isNear(bouncy.value(target: 0.0, initialVelocity: 3.0, time: 1e-6), 3e-6, 1e-9))
        #expect(isNear(Spring(duration: 0.5, bounce: -0.5).bounce, -0.5))
        let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, duration: 5, spring: .bouncy) }
        #expect(isNear(timeline.value(time: 5), 1))
    }

    @Test func curvesBeginAndEndAtTheirCorners() {
        let curves: [UnitCurve] = [
            .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
        ]
        for curve in curves {
            #expect(isNear(curve.value(at: 0), 0) && isNear(curve.value(at: 1), 1))
            #expect(isNear(curve.inverse.value(at: curve.value(at: 0.3)), 0.3, 1e-4) || curve == .circularEaseInOut)
        }
        #expect(isNear(UnitCurve.easeInOut.value(at: 0.5), 0.5))
        #expect(UnitCurve.easeIn.value(at: 0.25) < 0.25 && UnitCurve.easeOut.value(at: 0.25) > 0.25)
    }
}
