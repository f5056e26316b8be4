import DisplayList
import Foundation
import Synchronization

/// A cache of decoded pictures. If their pixels exceed a limit, the least recently used picture is removed first. The
/// cache is safe to use from any thread.
final class BitmapCache: Sendable {
    struct Key: Hashable, Sendable {
        var resource: DisplayImage
        /// The width in pixels for drawings, or zero for bitmaps, which have only one size.
        var width = 0
        var height = 0
    }

    private struct Entry {
        var bitmap: Bitmap
        var lastUse: Int
    }

    private struct State {
        var entries: [Key: Entry] = [:]
        var byteCount = 0
        var uses = 0
    }

    /// The maximum number of bytes of pixels in the cache.
    let byteLimit: Int
    private let state = Mutex(State())

    init(byteLimit: Int) { self.byteLimit = byteLimit }

    var byteCount: Int { state.withLock { $0.byteCount } }

    func bitmap(for key: Key) -> Bitmap? {
        state.withLock { state in
            guard var entry = state.entries[key] else { return nil }
            state.uses += 1
            entry.lastUse = state.uses
            state.entries[key] = entry
            return entry.bitmap
        }
    }

    /// Adds a bitmap, unless it exceeds the limit by itself.
    func insert(_ bitmap: Bitmap, for key: Key) {
        let size = Self.byteCount(of: bitmap)
        guard size <= byteLimit else { return }
        state.withLock { state in
            state.uses += 1
            if let old = state.entries.updateValue(Entry(bitmap: bitmap, lastUse: state.uses), forKey: key) {
                state.byteCount -= Self.byteCount(of: old.bitmap)
            }
            state.byteCount += size
            while state.byteCount > byteLimit,
                let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
            {
                state.entries[oldest.key] = nil
                state.byteCount -= Self.byteCount(of: oldest.value.bitmap)
            }
        }
    }

    private static func byteCount(of bitmap: Bitmap) -> Int { bitmap.width * bitmap.height * 4 }
}
