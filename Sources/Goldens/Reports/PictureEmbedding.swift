import Files
import Foundation

/// Selects the picture files that a page contains. The page only links to the others.
struct PictureEmbedding {
    /// The largest number of bytes of HTML for pictures, so that the page fits into a mail and a browser tab.
    static let standardLimit = 64 << 20
    /// The part of them for unchanged pictures.
    private static let limitOfUnchanged = 8 << 20

    struct Embedded {
        /// The path in the report.
        let path: String
        /// Whether the file belongs to the report and is not a golden.
        let isInside: Bool
    }

    /// The place of a picture in a page.
    struct Place: Codable, Equatable {
        /// The path relative to the page.
        let path: String
        /// The number of the element that contains the picture; nil if it is only beside the page.
        let element: Int?
    }

    /// The embedded files in the order of the page's elements.
    private(set) var embedded: [Embedded] = []
    /// The number of files that do not fit.
    private(set) var leftOut = 0
    private var numbers: [String: Int] = [:]
    private var left: Int
    private let folder: URL
    /// The folder of the report's own pictures.
    private let place: URL

    /// Selects files for up to `limit` bytes of HTML. The most important outcomes come first.
    init(_ report: VerificationReport, folder: URL, picturesIn place: URL? = nil, limit: Int) {
        (self.folder, left) = (URL(fileURLWithPath: folder.path, isDirectory: true), limit)
        self.place = URL(fileURLWithPath: (place ?? folder).path, isDirectory: true)
        let pictures = report.picturesByImportance
        for picture in pictures where picture.outcome != .unchanged {
            for path in [picture.actual, picture.expected, picture.differencePicture].compactMap({ $0 }) {
                if !embed(path, isInside: true) { leftOut += 1 }
            }
        }
        left = min(left, PictureEmbedding.limitOfUnchanged)
        for picture in pictures where picture.outcome == .unchanged {
            let own = picture.actual ?? picture.expected
            guard embed(own ?? PictureEmbedding.golden(of: picture, in: report), isInside: own != nil) else { break }
        }
    }

    func file(of picture: Embedded) -> URL { file(picture.path, isInside: picture.isInside) }

    private func file(_ path: String, isInside: Bool) -> URL {
        URL(fileURLWithPath: path, relativeTo: isInside ? place : folder)
    }

    func place(of path: String) -> Place { Place(path: path, element: numbers[path]) }

    /// Returns the path of a golden's file, for pictures without files of their own in the report.
    static func golden(of picture: VerifiedPicture, in report: VerificationReport) -> String {
        "\(report.goldens)/\(picture.name).png"
    }

    /// Embeds a file. Returns false if it does not fit, and true if it is embedded or is no picture.
    private mutating func embed(_ path: String, isInside: Bool) -> Bool {
        if numbers[path] != nil { return true }
        // A report may come from another machine. It must not make a page contain other files than pictures.
        if isInside, !RelativePath.isInside(path) { return true }
        guard let size = PictureEmbedding.size(ofPicture: file(path, isInside: isInside)) else { return true }
        let cost = (size + 2) / 3 * 4 + 64
        guard cost <= left else { return false }
        left -= cost
        numbers[path] = embedded.count
        embedded.append(Embedded(path: path, isInside: isInside))
        return true
    }

    /// Returns the size of a PNG file in bytes, or nil if it is no PNG file.
    private static func size(ofPicture file: URL) -> Int? {
        var status = stat()
        guard stat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            let handle = try? FileHandle(forReadingFrom: file), let start = try? handle.read(upToCount: 8)
        else { return nil }
        return start == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) ? Int(status.st_size) : nil
    }
}
