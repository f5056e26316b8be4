// The samples of cameras and readers, and the formats of media. No sample is ever made.

public typealias CMItemCount = Int
public typealias CMMediaType = FourCharCode
public typealias CMVideoFormatDescription = CMFormatDescription
public typealias CMAudioFormatDescription = CMFormatDescription

/// A sample of media.
public final class CMSampleBuffer: Sendable {
    private init() {}

    public var presentationTimeStamp: CMTime { .invalid }
    public var duration: CMTime { .invalid }
    public var isValid: Bool { false }
    public var numSamples: CMItemCount { 0 }
    public var formatDescription: CMFormatDescription? { nil }
}

public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> CMItemCount { sbuf.numSamples }
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { false }
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? { nil }

/// A size in pixels.
public struct CMVideoDimensions: Sendable {
    public var width: Int32
    public var height: Int32
    public init() { (width, height) = (0, 0) }
    public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}

/// The format of a medium, which is unknown.
public final class CMFormatDescription: Sendable {
    /// Makes the description of an unknown format.
    package init() {}

    public var dimensions: CMVideoDimensions { CMVideoDimensions() }
    public var mediaSubType: MediaSubType { MediaSubType(rawValue: 0) }

    public struct MediaSubType: RawRepresentable, Hashable, Sendable {
        public let rawValue: FourCharCode
        public init(rawValue: FourCharCode) { self.rawValue = rawValue }
    }
}

public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
    videoDesc.dimensions
}
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode { desc.mediaSubType.rawValue }
