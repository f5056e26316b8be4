import CPango
import DisplayList
import Foundation

/// A drawing from an SVG or PDF file, which is sharp at any size.
protocol VectorDrawing {
    /// The natural size of the drawing in points.
    var size: CGSize { get }

    /// Draws the drawing into a Cairo context, in a box of `size` whose top left corner is the origin.
    func draw(in context: OpaquePointer) throws
}

extension VectorDrawing {
    /// Returns the drawing stretched to exactly `width` by `height` pixels.
    func bitmap(width: Int, height: Int, name: String) throws -> Bitmap {
        try ImageLimits.check(width: width, height: height, name: name)
        return try Bitmap(width: width, height: height) { pixels in
            let bytes = UnsafeMutableRawPointer(pixels.baseAddress!).assumingMemoryBound(to: UInt8.self)
            let surface = cairo_image_surface_create_for_data(
                bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))!
            let context = cairo_create(surface)!
            defer {
                cairo_destroy(context)
                cairo_surface_finish(surface)
                cairo_surface_destroy(surface)
            }
            cairo_scale(context, Double(width) / size.width, Double(height) / size.height)
            try draw(in: context)
            let status = cairo_status(context)
            guard status == CAIRO_STATUS_SUCCESS else {
                throw AssetFailure(
                    message: "The image \(name) cannot be drawn: \(String(cString: cairo_status_to_string(status))).")
            }
        }
    }

    /// - Throws: `AssetFailure` if the size is not positive and finite, or too large.
    func checkSize(name: String) throws {
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
            throw AssetFailure(
                message: "The image \(name) has no size of its own. Give it a width and a height, or a viewBox.")
        }
        guard size.width <= CGFloat(ImageLimits.longestEdge), size.height <= CGFloat(ImageLimits.longestEdge) else {
            throw AssetFailure(
                message: "The image \(name) is too large: \(size.width) by \(size.height) points, and at most "
                    + "\(ImageLimits.longestEdge) along an edge are supported.")
        }
    }
}
