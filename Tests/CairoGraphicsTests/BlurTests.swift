import CPixels
import Testing

/// A blur that leaves out equal lines gives the bytes of one that does not.
@Suite struct BlurTests {
    /// Blurs a plane as the alpha of pixels, of which no line is left out.
    private func reference(_ plane: [UInt8], width: Int, height: Int, _ sigmaX: Double, _ sigmaY: Double, clamp: Bool) -> [UInt8] {
        var pixels = plane.map { UInt32($0) << 24 }
        _ = cpixels_blur(&pixels, Int32(width), Int32(height), sigmaX, sigmaY, clamp ? 1 : 0)
        return pixels.map { UInt8($0 >> 24) }
    }

    @Test(arguments: [(1.0, 1.0), (6.5, 6.5), (20, 3), (0, 9), (9, 0), (40, 40)], [false, true])
    func aRectangleIsNinePatches(sigmas: (Double, Double), clamp: Bool) {
        let (width, height) = (301, 207)
        for (left, top, right, bottom, radius) in [(40, 30, 260, 180, 0), (40, 30, 260, 180, 12), (0, 0, 301, 207, 9), (100, 90, 110, 95, 2), (5, 0, 296, 40, 7)] {
            var plane = [UInt8](repeating: 0, count: width * height)
            for y in top..<bottom {
                for x in left..<right {
                    let across = max(left + radius - x, x - (right - 1 - radius), 0)
                    let down = max(top + radius - y, y - (bottom - 1 - radius), 0)
                    let distance = across * across + down * down
                    plane[y * width + x] = distance <= radius * radius ? 255 : distance <= (radius + 1) * (radius + 1) ? 128 : 0
                }
            }
            let expected = reference(plane, width: width, height: height, sigmas.0, sigmas.1, clamp: clamp)
            #expect(cpixels_blur_alpha(&plane, Int32(width), Int32(height), Int32(width), sigmas.0, sigmas.1, clamp ? 1 : 0) == 1)
            #expect(plane == expected)
        }
    }

    @Test(arguments: [(1, 1), (1, 500), (500, 1), (400, 300)]) func aPlaneOfOneValueIsBlurred(width: Int, height: Int) {
        var plane = [UInt8](repeating: 200, count: width * height)
        let expected = reference(plane, width: width, height: height, 8, 8, clamp: false)
        #expect(cpixels_blur_alpha(&plane, Int32(width), Int32(height), Int32(width), 8, 8, 0) == 1)
        #expect(plane == expected)
    }
}
