import FoundationSupplement

/// Pixel buffers that are used again. Nothing can make a pool here.
public final class CVPixelBufferPool: Sendable {
    private init() {}
}

public func CVPixelBufferPoolCreatePixelBuffer(
    _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn { kCVReturnError }
