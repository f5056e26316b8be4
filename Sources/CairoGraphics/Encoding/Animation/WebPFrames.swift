import CPixels
import CWebP
import Foundation

/// The writer of lossless animated WebP (https://developers.google.com/speed/webp/docs/riff_container#animation).
///
/// libwebp itself writes only the changes. The file is assembled at the end, and the compressed frames stay in memory
/// until then.
final class WebPFrames: AnimationFrames {
    private let encoder: OpaquePointer
    private let file: FileHandle
    private var picture = WebPPicture()
    private var configuration = WebPConfig()
    private var end = FrameDuration.zero

    init(width: Int, height: Int, file: FileHandle) throws {
        self.file = file
        let longest = Int(WEBP_MAX_DIMENSION)
        guard width <= longest, height <= longest else {
            throw PictureFailure(
                message: "WebP pictures have at most \(longest) pixels a side; this one has \(width) by \(height). "
                    + "Choose a smaller scale, or another format.")
        }
        var options = WebPAnimEncoderOptions()
        // Compression takes nearly all of the time. Above the fourth of ten levels, files hardly become smaller.
        guard WebPAnimEncoderOptionsInit(&options) != 0, WebPConfigInit(&configuration) != 0,
            WebPConfigLosslessPreset(&configuration, 4) != 0, WebPPictureInit(&picture) != 0
        else { throw PictureFailure(message: "The libwebp of this machine is not the one Darkroom was built with.") }
        configuration.exact = 1
        // Key frames are disabled, because viewers do not seek in these files and each key frame contains a whole
        // picture.
        options.kmax = 0
        picture.use_argb = 1
        (picture.width, picture.height) = (Int32(width), Int32(height))
        guard let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options) else {
            throw PictureFailure(message: "There is no memory for an animation of \(width) by \(height) pixels.")
        }
        self.encoder = encoder
        guard WebPPictureAlloc(&picture) != 0 else {
            WebPAnimEncoderDelete(encoder)
            throw PictureFailure(message: "There is no memory for a picture of \(width) by \(height) pixels.")
        }
    }

    deinit {
        WebPPictureFree(&picture)
        WebPAnimEncoderDelete(encoder)
    }

    func append(_ bitmap: Bitmap, for duration: FrameDuration) throws {
        bitmap.withPixels { pixels in
            for row in 0..<bitmap.height {
                cpixels_divided(
                    pixels.baseAddress! + row * bitmap.width, bitmap.width,
                    picture.argb + row * Int(picture.argb_stride))
            }
        }
        try check(WebPAnimEncoderAdd(encoder, &picture, milliseconds, &configuration))
        end = end + duration
    }

    func finish() throws {
        try check(WebPAnimEncoderAdd(encoder, nil, milliseconds, nil))
        var data = WebPData()
        WebPDataInit(&data)
        defer { WebPDataClear(&data) }
        try check(WebPAnimEncoderAssemble(encoder, &data))
        let bytes = UnsafeMutableRawPointer(mutating: data.bytes!)
        try file.write(contentsOf: Data(bytesNoCopy: bytes, count: data.size, deallocator: .none))
    }

    private var milliseconds: Int32 { Int32(clamping: end.rounded(toParts: 1000)) }

    private func check(_ result: Int32) throws {
        guard result == 0 else { return }
        throw PictureFailure(
            message: "The WebP animation could not be made: \(String(cString: WebPAnimEncoderGetError(encoder))).")
    }
}
