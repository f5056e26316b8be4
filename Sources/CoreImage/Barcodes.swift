import CQREncode
import CZint
import CoreGraphics
import DisplayList
import Foundation

/// The dark modules of a code. QR codes come from libqrencode, the others from zint.
struct Barcode {
    let width: Int
    let height: Int
    private let dark: [Bool]

    func isDark(_ x: Int, _ y: Int) -> Bool { dark[y * width + x] }

    /// - Parameter level: L, M, Q or H; other texts stand for M.
    /// - Returns: nil where the message is too long.
    static func qr(_ message: Data, level: String) -> Barcode? {
        let levels = ["L": QR_ECLEVEL_L, "M": QR_ECLEVEL_M, "Q": QR_ECLEVEL_Q, "H": QR_ECLEVEL_H]
        let bytes = [UInt8](message)
        guard let code = QRcode_encodeData(Int32(bytes.count), bytes, 0, levels[level] ?? QR_ECLEVEL_M) else {
            return nil
        }
        defer { QRcode_free(code) }
        let width = Int(code.pointee.width)
        // The lowest bit is the module's color.
        let dark = (0..<width * width).map { code.pointee.data[$0] & 1 == 1 }
        return Barcode(width: width, height: width, dark: dark)
    }

    static func code128(_ message: Data) -> Barcode? { zint(message, BARCODE_CODE128) }
    static func aztec(_ message: Data) -> Barcode? { zint(message, BARCODE_AZTEC) }
    static func pdf417(_ message: Data) -> Barcode? { zint(message, BARCODE_PDF417) }

    private static func zint(_ message: Data, _ kind: Int32) -> Barcode? {
        guard !message.isEmpty, let symbol = ZBarcode_Create() else { return nil }
        defer { ZBarcode_Delete(symbol) }
        symbol.pointee.symbology = kind
        symbol.pointee.input_mode = DATA_MODE
        let bytes = [UInt8](message)
        // Warnings are below the errors.
        guard ZBarcode_Encode(symbol, bytes, Int32(bytes.count)) < ZINT_ERROR_TOO_LONG else { return nil }
        let (width, height) = (Int(symbol.pointee.width), Int(symbol.pointee.rows))
        let dark = withUnsafeBytes(of: &symbol.pointee.encoded_data) { rows in
            let length = MemoryLayout.size(ofValue: symbol.pointee.encoded_data.0)
            return (0..<height * width).map { index in
                let (y, x) = (index / width, index % width)
                return rows[y * length + x / 8] >> UInt8(x % 8) & 1 == 1
            }
        }
        return Barcode(width: width, height: height, dark: dark)
    }

    /// The code in black on white.
    ///
    /// - Parameters:
    ///   - border: The white modules beside it.
    ///   - borderAbove: Those above and below.
    ///   - rowHeight: The height of each row.
    func image(border: Int, borderAbove: Int, rowHeight: CGFloat = 1) -> CIImage {
        let (across, down) = (CGFloat(max(0, border)), CGFloat(borderAbove))
        let size = CGSize(width: CGFloat(width) + 2 * across, height: CGFloat(height) * rowHeight + 2 * down)
        var modules = Path()
        for y in 0..<height {
            var x = 0
            while x < width {
                let start = x
                while x < width, isDark(x, y) { x += 1 }
                if x > start {
                    modules.addRect(
                        CGRect(
                            x: across + CGFloat(start), y: down + CGFloat(y) * rowHeight - size.height,
                            width: CGFloat(x - start), height: rowHeight))
                }
                x += 1
            }
        }
        let ground = Path(CGRect(x: 0, y: -size.height, width: size.width, height: size.height))
        let sharp = FillStyle(antialiased: false)
        return CIImage(
            items: [.fill(ground, sharp, .color(.white)), .fill(modules, sharp, .color(.black))],
            extent: CGRect(origin: .zero, size: size))
    }
}
