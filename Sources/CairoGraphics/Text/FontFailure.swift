import Foundation

/// The reason why a font is not available. The description contains the remedy.
public enum FontFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The folder of the pinned fonts, or one of its files, is missing.
    case missing(URL)
    /// The file exists and cannot be read.
    case unreadable(URL)
    /// The file is not a font, or is damaged.
    case notAFont(URL)
    /// The family is not installed on the machine. The suggestion is a question or empty.
    case notInstalled(String, suggestion: String)

    public var description: String {
        switch self {
        case .missing(let url):
            "The font file \(url.path) is missing. Run `make setup` (or Scripts/setup.sh) to fetch the fonts."
        case .unreadable(let url):
            "The font file \(url.path) cannot be read. Check that it exists and that its permissions allow reading."
        case .notAFont(let url):
            "The file \(url.path) is not a usable font. It must be an intact TrueType or OpenType file; "
                + "`make setup` fetches the project's fonts again if they are damaged."
        case .notInstalled(let family, let suggestion):
            "The font family \"\(family)\" is not installed.\(suggestion) "
                + "`fc-list : family` lists the installed families; without --font-system the project's own fonts are used."
        }
    }
}
