// Views that Metal draws, of a machine without a graphics processor.
@_exported import Foundation
@_exported import Metal
@_exported import UIKit
import FoundationSupplement

/// Draws the content of a view.
public protocol MTKViewDelegate: NSObjectProtocol {
    @MainActor func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    @MainActor func draw(in view: MTKView)
}

/// A view that Metal draws. It keeps what it is told; without a device it asks nobody to draw.
open class MTKView: UIView {
    open weak var delegate: (any MTKViewDelegate)?
    open var device: (any MTLDevice)?
    open var preferredDevice: (any MTLDevice)? { nil }
    open var framebufferOnly = true
    open var presentsWithTransaction = false
    open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
    open var depthStencilPixelFormat = MTLPixelFormat.invalid
    open var sampleCount = 1
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
    open var clearDepth = 1.0
    open var clearStencil: UInt32 = 0
    open var depthStencilTexture: (any MTLTexture)? { nil }
    open var multisampleColorTexture: (any MTLTexture)? { nil }
    open var preferredFramesPerSecond = 60
    open var enableSetNeedsDisplay = false
    open var autoResizeDrawable = true
    /// The size of what is drawn, in pixels.
    open var drawableSize = CGSize.zero
    open var preferredDrawableSize: CGSize { .zero }
    open var isPaused = false

    public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
        self.device = device
        super.init(frame: frameRect)
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, device: nil) }
    public required init?(coder: NSCoder) { return nil }

    open func releaseDrawables() {}
    /// Does nothing, because there is no device.
    open func draw() {}
}
