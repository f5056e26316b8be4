/// A laid-out view with the views inside it, as goldens keep it.
package struct LayoutTree: Codable, Equatable, Sendable {
    /// The bounding box of a view in the picture, in points.
    package struct Frame: Codable, Equatable, Sendable {
        package var x, y, width, height: Double

        package init(x: Double, y: Double, width: Double, height: Double) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }
    }

    /// The details that some views have.
    package struct Details: Codable, Equatable, Sendable {
        /// The characters of a text.
        package var text: String?
        /// The name of an image or a symbol.
        package var image: String?
        /// The URL that a tap opens.
        package var url: String?
        /// The intent that a tap performs.
        package var intent: String?
        package var accessibilityLabel: String?
        package var accessibilityValue: String?
        package var accessibilityHint: String?
        package var accessibilityIdentifier: String?

        package init() {}
    }

    /// The view's type, or the name of a modifier with a dot before it.
    package var type: String
    package var frame: Frame
    /// The details; nil if there are none.
    package var details: Details?
    package var children: [LayoutTree]

    package init(type: String, frame: Frame, details: Details? = nil, children: [LayoutTree] = []) {
        (self.type, self.frame, self.details, self.children) = (type, frame, details, children)
    }
}
