/// Where a golden's files lie, from the golden folder on.
package enum GoldenPath {
    package static let previewFolder = "previews"
    package static let layoutFolder = "layout"
    package static let inputFolder = "inputs"

    /// A golden's picture.
    package static func picture(of name: String) -> String { "\(name).png" }

    /// Where the views of a golden's picture are.
    package static func layout(of name: String) -> String { "\(layoutFolder)/\(name).json" }
}
