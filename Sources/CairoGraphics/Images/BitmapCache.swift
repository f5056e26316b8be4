import DisplayList
import Foundation
import Synchronization

/// Decoded pictures, the least recently used dropped first when their pixels outgrow a limit. Any thread may use it.
final class BitmapCache: Sendable {
    struct Key: Hashable, Sendable {
        var resource: DisplayImage
        /// The size in pixels for drawings; zero for bitmaps, which have one size.
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

    /// The most bytes of pixels that are kept.
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

    /// Keeps a bitmap, unless it alone is larger than the limit.
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
