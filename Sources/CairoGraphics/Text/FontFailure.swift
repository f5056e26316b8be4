import Foundation

/// Why a font could not be had; the description says what to do.
public enum FontFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The folder of the pinned fonts, or one of its files, is not there.
    case missing(URL)
    /// The file is there but cannot be read.
    case unreadable(URL)
    /// The file is not a font, or a damaged one.
    case notAFont(URL)
    /// The machine has no such family; the suggestion is empty or a question.
    case notInstalled(String, suggestion: String)

    public var description: String {
        switch self {
        case .missing(let url):
            "The font file \(url.path) is missing. Run `make setup` (or Scripts/setup.sh) to fetch the fonts."
        case .unreadable(let url):
            "The font file \(url.path) cannot be read. Check that it exists and that its permissions allow reading."
        case .notAFont(let url):
            "The file \(url.path) is not a font that can be used. It must be an intact TrueType or OpenType file; "
                + "`make setup` fetches damaged fonts of the project again."
        case .notInstalled(let family, let suggestion):
            "The font family \"\(family)\" is not installed.\(suggestion) "
                + "`fc-list : family` prints what is; without --font-system the project's own fonts are used."
        }
    }
}
