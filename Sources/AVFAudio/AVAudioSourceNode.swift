import Foundation
import FoundationSupplement

// Buffers of samples as Core Audio lays them out in memory, and nodes that would fill them.

public struct AudioBuffer {
    public var mNumberChannels: UInt32
    public var mDataByteSize: UInt32
    public var mData: UnsafeMutableRawPointer?

    public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?) {
        (self.mNumberChannels, self.mDataByteSize, self.mData) = (mNumberChannels, mDataByteSize, mData)
    }

    public init() { self.init(mNumberChannels: 0, mDataByteSize: 0, mData: nil) }
}

/// The head of a list: other buffers follow the first one in memory.
public struct AudioBufferList {
    public var mNumberBuffers: UInt32
    public var mBuffers: AudioBuffer

    public init(mNumberBuffers: UInt32, mBuffers: AudioBuffer) {
        (self.mNumberBuffers, self.mBuffers) = (mNumberBuffers, mBuffers)
    }

    public init() { self.init(mNumberBuffers: 0, mBuffers: AudioBuffer()) }
}

/// The buffers of a list.
public struct UnsafeMutableAudioBufferListPointer: MutableCollection, RandomAccessCollection {
    public var unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>

    public init(_ p: UnsafeMutablePointer<AudioBufferList>) { unsafeMutablePointer = p }
    public init?(_ p: UnsafeMutablePointer<AudioBufferList>?) {
        guard let p else { return nil }
        unsafeMutablePointer = p
    }

    public var count: Int {
        get { Int(unsafeMutablePointer.pointee.mNumberBuffers) }
        nonmutating set { unsafeMutablePointer.pointee.mNumberBuffers = UInt32(newValue) }
    }
    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    public subscript(index: Int) -> AudioBuffer {
        get { first[index] }
        nonmutating set { first[index] = newValue }
    }

    private var first: UnsafeMutablePointer<AudioBuffer> {
        let offset = MemoryLayout<AudioBufferList>.offset(of: \AudioBufferList.mBuffers)!
        return (UnsafeMutableRawPointer(unsafeMutablePointer) + offset).assumingMemoryBound(to: AudioBuffer.self)
    }
}

public struct AudioTimeStamp: Sendable {
    public var mSampleTime: Double = 0
    public var mHostTime: UInt64 = 0
    public var mRateScalar: Double = 0
    public var mWordClockTime: UInt64 = 0

    public init() {}
}

public typealias AVAudioSourceNodeRenderBlock = (
    UnsafeMutablePointer<ObjCBool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafeMutablePointer<AudioBufferList>
) -> OSStatus

/// A node that is asked for samples. Nothing plays, so it never is.
// An open class cannot be checked. There is no state of its own.
open class AVAudioSourceNode: AVAudioNode, @unchecked Sendable {
    public init(renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {}
    public init(format: AVAudioFormat, renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {}
}

extension UnsafeMutableBufferPointer {
    /// Creates a pointer to the samples of a buffer.
    public init(_ audioBuffer: AudioBuffer) {
        self.init(
            start: audioBuffer.mData?.assumingMemoryBound(to: Element.self),
            count: Int(audioBuffer.mDataByteSize) / MemoryLayout<Element>.stride)
    }
}
