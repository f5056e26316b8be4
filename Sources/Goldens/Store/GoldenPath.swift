/// The paths of a golden's files, relative to the golden folder.
package enum GoldenPath {
    package static let previewFolder = "previews"
    package static let layoutFolder = "layout"
    package static let inputFolder = "inputs"

    /// Returns the path of a golden's picture.
    package static func picture(of name: String) -> String { "\(name).png" }

    /// Returns the path of a golden's layout.
    package static func layout(of name: String) -> String { "\(layoutFolder)/\(name).json" }
}
