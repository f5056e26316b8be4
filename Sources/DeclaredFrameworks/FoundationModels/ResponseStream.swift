extension LanguageModelSession {
    /// An answer as it grows. It ends with the error of every request before it begins.
    public struct ResponseStream<Content>: AsyncSequence where Content: Generable {
        /// What there is of the answer.
        public struct Snapshot {
            public var content: Content.PartiallyGenerated
            public var rawContent: GeneratedContent
        }

        public typealias Element = Snapshot

        public struct AsyncIterator: AsyncIteratorProtocol {
            public typealias Element = Snapshot

            public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> Snapshot? {
                throw LanguageModelSession.unavailable
            }
        }

        init() {}

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }

        public func collect(isolation actor: isolated (any Actor)? = #isolation) async throws -> Response<Content> {
            throw LanguageModelSession.unavailable
        }
    }
}

extension LanguageModelSession.ResponseStream.Snapshot: Sendable where Content.PartiallyGenerated: Sendable {}
