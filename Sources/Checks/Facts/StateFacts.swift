import Foundation

/// Two pictures of a widget, an activity or a toggle in different states, whose drawings differ in colors alone: all outlines, letters
/// and images are the same. Lengths are in points.
package struct StateFacts: Sendable {
    /// What has two states.
    package enum Subject: Sendable {
        /// Two entries of a timeline.
        case entries
        /// Two states of a Live Activity, or two of a preview.
        case states
        /// A toggle that is on or off.
        case toggle
    }

    /// A color of the sRGB space, with components 0…1.
    package struct Color: Hashable, Sendable {
        package var red, green, blue: Double

        /// Creates a color.
        package init(_ red: Double, _ green: Double, _ blue: Double) { (self.red, self.green, self.blue) = (red, green, blue) }

        /// The color as `#RRGGBB`.
        package var text: String {
            "#" + [red, green, blue].map { component in
                let digits = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
                return digits.count < 2 ? "0" + digits : digits
            }.joined()
        }

        /// How far the color is from gray, 0…1.
        package var chroma: Double { max(red, green, blue) - min(red, green, blue) }
    }

    package var kind: String
    /// The family, presentation or place.
    package var form: String
    package var subject: Subject
    /// The name of the picture of the first state.
    package var picture: String
    package var place: SourceLocation?
    /// The largest contrast ratio by WCAG 2.2 that a pixel of one picture has to that of the other, 1…21. A twentieth of the pixels
    /// that differ may have more.
    package var contrast: Double
    /// The part of the picture that differs, 0…1, and the smallest rectangle around it.
    package var share: Double
    package var frame: CGRect
    /// The colors of the place that differs most.
    package var colors: (first: Color, second: Color)

    /// Creates facts of two states.
    package init(
        kind: String, form: String, subject: Subject, picture: String, place: SourceLocation? = nil, contrast: Double, share: Double,
        frame: CGRect, colors: (first: Color, second: Color)
    ) {
        (self.kind, self.form, self.subject, self.picture, self.place) = (kind, form, subject, picture, place)
        (self.contrast, self.share, self.frame, self.colors) = (contrast, share, frame, colors)
    }
}
