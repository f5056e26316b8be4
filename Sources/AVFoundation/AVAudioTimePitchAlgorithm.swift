import Foundation

/// How sound that is played faster or slower keeps its pitch.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let lowQualityZeroLatency = AVAudioTimePitchAlgorithm(rawValue: "LowQualityZeroLatency")
    public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
    public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
    public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}

/// Which sound is played as if it came from around the listener.
public struct AVAudioSpatializationFormats: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let monoAndStereo = AVAudioSpatializationFormats(rawValue: 3)
    public static let multichannel = AVAudioSpatializationFormats(rawValue: 4)
    public static let monoStereoAndMultichannel = AVAudioSpatializationFormats(rawValue: 7)
}
