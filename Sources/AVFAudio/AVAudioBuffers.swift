// Samples in memory, which really hold what a program puts there, and files of sound, which are not opened.
import Foundation
import FoundationSupplement

/// Samples of sound.
// An open class cannot be checked. All state is constant.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
    public let format: AVAudioFormat
    fileprivate init(format: AVAudioFormat) { self.format = format }
}

/// Samples of sound as numbers, all zero at first.
// An open class cannot be checked. The number of frames is guarded; what the samples are is the program's.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    public let frameCapacity: AVAudioFrameCount
    /// The number of samples between one and the next of a channel.
    public let stride: Int
    private let memory: UnsafeMutableRawPointer
    private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>
    @_Guarded private var length: AVAudioFrameCount = 0

    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        guard format.commonFormat != .otherFormat else { return nil }
        self.frameCapacity = frameCapacity
        let count = Int(format.channelCount)
        let bytes = Int(format.commonFormat.bytes)
        stride = format.isInterleaved ? count : 1
        memory = .allocate(byteCount: max(1, bytes * count * Int(frameCapacity)), alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, bytes * count * Int(frameCapacity)))
        channels = .allocate(capacity: count)
        for channel in 0..<count {
            let offset = format.isInterleaved ? channel * bytes : channel * bytes * Int(frameCapacity)
            channels.advanced(by: channel).initialize(to: memory + offset)
        }
        super.init(format: format)
    }

    deinit {
        memory.deallocate()
        channels.deallocate()
    }

    open var frameLength: AVAudioFrameCount {
        get { length }
        set { length = min(newValue, frameCapacity) }
    }
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { samples(.pcmFormatFloat32) }
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { samples(.pcmFormatInt16) }
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { samples(.pcmFormatInt32) }

    private func samples<Sample>(_ wanted: AVAudioCommonFormat) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
        guard format.commonFormat == wanted else { return nil }
        return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
    }
}

/// A file of sound. It is not opened: reading and writing fail.
// An open class cannot be checked. Every property that changes is guarded.
open class AVAudioFile: NSObject, @unchecked Sendable {
    public let url: URL
    public let fileFormat: AVAudioFormat
    public let processingFormat: AVAudioFormat
    @_Guarded open var framePosition: AVAudioFramePosition = 0

    public convenience init(forReading fileURL: URL) throws {
        try self.init(forReading: fileURL, commonFormat: .pcmFormatFloat32, interleaved: false)
    }
    /// - Throws: always, because no file of sound is read here.
    public init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
        throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSURLErrorKey: fileURL])
    }
    public convenience init(forWriting fileURL: URL, settings: [String: Any]) throws {
        try self.init(forWriting: fileURL, settings: settings, commonFormat: .pcmFormatFloat32, interleaved: false)
    }
    /// - Throws: always, because no file of sound is written here.
    public init(
        forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool
    ) throws {
        throw CocoaError(.fileWriteUnsupportedScheme, userInfo: [NSURLErrorKey: fileURL])
    }

    open var length: AVAudioFramePosition { 0 }
    open func read(into buffer: AVAudioPCMBuffer) throws { throw CocoaError(.fileReadUnsupportedScheme) }
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
        throw CocoaError(.fileReadUnsupportedScheme)
    }
    open func write(from buffer: AVAudioPCMBuffer) throws { throw CocoaError(.fileWriteUnsupportedScheme) }
    open func close() {}
}

public enum AVAudioConverterInputStatus: Int, Sendable { case haveData, noDataNow, endOfStream }
public enum AVAudioConverterOutputStatus: Int, Sendable { case haveData, inputRanDry, endOfStream, error }
public typealias AVAudioConverterInputBlock = (
    AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>
) -> AVAudioBuffer?

/// Converts sound to another format, which fails here.
// An open class cannot be checked. All state is constant.
open class AVAudioConverter: NSObject, @unchecked Sendable {
    public let inputFormat: AVAudioFormat
    public let outputFormat: AVAudioFormat

    public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
        (inputFormat, outputFormat) = (fromFormat, toFormat)
    }
    open func reset() {}
    open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {
        throw CocoaError(.featureUnsupported)
    }
    open func convert(
        to outputBuffer: AVAudioBuffer, error outError: NSErrorPointer, withInputFrom inputBlock: AVAudioConverterInputBlock
    ) -> AVAudioConverterOutputStatus {
        outError?.pointee = CocoaError(.featureUnsupported) as NSError
        return .error
    }
}
