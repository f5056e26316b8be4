import Foundation
import FoundationNetworking

extension URL {
    /// The bytes of a file or of the response from an address. They are read when the first one is asked for.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        let url: URL

        public struct AsyncIterator: AsyncIteratorProtocol {
            let url: URL
            var bytes: Data.Iterator?

            public mutating func next() async throws -> UInt8? {
                if bytes == nil {
                    let data = url.isFileURL ? try Data(contentsOf: url) : try await URLSession.shared.data(from: url).0
                    bytes = data.makeIterator()
                }
                return bytes?.next()
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }
    }

    /// The bytes of what the address names.
    public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

    /// The lines of what the address names.
    public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

extension FileHandle {
    /// The bytes of a file from the handle's place on.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        let handle: FileHandle

        public struct AsyncIterator: AsyncIteratorProtocol {
            private static let blockSize = 16384

            let handle: FileHandle
            var bytes = Data().makeIterator()

            public mutating func next() async throws -> UInt8? {
                if let byte = bytes.next() { return byte }
                bytes = (try handle.read(upToCount: Self.blockSize) ?? Data()).makeIterator()
                return bytes.next()
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(handle: handle) }
    }

    /// The bytes of the file from the handle's place on.
    public var bytes: AsyncBytes { AsyncBytes(handle: self) }
}
