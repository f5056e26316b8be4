import CairoGraphics
import Foundation

/// A picture on disk that others are held against.
@_spi(Darkroom) public struct Golden: Sendable {
    /// How a picture compares with its golden.
    public enum Outcome: Equatable, Sendable {
        case same
        /// There is no golden yet.
        case missing
        /// The pictures differ; the files show how, in this order: expected, actual and, where the sizes are the
        /// same, the difference.
        case different(PictureDifference, files: [URL])
    }

    /// The golden's file, a PNG.
    public let file: URL
    /// The folder that shows failures.
    public let failures: URL

    public init(file: URL, failures: URL) { (self.file, self.failures) = (file, failures) }

    /// Compares the pixels of a PNG with the golden's.
    ///
    /// - Parameters:
    ///   - actual: the PNG's bytes.
    ///   - name: what the files of a failure begin with.
    /// - Throws: where one of the pictures cannot be read, or a failure cannot be written.
    public func compare(_ actual: Data, name: String) throws -> Outcome {
        guard let golden = try? Data(contentsOf: file) else { return .missing }
        if golden == actual { return .same }
        let (expected, drawn) = (try PNGDecoder.decode(golden), try PNGDecoder.decode(actual))
        let differ = PictureDiffer()
        let difference = differ.difference(expected, drawn)
        if difference.isEqual { return .same }
        var pictures = [("expected", golden), ("actual", actual)]
        if let picture = differ.picture(of: expected, drawn) {
            pictures.append(("difference", try PNGEncoder().encode(picture)))
        }
        let writer = try PictureWriter(folder: failures)
        let files = try pictures.map { part, data in
            let path = "\(name)-\(part).png"
            try writer.write(data, to: path)
            return failures.appendingPathComponent(path)
        }
        return .different(difference, files: files)
    }

    /// Makes a PNG the golden.
    public func record(_ actual: Data) throws {
        try PictureWriter(folder: file.deletingLastPathComponent()).write(actual, to: file.lastPathComponent)
    }
}
