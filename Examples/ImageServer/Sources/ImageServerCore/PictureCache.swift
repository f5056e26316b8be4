import Foundation

/// The pictures that were drawn last, up to a number of bytes, and those that are being drawn.
///
/// Requests for a picture that is being drawn wait for it, so each is drawn once. As many are drawn at a time as there are
/// processors; if too many wait already, a request is refused, because its client would give up before its turn.
public actor PictureCache<Key: Hashable & Sendable> {
    /// Why a request is refused.
    public struct Overload: Error {}

    private struct Entry {
        var picture: Data
        var lastUse: UInt64
    }

    private let bytesKept: Int
    private let drawnAtOnce: Int
    private let waitingAtMost: Int
    private let draw: @Sendable (Key) async throws -> Data

    private var entries: [Key: Entry] = [:]
    private var bytes = 0
    private var uses: UInt64 = 0
    private var underWay: [Key: Task<Data, any Error>] = [:]
    private var drawing = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// How many pictures were drawn, and how many requests needed no drawing of their own.
    public private(set) var drawn = 0
    public private(set) var shared = 0

    /// - Parameters:
    ///   - bytesKept: the size of all kept pictures, in bytes.
    ///   - drawnAtOnce: how many pictures are drawn at a time.
    ///   - waitingAtMost: how many pictures may wait for their turn.
    ///   - draw: draws the picture of a key.
    public init(
        bytesKept: Int = 64 << 20, drawnAtOnce: Int = ProcessInfo.processInfo.activeProcessorCount, waitingAtMost: Int = 256,
        draw: @escaping @Sendable (Key) async throws -> Data
    ) {
        self.bytesKept = bytesKept
        self.drawnAtOnce = drawnAtOnce
        self.waitingAtMost = waitingAtMost
        self.draw = draw
    }

    /// The picture of a key, drawn if it is not kept.
    ///
    /// - Throws: `Overload` if too many pictures wait, and what `draw` throws.
    public func picture(of key: Key) async throws -> Data {
        uses += 1
        if let kept = entries[key] {
            entries[key]?.lastUse = uses
            shared += 1
            return kept.picture
        }
        if let task = underWay[key] {
            shared += 1
            return try await task.value
        }
        guard underWay.count < drawnAtOnce + waitingAtMost else { throw Overload() }
        let task = Task { try await self.drawInTurn(key) }
        underWay[key] = task
        defer { underWay[key] = nil }
        let picture = try await task.value
        keep(picture, of: key)
        return picture
    }

    private func drawInTurn(_ key: Key) async throws -> Data {
        if drawing == drawnAtOnce {
            // The picture that ends hands its turn on, so the number that are drawn stays the same.
            await withCheckedContinuation { waiting.append($0) }
        } else {
            drawing += 1
        }
        defer {
            if waiting.isEmpty { drawing -= 1 } else { waiting.removeFirst().resume() }
        }
        drawn += 1
        return try await draw(key)
    }

    private func keep(_ picture: Data, of key: Key) {
        guard picture.count <= bytesKept else { return }
        entries[key] = Entry(picture: picture, lastUse: uses)
        bytes += picture.count
        while bytes > bytesKept, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            entries[oldest.key] = nil
            bytes -= oldest.value.picture.count
        }
    }
}
