import CDeflate
import CGIF
import CWebP
import Foundation

@testable import CairoGraphics

/// An animation as a viewer shows it: whole pictures with their durations in seconds.
struct ShownAnimation {
    struct Malformed: Error { let reason: String }

    var pictures: [Bitmap] = []
    var delays: [Double] = []
    /// The number of repetitions, or `nil` for an endless loop.
    var plays: Int?
    /// The part of the picture that each frame replaces.
    var rects: [PixelRect] = []
    /// Whether each frame is drawn over the previous content.
    var areOver: [Bool] = []
}

/// Pictures with small, minimal, no and complete differences, with or without translucent pixels.
enum AnimationPictures {
    static func moving(_ count: Int = 5, isOpaque: Bool = false) -> [Bitmap] {
        (0..<count).map { index in
            Bitmap(width: 48, height: 32) { pixels in
                for (place, (x, y)) in (0..<32).flatMap({ y in (0..<48).map { ($0, y) } }).enumerated() {
                    let alpha = isOpaque ? 255 : UInt32(min(255, x * 6))
                    let isSquare = (8 + index * 3..<14 + index * 3).contains(x) && (10..<16).contains(y)
                    let color = isSquare ? (255, 40, 40) : (UInt32(x * 5), UInt32(y * 7), UInt32(128))
                    func part(_ value: UInt32) -> UInt32 { (value * alpha + 127) / 255 }
                    pixels[place] = alpha << 24 | part(color.0) << 16 | part(color.1) << 8 | part(color.2)
                }
            }
        }
    }
}

extension ShownAnimation {
    /// Reads an animated PNG as strictly as its specification requires.
    init(apng data: Data) throws {
        guard data.starts(with: PNGChunks.signature) else { throw Malformed(reason: "signature") }
        var (width, height, frameCount, sequence) = (0, 0, -1, 0)
        var header = Data()
        var control: [Int] = []
        var isOver = false
        var canvas: Bitmap?
        var hasEnd = false
        func number(_ bytes: Data, _ offset: Int, length: Int = 4) -> Int {
            bytes.dropFirst(offset).prefix(length).reduce(0) { $0 << 8 | Int($1) }
        }
        var rest = data.dropFirst(8)
        while !rest.isEmpty {
            guard !hasEnd, rest.count >= 12 else { throw Malformed(reason: "what follows the end") }
            let length = number(rest, 0)
            guard rest.count >= 12 + length else { throw Malformed(reason: "a chunk that breaks off") }
            let checked = Data(rest.dropFirst(4).prefix(4 + length))
            let checksum = checked.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
            guard Int(checksum) == number(rest, 8 + length) else { throw Malformed(reason: "a checksum") }
            let (name, content) = (String(decoding: checked.prefix(4), as: UTF8.self), Data(checked.dropFirst(4)))
            rest = rest.dropFirst(12 + length)
            switch name {
            case "IHDR":
                (header, width, height) = (content, number(content, 0), number(content, 4))
                canvas = Bitmap(width: width, height: height) { _ in }
            case "acTL":
                guard control.isEmpty else { throw Malformed(reason: "acTL after a frame") }
                frameCount = number(content, 0)
                plays = number(content, 4) == 0 ? nil : number(content, 4)
            case "fcTL":
                guard number(content, 0) == sequence, content.count == 26 else {
                    throw Malformed(reason: "the sequence")
                }
                sequence += 1
                control = [4, 8, 12, 16].map { number(content, $0) }
                guard control[0] > 0, control[1] > 0, control[2] + control[0] <= width,
                    control[3] + control[1] <= height
                else { throw Malformed(reason: "a frame outside the picture") }
                guard content[24] == 0, content[25] < 2 else { throw Malformed(reason: "disposal or blending") }
                isOver = content[25] == 1
                areOver.append(isOver)
                delays.append(Double(number(content, 20, length: 2)) / Double(number(content, 22, length: 2)))
            case "IDAT", "fdAT":
                guard (name == "IDAT") == pictures.isEmpty, delays.count == pictures.count + 1 else {
                    throw Malformed(reason: "data without a frame")
                }
                var lines = content
                if name == "fdAT" {
                    guard number(content, 0) == sequence else { throw Malformed(reason: "the sequence") }
                    sequence += 1
                    lines = Data(content.dropFirst(4))
                }
                var file = PNGChunks.signature
                let size = PNGChunks.bytes(UInt32(control[0])) + PNGChunks.bytes(UInt32(control[1]))
                PNGChunks.append("IHDR", size + header.dropFirst(8), to: &file)
                PNGChunks.append("IDAT", lines, to: &file)
                PNGChunks.append("IEND", to: &file)
                let rect = PixelRect(
                    minX: control[2], minY: control[3], maxX: control[2] + control[0], maxY: control[3] + control[1])
                let part = try PNGDecoder.decode(file)
                canvas = try canvas.map { canvas in
                    canvas.replacing(rect, with: isOver ? try part.over(canvas.cropped(to: rect)) : part)
                }
                canvas.map { pictures.append($0) }
                rects.append(rect)
            case "IEND": hasEnd = true
            default: break
            }
        }
        guard hasEnd, frameCount == pictures.count else { throw Malformed(reason: "the number of frames") }
    }

