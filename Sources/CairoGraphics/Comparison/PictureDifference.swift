import Foundation

/// How two pictures differ, as a reviewer wants to know it. Lengths are in pixels.
public struct PictureDifference: Codable, Hashable, Sendable {
    /// A picture's size.
    public struct Size: Codable, Hashable, Sendable {
        public var width: Int
        public var height: Int

        public init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
    }

    /// A rectangle of pixels.
    public struct Box: Codable, Hashable, Sendable {
        public var x: Int
        public var y: Int
        public var width: Int
        public var height: Int

        public init(x: Int, y: Int, width: Int, height: Int) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }
    }

    public var expectedSize: Size
    public var actualSize: Size
    /// How many pixels differ at all; where the sizes differ, all of the larger picture's.
    public var differingPixels: Int
    /// How many of them are told from a change as another antialiasing of the same edge.
    public var antialiasedPixels: Int
    /// The area of `boxes` together.
    public var area: Int
    /// Rectangles around the groups of differing pixels, by their upper edges and from the left; 32 at most. They do not
    /// overlap. Where the sizes differ, one around both pictures.
    public var boxes: [Box]
    /// The largest difference of a channel, 0…255, with the alpha multiplied in.
    public var largestChannelDifference: Int
    /// The largest distance of two colors in Oklab, 100 between black and white.
    public var largestColorDistance: Double
    /// The structural similarity of the pictures' lightness, 1 for the same; 0 where the sizes differ.
    public var similarity: Double

    public init(
        expectedSize: Size, actualSize: Size, differingPixels: Int = 0, antialiasedPixels: Int = 0, area: Int = 0,
        boxes: [Box] = [], largestChannelDifference: Int = 0, largestColorDistance: Double = 0, similarity: Double = 1
    ) {
        (self.expectedSize, self.actualSize) = (expectedSize, actualSize)
        (self.differingPixels, self.antialiasedPixels) = (differingPixels, antialiasedPixels)
        (self.area, self.boxes) = (area, boxes)
        (self.largestChannelDifference, self.largestColorDistance) = (largestChannelDifference, largestColorDistance)
        self.similarity = similarity
    }

    /// Whether the pictures have the same width and height.
    public var isSameSize: Bool { expectedSize == actualSize }

    /// Whether no pixel differs.
    public var isEqual: Bool { isSameSize && differingPixels == 0 }

    /// What kind of difference it is.
    public enum Verdict: String, CaseIterable, Sendable {
        /// No pixel differs.
        case same
        /// Every pixel that differs smooths the same edge otherwise.
        case antialiasing
        /// What is drawn changed.
        case change
        /// The pictures have different sizes.
        case size
    }

    public var verdict: Verdict {
        if !isSameSize { return .size }
        if differingPixels == 0 { return .same }
        return antialiasedPixels == differingPixels ? .antialiasing : .change
    }
}
