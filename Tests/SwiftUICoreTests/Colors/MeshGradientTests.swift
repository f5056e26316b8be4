import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@Suite struct MeshGradientTests {
    private static let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

    private func paint(_ gradient: MeshGradient) -> ShapeStylePaint {
        gradient._paint(in: ShapeStyleContext(EnvironmentValues()))
    }

    /// Returns the bytes of the pixel at fractions of the picture.
    private func pixel(_ paint: ShapeStylePaint, _ x: Double, _ y: Double) -> [Int]? {
        guard case .stretched(let image) = paint.fill, case .pixels(let data, let width, let height) = image.content
        else { return nil }
        let offset = 4 * (Int(y * Double(height - 1)) * width + Int(x * Double(width - 1)))
        return data[offset..<offset + 4].map(Int.init)
    }

    @Test func colorsRunBetweenTheCorners() throws {
        let mesh = paint(MeshGradient(
            width: 2, height: 2, points: Self.corners, colors: [.black, .white, .black, .white]))
        let left = try #require(pixel(mesh, 0, 0.5))
        let middle = try #require(pixel(mesh, 0.5, 0.5))
        let right = try #require(pixel(mesh, 1, 0.5))
        #expect(left[0] <= 1 && left[3] == 255)
        #expect(abs(middle[0] - 127) <= 3)
        #expect(right[0] >= 254)
    }

    @Test func noPixelOfACoveredFrameIsLeftOut() {
        var points: [SIMD2<Float>] = []
        for y in 0..<3 { for x in 0..<3 { points.append([Float(x) / 2, Float(y) / 2]) } }
        points[4] = [0.8, 0.3]
        let mesh = paint(MeshGradient(
            width: 3, height: 3, points: points, colors: Array(repeating: .white, count: 9)))
        guard case .stretched(let image) = mesh.fill, case .pixels(let data, _, _) = image.content else {
            Issue.record("no picture")
            return
        }
        #expect(data.allSatisfy { $0 == 255 })
    }

    @Test func theBackgroundShowsOutsideThePatches() throws {
        let half: [SIMD2<Float>] = [[0, 0], [0.5, 0], [0, 1], [0.5, 1]]
        let mesh = paint(MeshGradient(
            width: 2, height: 2, points: half, colors: Array(repeating: .black, count: 4), background: .white))
        #expect(pixel(mesh, 0.25, 0.5) == [0, 0, 0, 255])
        #expect(pixel(mesh, 0.75, 0.5) == [255, 255, 255, 255])
    }

    @Test func mismatchedGridsDrawTheirBackground() {
        for (width, height) in [(3, 3), (0, 0), (-1, 2), (2, Int.max), (Int.max, 2)] {
            let mesh = MeshGradient(
                width: width, height: height, points: Self.corners, colors: [.red], background: .white)
            #expect(paint(mesh).color == .white)
        }
        let useless: [SIMD2<Float>] = [[.nan, 0], [1, 0], [0, .infinity], [1, 1]]
        let mesh = MeshGradient(
            width: 2, height: 2, points: useless, colors: Array(repeating: .red, count: 4), background: .white)
        #expect(pixel(paint(mesh), 0.5, 0.5) == [255, 255, 255, 255])
        let vast: [SIMD2<Float>] = [[-1e30, 0], [1e30, 0], [0, 1e30], [1, 1]]
        _ = paint(MeshGradient(width: 2, height: 2, points: vast, colors: Array(repeating: .red, count: 4)))
    }
}
