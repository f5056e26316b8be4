import Accelerate
import Foundation
import Testing
import simd

/// simd and Accelerate compute.
@Suite struct VectorTests {
    @Test func vectorsCompute() {
        let (x, y) = (simd_float3(1, 2, 2), SIMD3<Float>(2, 0, 0))
        #expect(simd_length(x) == 3 && dot(x, y) == 2 && distance(x, y) == 3 && cross(x, y) == [0, 4, -4])
        #expect(normalize(y) == [1, 0, 0] && simd_mix(x, y, SIMD3(repeating: 0.5)) == [1.5, 1, 1])
        #expect(clamp(x, min: 0, max: 1.5) == [1, 1.5, 1.5] && simd_clamp(3.0, 0, 1) == 1)
        #expect(smoothstep(SIMD2<Double>(0.5, 2), edge0: [0, 0], edge1: [1, 1]) == [0.5, 1])
        #expect(simd_reduce_add(SIMD4<Double>(1, 2, 3, 4)) == 10 && sign(SIMD2<Double>(-3, 0)) == [-1, 0])
    }

    @Test func matricesComputeByColumns() {
        let matrix = simd_double3x3(rows: [[2, 0, 1], [1, 3, 2], [1, 1, 1]])
        #expect(matrix.columns.0 == [2, 1, 1] && matrix[2, 1] == 2 && abs(matrix.determinant) < 1e-12)
        #expect(matrix * SIMD3<Double>(1, 2, 3) == [5, 13, 6])
        let regular = simd_double3x3(rows: [[2, 0, 1], [1, 3, 2], [1, 1, 4]])
        let product = regular * regular.inverse
        for column in 0..<3 {
            #expect(simd_distance(product[column], matrix_identity_double3x3[column]) < 1e-12)
        }
        #expect(abs(simd_determinant(simd_float4x4(diagonal: [1, 2, 3, 4])) - 24) < 1e-5)
        #expect(simd_float2x2([1, 2], [3, 4]).transpose == simd_float2x2(rows: [[1, 2], [3, 4]]))
    }

    /// Image libraries blur with it.
    @Test func imagesAreAveraged() {
        // One row of three pixels; the pixels at the edge go on outside.
        var (pixels, blurred) = ([UInt8](repeating: 0, count: 12), [UInt8](repeating: 9, count: 12))
        pixels[4...7] = [90, 30, 0, 255]
        let error = pixels.withUnsafeMutableBytes { from in
            blurred.withUnsafeMutableBytes { to in
                var source = vImage_Buffer(data: from.baseAddress, height: 1, width: 3, rowBytes: 12)
                var target = vImage_Buffer(data: to.baseAddress, height: 1, width: 3, rowBytes: 12)
                return vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 1, 3, nil, vImage_Flags(kvImageEdgeExtend))
            }
        }
        #expect(error == kvImageNoError)
        #expect(blurred == [30, 10, 0, 85, 30, 10, 0, 85, 30, 10, 0, 85])
    }

    @Test func quaternionsTurn() {
        let quarter = simd_quatd(angle: .pi / 2, axis: [0, 0, 1])
        #expect(
            simd_distance(quarter.act([1, 0, 0]), [0, 1, 0]) < 1e-12 && abs((quarter * quarter).angle - .pi) < 1e-12)
        #expect(simd_distance((simd_double4x4(quarter) * SIMD4<Double>(1, 0, 0, 1)), [0, 1, 0, 1]) < 1e-12)
        let back = simd_quatd(simd_double3x3(quarter))
        #expect(simd_distance(back.vector, quarter.vector) < 1e-12)
        #expect(abs(simd_slerp(simd_quatd(angle: 0, axis: [0, 0, 1]), quarter, 0.5).angle - .pi / 4) < 1e-12)
        #expect(simd_distance(simd_quatd(from: [1, 0, 0], to: [0, 0, 1]).act([1, 0, 0]), [0, 0, 1]) < 1e-12)
    }

    @Test func arraysCompute() {
        let values: [Double] = [1, 2, 3, 4]
        #expect(
            vDSP.mean(values) == 2.5 && vDSP.sum(values) == 10 && vDSP.rootMeanSquare([3.0, 4.0]) == 12.5.squareRoot())
        #expect(vDSP.add(1, values) == [2, 3, 4, 5] && vDSP.multiply(values, values) == [1, 4, 9, 16])
        #expect(vDSP.subtract(values, [1, 1, 1, 1]) == [0, 1, 2, 3] && vDSP.divide(values, 2) == [0.5, 1, 1.5, 2])
        #expect(vDSP.maximum(values) == 4 && vDSP.indexOfMinimum(values) == (0, 1) && vDSP.dot(values, values) == 30)
        #expect(
            vDSP.clip(values, to: 2...3) == [2, 2, 3, 3]
                && vDSP.slidingWindowSum(values, usingWindowLength: 2) == [3, 5, 7])
        #expect(vDSP.standardDeviation([2.0, 4, 4, 4, 5, 5, 7, 9]) == 2 && vForce.sqrt([4 as Float, 9]) == [2, 3])
        var (mean, result): (Float, [Float]) = (0, [0, 0])
        vDSP_meanv([1, 9, 3, 9], 2, &mean, 2)
        vDSP_vsub([1, 2], 1, [10, 20], 1, &result, 1, 2)
        #expect(mean == 2 && result == [9, 18])
    }

    @Test func equationsAreSolved() {
        var product = [Double](repeating: 0, count: 4)
        vDSP_mmulD([1, 2, 3, 4], 1, [5, 6, 7, 8], 1, &product, 1, 2, 2, 2)
        #expect(product == [19, 22, 43, 50])
        vDSP_mtransD([1, 2, 3, 4], 1, &product, 1, 2, 2)
        #expect(product == [1, 3, 2, 4])
        // The columns of [[0, 2, 1], [1, 1, 0], [3, 0, 1]], whose first pivot is zero.
        var (matrix, size, pivots, info) = (
            [0.0, 1, 3, 2, 1, 0, 1, 0, 1], Int32(3), [Int32](repeating: 0, count: 3), Int32(0)
        )
        var (rows, stride) = (size, size)
        dgetrf_(&rows, &size, &matrix, &stride, &pivots, &info)
        #expect(info == 0)
        var (right, sides, rightStride, letter) = ([5.0, 3, 6], Int32(1), Int32(3), CChar(UInt8(ascii: "N")))
        dgetrs_(&letter, &size, &sides, &matrix, &stride, &pivots, &right, &rightStride, &info)
        #expect(abs(2 * right[1] + right[2] - 5) < 1e-12 && abs(right[0] + right[1] - 3) < 1e-12)
        #expect(abs(3 * right[0] + right[2] - 6) < 1e-12)
        var (work, room) = ([Double](repeating: 0, count: 3), Int32(3))
        dgetri_(&size, &matrix, &stride, &pivots, &work, &room, &info)
        // The inverse times the right side is the solution.
        for row in 0..<3 {
            #expect(abs(matrix[row] * 5 + matrix[row + 3] * 3 + matrix[row + 6] * 6 - right[row]) < 1e-12)
        }
    }
}
