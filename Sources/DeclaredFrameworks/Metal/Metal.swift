// Metal of a machine without a graphics processor: there is no device.
@_exported import Foundation

public enum MTLPixelFormat: UInt, Sendable {
    case invalid = 0, r8Unorm = 10, rgba8Unorm = 70, rgba8Unorm_srgb = 71, bgra8Unorm = 80, bgra8Unorm_srgb = 81
    case rgba16Float = 115, rgba32Float = 125, depth32Float = 252
}

public enum MTLLoadAction: UInt, Sendable { case dontCare, load, clear }
public enum MTLStoreAction: UInt, Sendable { case dontCare, store }
public enum MTLPrimitiveType: UInt, Sendable { case point, line, lineStrip, triangle, triangleStrip }

public struct MTLResourceOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let storageModeShared: MTLResourceOptions = []
    public static let storageModePrivate = MTLResourceOptions(rawValue: 32)
}

public struct MTLClearColor: Sendable {
    public var red, green, blue, alpha: Double
    public init() { (red, green, blue, alpha) = (0, 0, 0, 0) }
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}

public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
    MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}

public struct MTLSize: Equatable, Sendable {
    public var width, height, depth: Int
    public init(width: Int, height: Int, depth: Int) { (self.width, self.height, self.depth) = (width, height, depth) }
}

public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize {
    MTLSize(width: width, height: height, depth: depth)
}

// What a device makes. Nothing conforms to these protocols, because there is no device.
public protocol MTLDevice: NSObjectProtocol, Sendable {
    var name: String { get }
    func makeCommandQueue() -> (any MTLCommandQueue)?
    func makeDefaultLibrary() -> (any MTLLibrary)?
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
}
public protocol MTLCommandQueue: NSObjectProtocol, Sendable {
    var device: any MTLDevice { get }
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
}
public protocol MTLCommandBuffer: NSObjectProtocol {
    func commit()
    func waitUntilCompleted()
    func present(_ drawable: any MTLDrawable)
}
public protocol MTLDrawable: NSObjectProtocol { func present() }
public protocol MTLBuffer: NSObjectProtocol {
    var length: Int { get }
    func contents() -> UnsafeMutableRawPointer
}
public protocol MTLTexture: NSObjectProtocol {
    var width: Int { get }
    var height: Int { get }
    var pixelFormat: MTLPixelFormat { get }
}
public protocol MTLLibrary: NSObjectProtocol { func makeFunction(name functionName: String) -> (any MTLFunction)? }
public protocol MTLFunction: NSObjectProtocol { var name: String { get } }
public protocol MTLRenderPipelineState: NSObjectProtocol { var label: String? { get } }
public protocol MTLComputePipelineState: NSObjectProtocol { var label: String? { get } }

public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
public func MTLCopyAllDevices() -> [any MTLDevice] { [] }
