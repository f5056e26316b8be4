import CoreGraphics
import Foundation
import Metal

public let MTKTextureLoaderErrorDomain = "MTKTextureLoaderErrorDomain"

/// Makes textures of images. Without a device there are none.
// An open class cannot be checked. There is no state.
open class MTKTextureLoader: NSObject, @unchecked Sendable {
    /// What is said of a texture that is loaded.
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let allocateMipmaps = Option(rawValue: "MTKTextureLoaderOptionAllocateMipmaps")
        public static let generateMipmaps = Option(rawValue: "MTKTextureLoaderOptionGenerateMipmaps")
        public static let SRGB = Option(rawValue: "MTKTextureLoaderOptionSRGB")
        public static let textureUsage = Option(rawValue: "MTKTextureLoaderOptionTextureUsage")
        public static let textureCPUCacheMode = Option(rawValue: "MTKTextureLoaderOptionTextureCPUCacheMode")
        public static let textureStorageMode = Option(rawValue: "MTKTextureLoaderOptionTextureStorageMode")
        public static let cubeLayout = Option(rawValue: "MTKTextureLoaderOptionCubeLayout")
        public static let origin = Option(rawValue: "MTKTextureLoaderOptionOrigin")
    }

    public let device: any MTLDevice

    public init(device: any MTLDevice) { self.device = device }

    open func newTexture(URL: URL, options: [Option: Any]? = nil) throws -> any MTLTexture { throw Self.noDevice }
    open func newTexture(data: Data, options: [Option: Any]? = nil) throws -> any MTLTexture { throw Self.noDevice }
    open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture { throw Self.noDevice }

    private static let noDevice = NSError(
        domain: MTKTextureLoaderErrorDomain, code: 0, userInfo: [NSLocalizedDescriptionKey: "There is no graphics processor."])
}
