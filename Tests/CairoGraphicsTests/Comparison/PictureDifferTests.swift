import Foundation
import Testing

@testable import CairoGraphics

@Suite struct PictureDifferTests {
    private let differ = PictureDiffer()

    @Test(arguments: KnownPair.all) func knownPairsGetTheirVerdict(pair: KnownPair) {
        let there = differ.difference(pair.expected, pair.actual, masks: pair.masks)
        #expect(there.verdict == pair.verdict)
        let back = differ.difference(pair.actual, pair.expected, masks: pair.masks)
        #expect(back.verdict == pair.verdict)
        #expect(there.differingPixels == back.differingPixels && there.boxes == back.boxes)
        #expect(there.isEqual == (there.largestColorDistance == 0) && there.isEqual == there.boxes.isEmpty)
        #expect(DifferenceTolerance.exact.allows(there) == (pair.verdict == .same))
    }

    /// Fails if the differ accepts everything or nothing.
    @Test func everyVerdictIsGiven() {
        let verdicts = KnownPair.all.map { differ.difference($0.expected, $0.actual, masks: $0.masks).verdict }
        for verdict in PictureDifference.Verdict.allCases { #expect(verdicts.contains(verdict)) }
        #expect(verdicts.count { $0 != .same } == KnownPair.all.count { $0.verdict != .same })
    }

    /// Every changed pixel is found, however small the change and wherever it is.
    @Test func noChangedPixelIsMissed() {
        var random = SystemIndependentRandom(state: 7)
        for _ in 0..<400 {
            let (width, height) = (Int.random(in: 1...40, using: &random), Int.random(in: 1...40, using: &random))
            let picture = Bitmap(width: width, height: height) { pixels in
                for index in pixels.indices { pixels[index] = random.pixel() }
            }
            var changed: [Int: UInt32] = [:]
            for _ in 0..<Int.random(in: 1...5, using: &random) {
                let index = Int.random(in: 0..<width * height, using: &random)
                let pixel = random.pixel()
                let before = picture.premultipliedPixel(x: index % width, y: index / width)
                changed[index] = pixel == before ? (before == 0 ? 0x0100_0000 : 0) : pixel
            }
            let other = picture.changing { pixels in for (index, pixel) in changed { pixels[index] = pixel } }
            let difference = differ.difference(picture, other)
            #expect(difference.differingPixels == changed.count && !difference.isEqual)
            #expect(difference.largestColorDistance > 0 && difference.largestChannelDifference > 0)
            for index in changed.keys {
                #expect(difference.boxes.count { $0.contains(x: index % width, y: index / width) } == 1)
            }
        }
    }

    @Test func pixelsAndStepsAreCounted() {
        let plain = KnownPair.widget()
        let difference = differ.difference(plain, plain.changing { $0[0] = 0xFF23_40A0; $0[9] = 0xFF20_3EA0 })
        #expect(difference.differingPixels == 2 && difference.largestChannelDifference == 3)
        #expect(difference.antialiasedPixels == 0)
    }

    /// The expected values are Ottosson's published ones, and those of colors that only differ in lightness.
    @Test func distancesArePerceptual() {
        func distance(_ first: UInt32, _ second: UInt32) -> Double {
            differ.difference(
                Bitmap(width: 1, height: 1) { $0[0] = first }, Bitmap(width: 1, height: 1) { $0[0] = second }
            ).largestColorDistance
        }
        #expect(distance(0xFF00_0000, 0xFFFF_FFFF) == 100)
        // Red is 0.62796, 0.22486, 0.12585, and blue 0.45201, -0.03246, -0.31153.
        #expect(abs(distance(0xFFFF_0000, 0xFF00_00FF) - 53.71) < 0.01)
        #expect(distance(0xFF80_8080, 0xFF81_8080) < 0.5)
        // A fading white is visible on black, and a fading black on white.
        #expect(distance(0xFFFF_FFFF, 0x0000_0000) == 100)
        #expect(distance(0xFF00_0000, 0x0000_0000) == 100)
        #expect(distance(0xFF00_0000, 0xFE00_0000) > 0)
    }

    @Test func groupsGetBoxesFromTheTopDown() {
        let ground = Bitmap(width: 100, height: 100) { _ in }
        let places = [(70, 2), (3, 5), (5, 11), (50, 60), (10, 95)]
        let other = ground.changing { pixels in for (x, y) in places { pixels[y * 100 + x] = 0xFFFF_FFFF } }
        let difference = differ.difference(ground, other)
        #expect(difference.boxes == [
            .init(x: 70, y: 2, width: 1, height: 1), .init(x: 3, y: 5, width: 3, height: 7),
            .init(x: 50, y: 60, width: 1, height: 1), .init(x: 10, y: 95, width: 1, height: 1),
        ])
        #expect(difference.area == 24)
    }

    /// A ring that grows by less than a pixel changes in several places along its edge.
    @Test func aGrownRingHasOneBox() {
        func ring(_ radius: Double) -> Bitmap {
            Bitmap(width: 240, height: 200) { pixels in
                for index in pixels.indices {
                    let distance = (Double(index % 240 - 120) * Double(index % 240 - 120)
                        + Double(index / 240 - 100) * Double(index / 240 - 100)).squareRoot()
                    pixels[index] = distance < radius && distance >= radius - 12 ? 0xFF20_60C0 : 0xFFFF_FFFF
                }
            }
        }
        let difference = differ.difference(ring(80), ring(80.1))
        #expect((8...200).contains(difference.differingPixels))
        #expect(difference.boxes == [.init(x: 40, y: 20, width: 161, height: 161)])
    }

    /// Twelve pixels are 4 points at three pixels per point.
    @Test(arguments: [(11, 1), (12, 2), (13, 2)]) func nearbyChangesShareABox(between: Int, count: Int) {
        let ground = Bitmap(width: 64, height: 64) { _ in }
        let far = 7 + between + 1
        for (x, y) in [(far, 7), (7, far), (far, far)] {
            let other = ground.changing { pixels in for (x, y) in [(7, 7), (x, y)] { pixels[y * 64 + x] = 0xFFFF_FFFF } }
            let boxes = differ.difference(ground, other).boxes
            #expect(boxes.count == count)
            #expect(boxes[0].x == 7 && boxes[0].y == 7)
        }
    }

    @Test func manyGroupsShareBoxes() {
        let ground = Bitmap(width: 400, height: 400) { _ in }
        let other = ground.changing { pixels in
            for y in 0..<16 { for x in 0..<16 { pixels[(y * 25 + 3) * 400 + x * 25 + 4] = 0xFF00_0000 } }
        }
        let difference = differ.difference(ground, other)
        #expect(difference.differingPixels == 256)
        #expect((1...PictureDiffer.mostBoxes).contains(difference.boxes.count))
        for y in 0..<16 {
            for x in 0..<16 { #expect(difference.boxes.contains { $0.contains(x: x * 25 + 4, y: y * 25 + 3) }) }
        }
    }

    @Test func similarityFallsWithTheChange() {
        let plain = KnownPair.widget()
        let figures = [plain, KnownPair.widget(samples: 3), KnownPair.widget(shift: 1), KnownPair.widget(shift: 6)]
            .map { differ.difference(plain, $0).similarity }
        #expect(figures[0] == 1 && figures == figures.sorted(by: >) && figures[3] > 0)
        #expect(Set(figures).count == figures.count)
    }

    @Test(arguments: [
        PictureDifference.Box(x: -5, y: -5, width: 6, height: 6), .init(x: 0, y: 0, width: 1, height: .max),
        .init(x: .min, y: 0, width: .max, height: 5), .init(x: .max, y: 0, width: .max, height: 5),
        .init(x: 3, y: 3, width: -2, height: 9), .init(x: 2, y: 2, width: 0, height: 0),
    ])
    func masksMayReachOutside(box: PictureDifference.Box) {
        let plain = KnownPair.widget()
        let other = plain.filling(.init(x: 0, y: 0, width: 1, height: 1))
        let difference = differ.difference(plain, other, masks: [box])
        #expect(difference.isEqual == (box.x <= 0 && box.x > .min && box.y <= 0 && box.width > 0))
    }

    @Test func thePictureShowsTheDifferences() throws {
        let plain = KnownPair.widget()
        let change = PictureDifference.Box(x: 5, y: 5, width: 2, height: 2)
        let mask = PictureDifference.Box(x: 60, y: 50, width: 20, height: 20)
        let other = KnownPair.widget(samples: 3).filling(change).filling(mask)
        let (difference, shown) = differ.differenceAndPicture(plain, other, masks: [mask])
        let picture = try #require(shown)
        #expect(picture == differ.picture(of: plain, other, masks: [mask]))
        #expect(difference == differ.difference(plain, other, masks: [mask]))
        func count(_ matches: (Bitmap.Color) -> Bool) -> Int {
            (0..<96 * 72).count { matches(picture.color(x: $0 % 96, y: $0 / 96)) }
        }
        #expect(count { $0.red == 255 && $0.green == $0.blue && $0.green < 200 } == 4)
        #expect(count { $0.red == 255 && $0.green == 200 && $0.blue == 0 } == difference.antialiasedPixels)
        #expect(picture.color(x: 5, y: 5).green < 128)
        let same = picture.color(x: 90, y: 2)
        #expect(same.red == same.green && same.red > 190)
        #expect(picture.color(x: 61, y: 51).red < 190)
    }

    @Test func aPictureOfSizesThereIsNot() {
        #expect(differ.picture(of: Bitmap(width: 2, height: 2) { _ in }, Bitmap(width: 2, height: 3) { _ in }) == nil)
    }
}

extension PictureDifference.Box {
    func contains(x: Int, y: Int) -> Bool {
        x >= self.x && y >= self.y && x < self.x + width && y < self.y + height
    }
}

/// A generator with the same numbers in every run.
struct SystemIndependentRandom: RandomNumberGenerator {
    var state: UInt64

    // SplitMix64 by G. Steele, D. Lea and C. Flood.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return bits ^ bits >> 31
    }

    /// Returns a premultiplied pixel. Every other pixel is opaque.
    mutating func pixel() -> UInt32 {
        let bits = next()
        let alpha = bits & 1 == 0 ? 255 : UInt32(bits >> 8 & 255)
        return [16, 8, 0].reduce(alpha << 24) { $0 | (UInt32(bits >> (16 + UInt64($1)) & 255) * alpha / 255) << $1 }
    }
}
