import Foundation

/// Samples in memory.
open class AVAudioBuffer: NSObject {
    public let format: AVAudioFormat

    fileprivate init(format: AVAudioFormat) { self.format = format }
}

/// Samples in memory, as numbers.
open class AVAudioPCMBuffer: AVAudioBuffer {
    public let frameCapacity: AVAudioFrameCount
    /// The number of frames that hold sound, which is at most the capacity.
    open var frameLength: AVAudioFrameCount = 0 {
        didSet { if frameLength > frameCapacity { frameLength = frameCapacity } }
    }
    private let memory: UnsafeMutableRawPointer
    private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>

    /// Creates a buffer of silence; nil for formats that are no numbers.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        let count = Int(format.channelCount)
        let bytes: Int
        switch format.commonFormat {
        case .otherFormat: return nil
        case .pcmFormatInt16: bytes = 2
        case .pcmFormatFloat32, .pcmFormatInt32: bytes = 4
        case .pcmFormatFloat64: bytes = 8
        }
        let size = max(1, Int(frameCapacity) * bytes * count)
        memory = .allocate(byteCount: size, alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        channels = .allocate(capacity: count)
        for channel in 0..<count {
            let offset = format.isInterleaved ? channel * bytes : channel * bytes * Int(frameCapacity)
            (channels + channel).initialize(to: memory + offset)
        }
        self.frameCapacity = frameCapacity
        super.init(format: format)
    }

    deinit {
        memory.deallocate()
        channels.deallocate()
    }

    /// The distance between the samples of a channel, in samples.
    open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { samples(of: .pcmFormatFloat32) }
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { samples(of: .pcmFormatInt16) }
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { samples(of: .pcmFormatInt32) }

    private func samples<Sample>(of kind: AVAudioCommonFormat) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
        guard format.commonFormat == kind else { return nil }
        return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
    }
}

/// A file of sound. Sounds are not decoded here, so that none can be opened.
open class AVAudioFile: NSObject {
    public let url: URL
    public let fileFormat: AVAudioFormat
    public let processingFormat: AVAudioFormat
    open var length: AVAudioFramePosition { 0 }
    open var framePosition: AVAudioFramePosition = 0

    /// - Throws: an error of Foundation's where there is no such file, or else that of files whose kind is unknown.
    public init(forReading fileURL: URL) throws {
        if fileURL.isFileURL { _ = try fileURL.checkResourceIsReachable() }
        throw AVAudioFile.unknownKind
    }

    public convenience init(
        forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool
    ) throws { try self.init(forReading: fileURL) }

    /// - Throws: always, because no sounds are written.
    public init(forWriting fileURL: URL, settings: [String: Any]) throws { throw AVAudioFile.unknownKind }

    public convenience init(
        forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool
    ) throws { try self.init(forWriting: fileURL, settings: settings) }

    open func read(into buffer: AVAudioPCMBuffer) throws { throw AVAudioFile.unknownKind }
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
        throw AVAudioFile.unknownKind
    }
    open func write(from buffer: AVAudioPCMBuffer) throws { throw AVAudioFile.unknownKind }

    /// `kAudioFileUnsupportedFileTypeError`, "typ?".
    private static var unknownKind: NSError { NSError(domain: "com.apple.coreaudio.avfaudio", code: 1_954_115_647) }
}
