import CMemoryUse
import Foundation
import SwiftUICore

/// The memory that entries and a view take.
enum EntryMemory {
    /// The bytes that the process has taken from the C library's allocator and not given back.
    static var allocated: Int { memory_use_allocated() }

    /// The bytes of the decoded pixels of a picture's images that come from data. Those of asset catalogs are not counted: whether
    /// an extension decodes them is not known.
    @MainActor static func imageBytes(of view: RenderedView) -> Int {
        PlacedContent(of: view.root, in: CGRect(origin: .zero, size: view.displayList.size)).images.reduce(0) { sum, image in
            guard let pixels = image.pixels, image.name == nil else { return sum }
            return sum + Int(pixels.width * pixels.height) * 4
        }
    }
}
