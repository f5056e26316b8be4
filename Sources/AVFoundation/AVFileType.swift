// The names of files' types, codecs and settings, which exporters and recorders of apps take.
import Foundation

public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let mov = AVFileType("com.apple.quicktime-movie")
    public static let mp4 = AVFileType("public.mpeg-4")
    public static let m4v = AVFileType("com.apple.m4v-video")
    public static let m4a = AVFileType("com.apple.m4a-audio")
    public static let mobile3GPP = AVFileType("public.3gpp")
    public static let mobile3GPP2 = AVFileType("public.3gpp2")
    public static let caf = AVFileType("com.apple.coreaudio-format")
    public static let wav = AVFileType("com.microsoft.waveform-audio")
    public static let aiff = AVFileType("public.aiff-audio")
    public static let aifc = AVFileType("public.aifc-audio")
    public static let amr = AVFileType("org.3gpp.adaptive-multi-rate-audio")
    public static let mp3 = AVFileType("public.mp3")
    public static let au = AVFileType("public.au-audio")
    public static let ac3 = AVFileType("public.ac3-audio")
    public static let eac3 = AVFileType("public.enhanced-ac3-audio")
    public static let jpg = AVFileType("public.jpeg")
    public static let heic = AVFileType("public.heic")
    public static let heif = AVFileType("public.heif")
    public static let dng = AVFileType("com.adobe.raw-image")
    public static let tif = AVFileType("public.tiff")
}

public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    public static let hevcWithAlpha = AVVideoCodecType(rawValue: "muxa")
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
    public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
}

public let AVVideoCodecKey = "AVVideoCodecKey"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
public let AVVideoAverageBitRateKey = "AverageBitRate"
public let AVVideoQualityKey = "Quality"
public let AVVideoMaxKeyFrameIntervalKey = "MaxKeyFrameInterval"
public let AVVideoExpectedSourceFrameRateKey = "ExpectedFrameRate"
public let AVVideoProfileLevelKey = "ProfileLevel"
public let AVVideoProfileLevelH264HighAutoLevel = "H264_High_AutoLevel"
public let AVVideoProfileLevelH264MainAutoLevel = "H264_Main_AutoLevel"
public let AVVideoProfileLevelH264BaselineAutoLevel = "H264_Baseline_AutoLevel"
public let AVVideoScalingModeResizeAspect = "AVVideoScalingModeResizeAspect"
public let AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"

public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"
public let AVURLAssetHTTPUserAgentKey = "AVURLAssetHTTPUserAgentKey"
public let AVURLAssetOverrideMIMETypeKey = "AVURLAssetOverrideMIMETypeKey"
