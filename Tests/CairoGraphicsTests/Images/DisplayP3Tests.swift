import Foundation
import Testing

@testable import CairoGraphics

@Suite struct DisplayP3Tests {
    @Test func graysStayAndRedLeavesTheGamut() {
        let gray = DisplayP3.extendedSRGB(red: 0.5, green: 0.5, blue: 0.5)
        #expect(abs(gray.red - 0.5) < 1e-4 && abs(gray.green - 0.5) < 1e-4 && abs(gray.blue - 0.5) < 1e-4)
        let red = DisplayP3.extendedSRGB(red: 1, green: 0, blue: 0)
        #expect(abs(red.red - 1.0931) < 1e-3 && abs(red.green + 0.2268) < 1e-3 && abs(red.blue + 0.1501) < 1e-3)
    }

    @Test func pixelsAreClippedToSRGB() {
        #expect(DisplayP3Converter().convert(255, 0, 0) == (255, 0, 0))
        #expect(DisplayP3Converter().convert(255, 255, 255) == (255, 255, 255))
        let muted = DisplayP3Converter().convert(128, 100, 100)
        #expect(muted.0 > 128 && muted.1 < 101)
    }

    @Test func profilesAreToldByTheirPrimaries() {
        func profile(_ primaries: [(String, [Double])]) -> Data {
            var bytes = [UInt8](repeating: 0, count: 128)
            func append(_ value: UInt32) { bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
            append(UInt32(primaries.count))
            for (index, primary) in primaries.enumerated() {
                bytes += Array(primary.0.utf8)
                append(UInt32(132 + 12 * primaries.count + 20 * index))
                append(20)
            }
            for primary in primaries {
                bytes += Array("XYZ ".utf8) + [0, 0, 0, 0]
                for value in primary.1 { append(UInt32(bitPattern: Int32(value * 65536))) }
            }
            return Data(bytes)
        }
        let p3 = [
            ("rXYZ", [0.51512, 0.2412, -0.00105]), ("gXYZ", [0.29198, 0.69225, 0.04189]),
            ("bXYZ", [0.1571, 0.06657, 0.78407]),
        ]
        let sRGB = [
            ("rXYZ", [0.43607, 0.22249, 0.01392]), ("gXYZ", [0.38515, 0.71687, 0.09708]),
            ("bXYZ", [0.14307, 0.06061, 0.7141]),
        ]
        #expect(DisplayP3.describes(profile: profile(p3)))
        #expect(!DisplayP3.describes(profile: profile(sRGB)))
        #expect(!DisplayP3.describes(profile: Data()))
        #expect(!DisplayP3.describes(profile: profile(p3).prefix(150)))
    }
}
