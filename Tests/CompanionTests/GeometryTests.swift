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

    @Test func contextsRoundCorners() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.move(to: .zero)
        context.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        let path = try #require(context.path)
        #expect(abs(path.currentPoint.x - 10) < 1e-6 && abs(path.currentPoint.y - 4) < 1e-6)
        #expect(abs(path.boundingBoxOfPath.maxX - 10) < 1e-6)
    }
}
