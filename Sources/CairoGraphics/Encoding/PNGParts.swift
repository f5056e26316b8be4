import CDeflate
import Foundation

/// The chunks of a PNG file that define its pixels. Their checksums are valid.
struct PNGParts: Sendable {
    /// The size and the format: 13 bytes.
    private(set) var header = Data()
    private(set) var palette: [UInt8] = []
    private(set) var transparency: [UInt8] = []
    private(set) var scale: Double?
    /// The compressed data of all lines.
    private(set) var pixels = Data()

    /// - Throws: `PictureFailure` where the bytes are not a whole PNG file; it says what they are.
    init(_ data: Data, _ failure: PNGFailure) throws {
        let data = data.startIndex == 0 ? data : Data(data)
        guard data.starts(with: PNGChunks.signature) else { throw Self.noPNG(data, failure) }
        func number(_ start: Int) -> Int { data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        let cutOff = failure("is truncated: its \(data.count) bytes end before the picture does")
        var place = PNGChunks.signature.count
        while true {
            guard place + 12 <= data.count else { throw cutOff }
            let (length, kind) = (number(place), Data(data[place + 4..<place + 8]))
            guard length <= data.count - place - 12 else { throw cutOff }
            let content = data[place + 8..<place + 8 + length]
            let sum = data.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress! + place + 4, length + 4) }
            guard sum == UInt32(number(place + 8 + length)) else {
                throw failure("is damaged: the checksum of its chunk at byte \(place) is wrong")
            }
            let part = String(decoding: kind, as: UTF8.self)
            guard header.isEmpty == (part == "IHDR"), part != "IHDR" || length == 13 else {
                throw failure("is damaged: its header is not at the start")
            }
            switch part {
            case "IHDR": header = Data(content)
            case "PLTE": palette = [UInt8](content)
            case "tRNS": transparency = [UInt8](content)
            case "IDAT": pixels.append(content)
            // The unit is pixels per meter; 72 pixels per inch are one pixel per point.
            case "pHYs" where length == 9 && content.last == 1 && number(place + 8) > 0:
                scale = (Double(number(place + 8)) * 0.0254 / 72 * 1000).rounded() / 1000
            case "IEND": return
            // Chunks whose name starts with a lowercase letter are optional.
            default: if kind[0] & 0x20 == 0 { throw failure("has an unknown chunk \(part)") }
            }
            place += 12 + length
        }
    }

    /// Returns a failure that describes data without a PNG signature.
    private static func noPNG(_ data: Data, _ failure: PNGFailure) -> PictureFailure {
        if data.isEmpty { return failure("is an empty file") }
        if PNGChunks.signature.starts(with: data) {
            return failure("is truncated: its \(data.count) bytes end before the picture does")
        }
        if data.starts(with: Data("version https://git-lfs".utf8)) {
            return PictureFailure(
                message: "\(failure.name) is a Git LFS pointer instead of a picture. Run git lfs pull.")
        }
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) || data.starts(with: [0xEF, 0xBF, 0xBD, 0x50, 0x4E, 0x47]) {
            return PictureFailure(
                message: "\(failure.name) was converted as text, which damaged the picture. Restore the file, and add "
                    + "\"*.png binary\" to .gitattributes.")
        }
        return failure("is not a PNG file")
    }
}
