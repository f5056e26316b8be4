import Files
import Foundation

/// The pictures' files that a page contains, and those that it only names.
struct PictureEmbedding {
    /// How many bytes of HTML the pictures may take, so that a mail or a browser tab can hold the page.
    static let standardLimit = 64 << 20
    /// How many of them unchanged pictures may take.
    private static let limitOfUnchanged = 8 << 20

    struct Embedded {
        /// As the report writes it.
        let path: String
        /// Whether it is one of the report's own, and no golden.
        let isInside: Bool
    }

    /// Where a page finds a picture.
    struct Place: Codable, Equatable {
        /// Relative to the page.
        let path: String
        /// The number of the element that holds it; nil where it lies beside the page only.
        let element: Int?
    }

    /// In the order of the page's elements.
    private(set) var embedded: [Embedded] = []
    /// How many pictures' files had no room.
    private(set) var leftOut = 0
    private var numbers: [String: Int] = [:]
    private var left: Int
    private let folder: URL
    /// Where the report's own pictures lie.
    private let place: URL

    /// Chooses files until `limit` bytes of HTML are full, those of the most important outcomes first.
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

    /// A golden's file, for pictures that have none written beside the report.
    static func golden(of picture: VerifiedPicture, in report: VerificationReport) -> String {
        "\(report.goldens)/\(picture.name).png"
    }

    /// Whether the file is embedded, or there is none that could be.
    private mutating func embed(_ path: String, isInside: Bool) -> Bool {
        if numbers[path] != nil { return true }
        // A report may come from elsewhere: it cannot make a page carry other files than pictures.
        if isInside, !RelativePath.isInside(path) { return true }
        guard let size = PictureEmbedding.size(ofPicture: file(path, isInside: isInside)) else { return true }
        let cost = (size + 2) / 3 * 4 + 64
        guard cost <= left else { return false }
        left -= cost
        numbers[path] = embedded.count
        embedded.append(Embedded(path: path, isInside: isInside))
        return true
    }

    /// A PNG's size in bytes; nil for what is none.
    private static func size(ofPicture file: URL) -> Int? {
        var status = stat()
        guard stat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            let handle = try? FileHandle(forReadingFrom: file), let start = try? handle.read(upToCount: 8)
        else { return nil }
        return start == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) ? Int(status.st_size) : nil
    }
}
