import CoreGraphics
import SwiftUI
import Testing

/// Tests a file that imports CoreGraphics, SwiftUI and Testing, as tests of widgets do.
@Suite struct GeometryTests {
    @Test func geometryIsOneAndTheSame() {
        let transform: CGAffineTransform = CGAffineTransform(translationX: 1, y: 2)
        let moved = SwiftUI.Path(CGRect(x: 0, y: 0, width: 1, height: 1)).applying(transform)
        #expect(moved.boundingRect == CGRect(x: 1, y: 2, width: 1, height: 1))
        #expect(CGVector(dx: 1, dy: 2).dy == 2)
    }

    @Test func functionsOfOlderSources() {
        #expect(CGRectMake(1, 2, 3, 4) == CGRect(origin: CGPointMake(1, 2), size: CGSizeMake(3, 4)))
        #expect(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))
        #expect(CGPointEqualToPoint(.zero, CGPointMake(0, 0)) && !CGSizeEqualToSize(.zero, CGSizeMake(0, 1)))
    }
}