    /// Reads a GIF with giflib.
    init(gif file: URL) throws {
        var code: Int32 = 0
        guard let gif = DGifOpenFileName(file.path, &code) else { throw Malformed(reason: "giflib error \(code)") }
        defer { DGifCloseFile(gif, nil) }
        guard DGifSlurp(gif) == GIF_OK else { throw Malformed(reason: "giflib error \(gif.pointee.Error)") }
        var canvas = Bitmap(width: Int(gif.pointee.SWidth), height: Int(gif.pointee.SHeight)) { _ in }
        plays = 1
        for index in 0..<Int(gif.pointee.ImageCount) {
            let image = gif.pointee.SavedImages[index]
            for block in 0..<Int(image.ExtensionBlockCount) {
                let found = image.ExtensionBlocks[block]
                let bytes = Array(UnsafeBufferPointer(start: found.Bytes, count: Int(found.ByteCount)))
                if found.Function == APPLICATION_EXT_FUNC_CODE, bytes == Array("NETSCAPE2.0".utf8) { plays = nil }
            }
            var control = GraphicsControlBlock()
            guard DGifSavedExtensionToGCB(gif, Int32(index), &control) == GIF_OK else {
                throw Malformed(reason: "a frame without control")
            }
            let place = image.ImageDesc
            let rect = PixelRect(
                minX: Int(place.Left), minY: Int(place.Top), maxX: Int(place.Left + place.Width),
                maxY: Int(place.Top + place.Height))
            let colors = place.ColorMap.pointee
            let old = canvas.cropped(to: rect)
            let part = Bitmap(width: rect.width, height: rect.height) { pixels in
                for spot in pixels.indices {
                    let index = Int(image.RasterBits[spot])
                    let color = colors.Colors[index]
                    pixels[spot] =
                        index == control.TransparentColor
                        ? old.premultipliedPixel(x: spot % rect.width, y: spot / rect.width)
                        : 0xFF00_0000 | UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
                }
            }
            canvas = canvas.replacing(rect, with: part)
            pictures.append(canvas)
            rects.append(rect)
            delays.append(Double(control.DelayTime) / 100)
        }
    }

    /// Reads a WebP with libwebp.
    init(webp data: Data) throws {
        try data.withUnsafeBytes { bytes in
            var content = WebPData(bytes: bytes.bindMemory(to: UInt8.self).baseAddress, size: bytes.count)
            guard let decoder = WebPAnimDecoderNew(&content, nil) else { throw Malformed(reason: "no WebP") }
            defer { WebPAnimDecoderDelete(decoder) }
            var info = WebPAnimInfo()
            WebPAnimDecoderGetInfo(decoder, &info)
            plays = info.loop_count == 0 ? nil : Int(info.loop_count)
            let count = Int(info.canvas_width * info.canvas_height)
            var time = 0
            while WebPAnimDecoderHasMoreFrames(decoder) != 0 {
                var pixels: UnsafeMutablePointer<UInt8>?
                var end: Int32 = 0
                guard WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0, let pixels else {
                    throw Malformed(reason: "a frame that cannot be read")
                }
                pictures.append(
                    Bitmap(width: Int(info.canvas_width), height: Int(info.canvas_height)) { out in
                        for spot in 0..<count {
                            let alpha = UInt32(pixels[spot * 4 + 3])
                            func part(_ channel: Int) -> UInt32 {
                                (UInt32(pixels[spot * 4 + channel]) * alpha + 127) / 255
                            }
                            out[spot] = alpha << 24 | part(0) << 16 | part(1) << 8 | part(2)
                        }
                    })
                delays.append(Double(Int(end) - time) / 1000)
                time = Int(end)
            }
        }
    }
}

extension Bitmap {
    /// Returns the picture drawn over another one. Its pixels are either opaque or transparent.
    fileprivate func over(_ ground: Bitmap) throws -> Bitmap {
        let isTranslucent = withPixels { $0.contains { ![0, 255].contains($0 >> 24) } }
        if isTranslucent { throw ShownAnimation.Malformed(reason: "translucent pixels over others") }
        return Bitmap(width: width, height: height) { pixels in
            for place in pixels.indices {
                let own = premultipliedPixel(x: place % width, y: place / width)
                pixels[place] = own == 0 ? ground.premultipliedPixel(x: place % width, y: place / width) : own
            }
        }
    }

    /// Returns the picture with the content of `rect` replaced by another picture.
    func replacing(_ rect: PixelRect, with part: Bitmap) -> Bitmap {
        Bitmap(width: width, height: height) { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    let isInside = (rect.minX..<rect.maxX).contains(x) && (rect.minY..<rect.maxY).contains(y)
                    pixels[y * width + x] =
                        isInside
                        ? part.premultipliedPixel(x: x - rect.minX, y: y - rect.minY) : premultipliedPixel(x: x, y: y)
                }
            }
        }
    }
}
