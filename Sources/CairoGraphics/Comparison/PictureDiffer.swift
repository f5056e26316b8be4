import CPixels
import Foundation

/// Compares two pictures exactly: a pixel differs if any of its four channels differs.
///
/// - The differ detects antialiasing as pixelmatch does, after V. Vyšniauskas, "Anti-aliased Pixel and Intensity
///   Slope Detector", 2009, but more strictly: an edge that moves by more than half a pixel is a change. Antialiased
///   pixels still count as different; they are only counted separately.
/// - Colors are compared in Oklab. A pixel that is not opaque is compared over white and over black, and the larger
///   distance counts.
/// - Similarity is the structural similarity of luma over middle gray (Wang et al., 2004): the mean over squares of
///   8 by 8 pixels that do not overlap. Colors of the same luma are similar.
/// - Groups of pixels share a box if their squares of 8 by 8 pixels touch, or if fewer than 12 pixels are between them.
///   If this results in more than `mostBoxes` boxes, the squares grow to 16, 32 and so on. No two boxes are that close.
public struct PictureDiffer: Hashable, Sendable {
    /// The maximum number of boxes in a difference.
    public static let mostBoxes = 32

    public init() {}

    /// Compares two pictures. Pixels inside `masks` count as equal.
    ///
    /// If the sizes differ, everything differs, masked or not: the number of differing pixels is that of the larger
    /// picture, and every difference has its maximum value.
    public func difference(
        _ expected: Bitmap, _ actual: Bitmap, masks: [PictureDifference.Box] = []
    ) -> PictureDifference {
        compare(expected, actual, masks: masks, isDrawing: false).difference
    }

    /// Returns a picture of the differences over a pale gray copy of the expected picture, or `nil` if the sizes
    /// differ. A fuller red stands for a larger channel difference, yellow for antialiasing, and hatching for a mask.
    public func picture(
        of expected: Bitmap, _ actual: Bitmap, masks: [PictureDifference.Box] = []
    ) -> Bitmap? {
        compare(expected, actual, masks: masks, isDrawing: true).picture
    }

    /// Returns the difference and its picture, in the time that one of them takes.
    public func differenceAndPicture(
        _ expected: Bitmap, _ actual: Bitmap, masks: [PictureDifference.Box] = []
    ) -> (difference: PictureDifference, picture: Bitmap?) {
        compare(expected, actual, masks: masks, isDrawing: true)
    }

    private func compare(
        _ expected: Bitmap, _ actual: Bitmap, masks: [PictureDifference.Box], isDrawing: Bool
    ) -> (difference: PictureDifference, picture: Bitmap?) {
        let sizes = [expected, actual].map { PictureDifference.Size(width: $0.width, height: $0.height) }
        guard sizes[0] == sizes[1] else { return (.ofSizes(expected: sizes[0], actual: sizes[1]), nil) }
        var difference = PictureDifference(expectedSize: sizes[0], actualSize: sizes[1])
        guard expected.width > 0, expected.height > 0 else { return (difference, isDrawing ? expected : nil) }
        if !isDrawing, expected == actual { return (difference, nil) }
        let parts = masks.compactMap { $0.clipped(to: sizes[0]) }
        let compared = parts.isEmpty ? actual : actual.replacing(parts, with: expected)
        guard isDrawing else {
            difference.fill(with: expected, compared, drawing: nil)
            return (difference, nil)
        }
        let picture = Bitmap(width: expected.width, height: expected.height) { pixels in
            difference.fill(with: expected, compared, drawing: pixels.baseAddress)
            for part in parts { cpixels_veil(pixels.baseAddress!, Int32(expected.width), part.cpixels) }
        }
        return (difference, picture)
    }
}

extension PictureDifference {
    fileprivate static func ofSizes(expected: Size, actual: Size) -> PictureDifference {
        let all = Box(
            x: 0, y: 0, width: max(expected.width, actual.width), height: max(expected.height, actual.height))
        return PictureDifference(
            expectedSize: expected, actualSize: actual,
            differingPixels: max(expected.width * expected.height, actual.width * actual.height),
            area: all.width * all.height, boxes: [all], largestChannelDifference: 255, largestColorDistance: 100,
            similarity: 0)
    }

    /// Compares two pictures of this size, with at least one pixel.
    fileprivate mutating func fill(with expected: Bitmap, _ actual: Bitmap, drawing: UnsafeMutablePointer<UInt32>?) {
        var found = cpixels_difference()
        var places = [cpixels_box](repeating: cpixels_box(), count: PictureDiffer.mostBoxes)
        let isDone = expected.withPixels { first in
            actual.withPixels { second in
                cpixels_difference_of(
                    first.baseAddress!, second.baseAddress!, Int32(expected.width), Int32(expected.height), &places,
                    Int32(places.count), drawing, &found) != 0
            }
        }
        guard isDone else { fatalError("There is not enough memory to compare \(expected.width) by \(expected.height) pixels.") }
        differingPixels = found.count
        antialiasedPixels = found.antialiased
        largestChannelDifference = Int(found.largest_step)
        // These digits are the same on every processor. A difference above zero must not round to zero.
        let distance = (found.largest_distance * 10_000).rounded() / 100
        largestColorDistance = found.count > 0 ? max(0.01, distance) : 0
        similarity = (found.similarity * 1_000_000).rounded(.down) / 1_000_000
        boxes = places.prefix(Int(found.box_count)).map {
            Box(x: Int($0.x), y: Int($0.y), width: Int($0.width), height: Int($0.height))
        }
        area = boxes.reduce(0) { $0 + $1.width * $1.height }
    }
}

extension PictureDifference.Box {
    /// Returns the part of the box within a picture, or `nil` if there is none.
    fileprivate func clipped(to size: PictureDifference.Size) -> Self? {
        func range(_ start: Int, _ length: Int, in limit: Int) -> Range<Int> {
            let (end, isBeyond) = start.addingReportingOverflow(max(0, length))
            let from = max(0, min(limit, start))
            return from..<max(from, isBeyond ? limit : min(limit, end))
        }
        let (across, down) = (range(x, width, in: size.width), range(y, height, in: size.height))
        guard !across.isEmpty, !down.isEmpty else { return nil }
        return Self(x: across.lowerBound, y: down.lowerBound, width: across.count, height: down.count)
    }

    fileprivate var cpixels: cpixels_box {
        cpixels_box(x: Int32(x), y: Int32(y), width: Int32(width), height: Int32(height))
    }
}

extension Bitmap {
    /// Returns a copy with pixels of another picture in these parts. The parts are within both pictures.
    fileprivate func replacing(_ parts: [PictureDifference.Box], with other: Bitmap) -> Bitmap {
        withPixels { own in
            other.withPixels { others in
                Bitmap(width: width, height: height) { pixels in
                    memcpy(pixels.baseAddress!, own.baseAddress!, own.count * 4)
                    for part in parts {
                        for row in part.y..<part.y + part.height {
                            let start = row * width + part.x
                            memcpy(pixels.baseAddress! + start, others.baseAddress! + start, part.width * 4)
                        }
                    }
                }
            }
        }
    }
}
