import Testing

@testable import CairoGraphics

@Suite struct BitmapComparisonTests {
    private func grey(changing changes: [Int: UInt32] = [:], width: Int = 4) -> Bitmap {
        Bitmap(width: width, height: 3) { pixels in
            for index in pixels.indices { pixels[index] = changes[index] ?? 0xFF80_8080 }
        }
    }

    @Test func equalPictures() {
        let comparison = BitmapComparison(grey(), grey())
        #expect(comparison.isEqual && comparison.differingPixels == 0 && comparison.largestDifference == 0)
        #expect(comparison.region == nil)
    }

    @Test func differencesAreCountedAndFound() {
        let comparison = BitmapComparison(grey(), grey(changing: [5: 0xFF80_8084, 10: 0xFF70_8080]))
        #expect(!comparison.isEqual && comparison.differingPixels == 2 && comparison.largestDifference == 16)
        #expect(comparison.region == PictureDifference.Box(x: 1, y: 1, width: 2, height: 2))
    }

    @Test func toleranceForgivesSmallDifferences() {
        let comparison = BitmapComparison(grey(), grey(changing: [5: 0xFF80_8084, 10: 0xFF70_8080]), tolerance: 4)
        #expect(comparison.differingPixels == 1 && comparison.largestDifference == 16)
        #expect(comparison.region == PictureDifference.Box(x: 2, y: 2, width: 1, height: 1))
    }

    @Test func sizesMustAgree() {
        let comparison = BitmapComparison(grey(), grey(width: 5))
        #expect(!comparison.isEqual && !comparison.isSameSize && comparison.differingPixels == 15)
    }
}
