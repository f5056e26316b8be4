import DisplayList
import Foundation

/// What was shaped lately, bounded by the number of clusters it holds.
///
/// Two generations: when the young one is full it becomes the old one, and what was in the old one is forgotten. An
/// old text that is asked for again becomes young.
final class ShapingCache: @unchecked Sendable {
    private let capacity: Int
    private let lock = NSLock()
    private var young: [StyledText: ShapedText] = [:]
    private var old: [StyledText: ShapedText] = [:]
    private var youngSize = 0

    /// - Parameter capacity: the clusters a generation holds at most.
    init(capacity: Int) { self.capacity = capacity }

    subscript(text: StyledText) -> ShapedText? {
        get {
            lock.withLock {
                if let shaped = young[text] { return shaped }
                guard let shaped = old[text] else { return nil }
                insert(shaped, for: text)
                return shaped
            }
        }
        set {
            guard let newValue else { return }
            lock.withLock { insert(newValue, for: text) }
        }
    }

    private func insert(_ shaped: ShapedText, for text: StyledText) {
        let size = shaped.clusters.count + 1
        guard size <= capacity else { return }
        if youngSize + size > capacity {
            (old, young, youngSize) = (young, [:], 0)
        }
        if young.updateValue(shaped, forKey: text) == nil { youngSize += size }
    }
}
