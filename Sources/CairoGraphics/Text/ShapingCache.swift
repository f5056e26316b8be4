import DisplayList
import Foundation
import Synchronization

/// A cache of shaping results, limited by their number of clusters.
final class ShapingCache: Sendable {
    /// A key that compares texts by their bytes. Swift's strings are equal if they are canonically equivalent, although
    /// their offsets differ.
    struct Key: Hashable {
        private struct Run: Hashable {
            var length: Int
            var font: FontDescriptor
            var tracking: CGFloat
            var kerning: CGFloat
            var attachmentWidth: CGFloat?
        }

        private var bytes: [UInt8] = []
        private var runs: [Run] = []
        private var language: String?
        private var direction: StyledText.Direction
        private var isDirectionFixed: Bool

        init(_ text: StyledText) {
            runs.reserveCapacity(text.runs.count)
            for run in text.runs {
                let start = bytes.count
                bytes.append(contentsOf: run.text.utf8)
                runs.append(
                    Run(
                        length: bytes.count - start, font: run.font, tracking: run.tracking, kerning: run.kerning,
                        attachmentWidth: run.attachmentWidth))
            }
            (language, direction, isDirectionFixed) = (text.language, text.direction, text.isDirectionFixed)
        }
    }

    private let generations: Mutex<Generations<Key, ShapedText>>

    /// - Parameter capacity: The maximum number of clusters per generation.
    init(capacity: Int) { generations = Mutex(Generations(capacity: capacity)) }

    subscript(key: Key) -> ShapedText? {
        get { generations.withLock { $0.value(for: key) } }
        set {
            guard let newValue else { return }
            generations.withLock { $0.insert(newValue, for: key, size: newValue.clusters.count + 1) }
        }
    }
}
