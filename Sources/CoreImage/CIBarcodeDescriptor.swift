import Foundation

// What barcodes in pictures hold. No picture is searched for barcodes here, so only the user's code makes these.

/// What a barcode holds, with its error correction.
// An open class cannot be checked. All state is constant.
open class CIBarcodeDescriptor: NSObject, NSCopying, @unchecked Sendable {
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

// An open class cannot be checked. All state is constant.
open class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    public enum ErrorCorrectionLevel: Int, Sendable {
        case levelL = 0x4C
        case levelM = 0x4D
        case levelQ = 0x51
        case levelH = 0x48
    }

    public let errorCorrectedPayload: Data
    public let symbolVersion: Int
    public let maskPattern: UInt8
    public let errorCorrectionLevel: ErrorCorrectionLevel

    /// Nil where the version is not one of 1 to 40, or the mask not one of 0 to 7.
    public init?(payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8, errorCorrectionLevel: ErrorCorrectionLevel) {
        guard 1...40 ~= symbolVersion, maskPattern < 8 else { return nil }
        (self.errorCorrectedPayload, self.symbolVersion) = (errorCorrectedPayload, symbolVersion)
        (self.maskPattern, self.errorCorrectionLevel) = (maskPattern, errorCorrectionLevel)
    }
}

// An open class cannot be checked. All state is constant.
open class CIAztecCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    public let errorCorrectedPayload: Data
    public let isCompact: Bool
    public let layerCount: Int
    public let dataCodewordCount: Int

    /// Nil where the number of layers is not one of 1 to 32, or that of words not one of 1 to 2048.
    public init?(payload errorCorrectedPayload: Data, isCompact: Bool, layerCount: Int, dataCodewordCount: Int) {
        guard 1...32 ~= layerCount, 1...2048 ~= dataCodewordCount else { return nil }
        (self.errorCorrectedPayload, self.isCompact) = (errorCorrectedPayload, isCompact)
        (self.layerCount, self.dataCodewordCount) = (layerCount, dataCodewordCount)
    }
}

// An open class cannot be checked. All state is constant.
open class CIPDF417CodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    public let errorCorrectedPayload: Data
    public let isCompact: Bool
    public let rowCount: Int
    public let columnCount: Int

    /// Nil where the number of rows is not one of 3 to 90, or that of columns not one of 1 to 30.
    public init?(payload errorCorrectedPayload: Data, isCompact: Bool, rowCount: Int, columnCount: Int) {
        guard 3...90 ~= rowCount, 1...30 ~= columnCount else { return nil }
        (self.errorCorrectedPayload, self.isCompact) = (errorCorrectedPayload, isCompact)
        (self.rowCount, self.columnCount) = (rowCount, columnCount)
    }
}

// An open class cannot be checked. All state is constant.
open class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    public enum ECCVersion: Int, Sendable {
        case v000 = 0
        case v050 = 50
        case v080 = 80
        case v100 = 100
        case v140 = 140
        case v200 = 200
    }

    public let errorCorrectedPayload: Data
    public let rowCount: Int
    public let columnCount: Int
    public let eccVersion: ECCVersion

    public init?(payload errorCorrectedPayload: Data, rowCount: Int, columnCount: Int, eccVersion: ECCVersion) {
        (self.errorCorrectedPayload, self.rowCount) = (errorCorrectedPayload, rowCount)
        (self.columnCount, self.eccVersion) = (columnCount, eccVersion)
    }
}

/// How a destination of pixels keeps transparency.
public enum CIRenderDestinationAlphaMode: UInt, Sendable { case none, premultiplied, unpremultiplied }
