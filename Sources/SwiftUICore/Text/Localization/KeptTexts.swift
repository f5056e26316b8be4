import Synchronization

/// Texts that were formatted before, by what they depend on. When there are too many, all are dropped.
final class KeptTexts<Key: Hashable & Sendable, Text: Sendable>: Sendable {
    private let texts = Mutex<[Key: Text]>([:])
    private let most: Int

    /// - Parameter most: the largest number of texts.
    init(most: Int) { self.most = most }

    subscript(key: Key) -> Text? {
        get { texts.withLock { $0[key] } }
        set {
            texts.withLock { texts in
                if texts.count >= most { texts = [:] }
                texts[key] = newValue
            }
        }
    }
}
