import Foundation

/// The difference between two pictures, for a reviewer. Lengths are in pixels.
public struct PictureDifference: Codable, Hashable, Sendable {
    /// A picture's size.
    public struct Size: Codable, Hashable, Sendable {
        /// The width of the bitmap.
        public var width: Int
        /// The height of the bitmap.
        public var height: Int

        public init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
    }

    /// A rectangle of pixels.
    public struct Box: Codable, Hashable, Sendable {
        /// The distance of the left edge from the picture's left edge.
        public var x: Int
        /// The distance of the top edge from the picture's top edge.
        public var y: Int
        /// The number of columns.
        public var width: Int
        /// The number of rows.
        public var height: Int

        public init(x: Int, y: Int, width: Int, height: Int) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }
    }

    /// The size of the golden.
    public var expectedSize: Size
    /// The size of the picture that was made.
    public var actualSize: Size
    /// The number of differing pixels, or all pixels of the larger picture if the sizes differ.
    public var differingPixels: Int
    /// The number of differing pixels that only differ in the antialiasing of the same edge.
    public var antialiasedPixels: Int
    /// The total area of `boxes`.
    public var area: Int
    /// Rectangles around the groups of differing pixels, ordered by their upper edges and then from the left. There are
    /// at most 32, and they do not overlap. If the sizes differ, one rectangle surrounds both pictures.
    public var boxes: [Box]
    /// The largest difference in a channel, 0…255, with premultiplied alpha.
    public var largestChannelDifference: Int
    /// The largest distance between two colors in Oklab, where black and white are 100 apart.
    public var largestColorDistance: Double
    /// The structural similarity of the pictures' lightness: 1 for equal pictures, and 0 if the sizes differ.
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

    /// The kind of difference.
    public enum Verdict: String, CaseIterable, Sendable {
        /// No pixel differs.
        case same
        /// Every differing pixel only smooths the same edge differently.
        case antialiasing
        /// The drawn content changed.
        case change
        /// The pictures have different sizes.
        case size
    }

    /// The kind of the difference, from the sizes and the counts of pixels.
    public var verdict: Verdict {
        if !isSameSize { return .size }
        if differingPixels == 0 { return .same }
        return antialiasedPixels == differingPixels ? .antialiasing : .change
    }
}
