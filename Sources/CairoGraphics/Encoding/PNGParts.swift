import CDeflate
import Foundation

/// The parts of a PNG file that make its pixels, whose checksums are right.
struct PNGParts: Sendable {
    /// Size and kind: 13 bytes.
    private(set) var header = Data()
    private(set) var palette: [UInt8] = []
    private(set) var transparency: [UInt8] = []
    private(set) var scale: Double?
    /// All that is packed.
    private(set) var pixels = Data()

    /// - Throws: `PictureFailure` where the bytes are not a whole PNG file; it says what they are.
    init(_ data: Data, _ failure: PNGFailure) throws {
        let data = data.startIndex == 0 ? data : Data(data)
        guard data.starts(with: PNGChunks.signature) else { throw Self.noPNG(data, failure) }
        func number(_ start: Int) -> Int { data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        let cutOff = failure("is cut off: its \(data.count) bytes end before the picture does")
        var place = PNGChunks.signature.count
        while true {
            guard place + 12 <= data.count else { throw cutOff }
            let (length, kind) = (number(place), Data(data[place + 4..<place + 8]))
            guard length <= data.count - place - 12 else { throw cutOff }
            let content = data[place + 8..<place + 8 + length]
            let sum = data.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress! + place + 4, length + 4) }
            guard sum == UInt32(number(place + 8 + length)) else {
                throw failure("is damaged: the checksum of its part at byte \(place) is wrong")
            }
            let part = String(decoding: kind, as: UTF8.self)
            guard header.isEmpty == (part == "IHDR"), part != "IHDR" || length == 13 else {
                throw failure("is damaged: its header is not where it belongs")
            }
            switch part {
            case "IHDR": header = Data(content)
            case "PLTE": palette = [UInt8](content)
            case "tRNS": transparency = [UInt8](content)
            case "IDAT": pixels.append(content)
            // Pixels a meter; 72 an inch are one a point.
            case "pHYs" where length == 9 && content.last == 1 && number(place + 8) > 0:
                scale = (Double(number(place + 8)) * 0.0254 / 72 * 1000).rounded() / 1000
            case "IEND": return
            // Parts with a small first letter may be left out.
            default: if kind[0] & 0x20 == 0 { throw failure("has a part \(part), which is not known") }
            }
            place += 12 + length
        }
    }

    /// What it is that is no PNG file.
    private static func noPNG(_ data: Data, _ failure: PNGFailure) -> PictureFailure {
        if data.isEmpty { return failure("is an empty file") }
        if PNGChunks.signature.starts(with: data) {
            return failure("is cut off: its \(data.count) bytes end before the picture does")
        }
        if data.starts(with: Data("version https://git-lfs".utf8)) {
            return PictureFailure(
                message: "\(failure.name) is a pointer of Git LFS in the place of the picture. Run git lfs pull.")
        }
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) || data.starts(with: [0xEF, 0xBF, 0xBD, 0x50, 0x4E, 0x47]) {
            return PictureFailure(
                message: "\(failure.name) was treated as text, which has broken the picture. Restore the file, and say "
                    + "\"*.png binary\" in .gitattributes.")
        }
        return failure("is not a PNG file")
    }
}
