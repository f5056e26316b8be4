/// The Unicode scalars that a sequence of bytes encodes as UTF-8. A mistake in the encoding is a replacement character.
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = Unicode.Scalar

    let base: Base

    public struct AsyncIterator: AsyncIteratorProtocol {
        var bytes: Base.AsyncIterator
        /// A byte that ended a broken character and begins the next one.
        var next: UInt8?

        private mutating func byte() async throws -> UInt8? {
            if let next {
                self.next = nil
                return next
            }
            return try await bytes.next()
        }

        public mutating func next() async throws -> Unicode.Scalar? {
            guard let first = try await byte() else { return nil }
            if first < 0x80 { return Unicode.Scalar(first) }
            // The first of a character's bytes begins with as many ones as the character has bytes.
            let length = (~first).leadingZeroBitCount
            guard length <= 4 else { return "\u{FFFD}" }
            var character = [first]
            while character.count < length, let following = try await byte() {
                guard following & 0xC0 == 0x80 else {
                    next = following
                    break
                }
                character.append(following)
            }
            return String(decoding: character, as: UTF8.self).unicodeScalars.first
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: base.makeAsyncIterator()) }
}

/// The characters that a sequence of bytes encodes as UTF-8.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = Character

    let base: Base

    public struct AsyncIterator: AsyncIteratorProtocol {
        var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
        /// What is read of the next character.
        var text = ""

        public mutating func next() async throws -> Character? {
            // A character has ended when another one has begun.
            while text.count < 2, let scalar = try await scalars.next() { text.unicodeScalars.append(scalar) }
            return text.isEmpty ? nil : text.removeFirst()
        }
    }

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(scalars: AsyncUnicodeScalarSequence(base: base).makeAsyncIterator())
    }
}

extension AsyncUnicodeScalarSequence: Sendable where Base: Sendable {}
extension AsyncCharacterSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
    /// The characters of the bytes.
    public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(base: self) }

    /// The Unicode scalars of the bytes.
    public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(base: self) }
}
