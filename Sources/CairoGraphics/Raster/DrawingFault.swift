import CPango
import Foundation

/// A fault that tests put into drawing. There are none in release builds.
///
/// The variable `DARKROOM_REFUSED_HEIGHT` is the height, in pixels, of the pictures that Cairo refuses.
enum DrawingFault {
    #if DEBUG
        private static let height = getenv("DARKROOM_REFUSED_HEIGHT").flatMap { Int(String(cString: $0)) }
    #endif

    /// Gives Cairo a matrix that it refuses, where the test wants it.
    static func strike(_ canvas: CairoCanvas) {
        #if DEBUG
            guard canvas.rect.height == height else { return }
            var flat = cairo_matrix_t()
            cairo_set_matrix(canvas.context, &flat)
        #endif
    }
}
