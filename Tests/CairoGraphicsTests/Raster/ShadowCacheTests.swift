import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

@Suite struct ShadowCacheTests {
    private func key(_ bytes: inout [UInt8], sigma: Double = 2, width: Int = 6) -> ShadowCache.Key {
        bytes.withUnsafeMutableBufferPointer { ShadowCache.Key($0, width: width, stride: 8, sigmaX: sigma, sigmaY: sigma) }
    }

    @Test func onlyTheSamePlaneIsKnown() {
        let cache = ShadowCache()
        var plane = [UInt8](repeating: 0, count: 64)
        plane[20] = 255
        let first = key(&plane)
        cache.insert([UInt8](repeating: 7, count: 64), of: plane, for: first)
        func blurred(_ bytes: inout [UInt8], _ key: ShadowCache.Key) -> [UInt8]? {
            bytes.withUnsafeMutableBufferPointer { cache.blurred($0, key) }
        }
        #expect(blurred(&plane, first) == [UInt8](repeating: 7, count: 64))
        #expect(blurred(&plane, key(&plane, sigma: 3)) == nil && blurred(&plane, key(&plane, width: 7)) == nil)
        var other = plane
        other[21] = 1
        #expect(blurred(&other, key(&other)) == nil)
        // A hash says nothing about chance.
        #expect(blurred(&other, first) == nil)
    }

    @Test func largePlanesAreNotKept() {
        let cache = ShadowCache(byteLimit: 256)
        var plane = [UInt8](repeating: 1, count: 128)
        let known = key(&plane)
        cache.insert(plane, of: plane, for: known)
        #expect(plane.withUnsafeMutableBufferPointer { cache.blurred($0, known) } == nil)
    }

    @Test func aKnownShadowHasTheSamePixels() throws {
        func list(_ x: CGFloat, _ radius: CGFloat) -> DisplayList {
            let box = DisplayItem.group([.box(x, 10, 40, 30, .black)]) {
                $0.filters = [.shadow(color: .pureRed, radius: radius, offset: CGSize(width: 3, height: 4))]
            }
            return DisplayList(size: CGSize(width: 80, height: 60), items: [box])
        }
        let renderer = BitmapRenderer()
        let lists = [list(10, 4), list(11, 4), list(10, 5), list(10, 4)]
        for list in lists + lists {
            #expect(try renderer.render(list, scale: 2) == BitmapRenderer().render(list, scale: 2))
        }
    }
}
