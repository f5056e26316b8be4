import CairoGraphics
import DisplayList
import Foundation
import Synchronization

/// The pictures that were drawn last, one for each thread and row of pictures. A thread takes one, draws the next over it, and
/// puts that back.
final class LatestPictures: Sendable {
    private struct Entry {
        let series: String
        let picture: DrawnPicture
        var pixels: Int { picture.bitmap.width * picture.bitmap.height }
    }

    /// The largest number of pixels that are kept: 64 MB, the widgets of a timeline in four forms on two threads.
    private static let mostPixels = 16 << 20

    /// The pictures, the oldest first.
    private let entries = Mutex<[Entry]>([])

    /// Removes and returns the latest picture of a row of pictures with this size in points, or nil if there is none.
    func take(_ series: String, size: CGSize) -> DrawnPicture? {
        entries.withLock { entries in
            guard let index = entries.lastIndex(where: { $0.series == series && $0.picture.list.size == size }) else { return nil }
            return entries.remove(at: index).picture
        }
    }

    /// Keeps a picture, and drops the oldest ones if there are too many pixels.
    func put(_ picture: DrawnPicture, of series: String) {
        entries.withLock { entries in
            entries.append(Entry(series: series, picture: picture))
            while entries.reduce(0, { $0 + $1.pixels }) > Self.mostPixels { entries.removeFirst() }
        }
    }
}
