import Foundation

/// What gives random numbers.
public protocol GKRandom {
    func nextInt() -> Int
    func nextInt(upperBound: Int) -> Int
    func nextUniform() -> Float
    func nextBool() -> Bool
}

/// A source of random numbers: the generator SplitMix64.
open class GKRandomSource: NSObject, GKRandom {
    private var state: UInt64

    public override init() { state = UInt64.random(in: 0...UInt64.max) }
    init(state: UInt64) { self.state = state }

    /// Returns a source without a seed. It is another one each time, so that threads need not wait for each other.
    open class func sharedRandom() -> GKRandomSource { GKRandomSource() }

    private func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    /// A number of 32 bits with a sign.
    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next())) }
    open func nextInt(upperBound: Int) -> Int { upperBound > 0 ? Int(next() % UInt64(upperBound)) : 0 }
    open func nextUniform() -> Float { Float(next() >> 40) / Float(1 << 24) }
    open func nextBool() -> Bool { next() >> 63 == 1 }

    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var result = array
        for index in result.indices.reversed().dropLast() { result.swapAt(index, nextInt(upperBound: index + 1)) }
        return result
    }
    open class func arrayByShufflingObjects(in array: [Any], withSource: GKRandomSource) -> [Any] {
        withSource.arrayByShufflingObjects(in: array)
    }
}

/// A source with a seed.
open class GKMersenneTwisterRandomSource: GKRandomSource {
    public let seed: UInt64

    public override convenience init() { self.init(seed: UInt64.random(in: 0...UInt64.max)) }
    public init(seed: UInt64) {
        self.seed = seed
        super.init(state: seed)
    }
}

/// A source with a seed.
open class GKLinearCongruentialRandomSource: GKRandomSource {
    public let seed: UInt64

    public override convenience init() { self.init(seed: UInt64.random(in: 0...UInt64.max)) }
    public init(seed: UInt64) {
        self.seed = seed
        super.init(state: ~seed)
    }
}

/// A source with a seed of any length.
open class GKARC4RandomSource: GKRandomSource {
    public let seed: Data

    public override convenience init() {
        self.init(seed: withUnsafeBytes(of: UInt64.random(in: 0...UInt64.max)) { Data($0) })
    }
    public init(seed: Data) {
        self.seed = seed
        super.init(state: seed.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
    }

    open func dropValues(_ count: Int) { for _ in 0..<count { _ = nextInt() } }
}
