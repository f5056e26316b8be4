import CPixels
import Foundation
import Testing

/// What the loops over pixels make of numbers that are none.
@Suite struct PixelNumberTests {
    @Test func colorsThatAreNoNumbersAreNothing() {
        var pixels: [UInt32] = [0xFF80_4020, 0x8040_2010]
        cpixels_color_matrix(&pixels, pixels.count, [Double](repeating: .nan, count: 20))
        #expect(pixels == [0, 0])
        // Red alone is no number; alpha stays.
        var matrix: [Double] = [.nan, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]
        pixels = [0xFF80_4020]
        cpixels_color_matrix(&pixels, 1, matrix)
        #expect(pixels == [0xFF00_4020])
        matrix[19] = .infinity
        cpixels_color_matrix(&pixels, 1, matrix)
        #expect(pixels == [0xFF00_4020])
    }

    @Test func rampsOfNoNumbersAreTransparentBlack() {
        let stops = [
            cpixels_stop(location: 0, red: .nan, green: 1, blue: 0, alpha: 1), cpixels_stop(location: 1, red: 1, green: 1, blue: 1, alpha: .nan),
        ]
        var table = [UInt32](repeating: 7, count: 4)
        cpixels_ramp(stops, 2, 0, 0, 1, &table, 4)
        #expect(table == [0xFF00_FF00, 0, 0, 0])
        cpixels_ramp(stops, 2, 1, 0, .nan, &table, 4)
        #expect(table == [0, 0, 0, 0])
    }

    /// A sweep of no length gives a start that is no number.
    @Test(arguments: [Double.nan, -Double.infinity, -1e300, 3]) func angularGradientsStayInTheirTable(from: Double) {
        let table: [UInt32] = [0xFF00_0000, 0xFF00_00FF]
        var pixels = [UInt32](repeating: 0, count: 64)
        pixels.withUnsafeMutableBufferPointer { buffer in
            let part = cpixels_part(
                left: 0, top: 0, right: 8, bottom: 8, pixels: buffer.baseAddress!, stride: 8, coverage: nil, coverage_stride: 0)
            cpixels_angular_gradient(part, [1, 0, 0, 1, -4, -4], .nan, from, .nan, table, 2)
            cpixels_angular_gradient(part, [1, 0, 0, 1, -4, -4], 2 * .pi, from, 1e300, table, 2)
        }
        #expect(pixels.allSatisfy { $0 >= 0xFF00_0000 && $0 <= 0xFF00_00FF })
    }
}
