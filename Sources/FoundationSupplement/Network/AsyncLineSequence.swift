import Foundation

/// The lines of UTF-8 bytes without their terminators. Empty lines are skipped, as in Apple's Foundation.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String

    private let base: Base

    init(base: Base) { self.base = base }

    public struct AsyncIterator: AsyncIteratorProtocol {
        private var bytes: Base.AsyncIterator

        fileprivate init(bytes: Base.AsyncIterator) { self.bytes = bytes }

        /// The terminators longer than a byte among Unicode's line terminators: LF, VT, FF, CR, NEL, LS and PS.
        private static var longEnds: [[UInt8]] { [[0xc2, 0x85], [0xe2, 0x80, 0xa8], [0xe2, 0x80, 0xa9]] }

        public mutating func next() async throws -> String? {
            var line: [UInt8] = []
            while let byte = try await bytes.next() {
                line.append(byte)
                let end =
                    (0x0a...0x0d).contains(byte) ? 1
                    : Self.longEnds.first { line.suffix($0.count) == $0[...] }?.count
                guard let end else { continue }
                line.removeLast(end)
                if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
            }
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
    /// The lines of the bytes.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}
