/// How a model chooses words. It chooses none.
public struct GenerationOptions: Sendable, Equatable {
    public struct SamplingMode: Sendable, Equatable {
        private let top: Int?
        private let probabilityThreshold: Double?
        private let seed: UInt64?

        public static var greedy: SamplingMode { SamplingMode(top: nil, probabilityThreshold: nil, seed: nil) }

        public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(top: k, probabilityThreshold: nil, seed: seed)
        }
        public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(top: nil, probabilityThreshold: probabilityThreshold, seed: seed)
        }
    }

    public var sampling: SamplingMode?
    public var temperature: Double?
    public var maximumResponseTokens: Int?

    public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
        (self.sampling, self.temperature) = (sampling, temperature)
        self.maximumResponseTokens = maximumResponseTokens
    }
}

/// An identifier that is the same throughout a response.
public struct GenerationID: Sendable, Hashable {
    private let identifier: UUID

    public init() { identifier = UUID() }
}
