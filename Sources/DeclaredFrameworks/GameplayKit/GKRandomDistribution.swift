import Foundation

/// Numbers in a range, all equally likely.
open class GKRandomDistribution: NSObject, GKRandom {
    public let lowestValue: Int
    public let highestValue: Int
    fileprivate let source: any GKRandom

    public required init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int)
    {
        (self.source, lowestValue, highestValue) = (source, lowestInclusive, highestInclusive)
    }
    public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.init(randomSource: GKRandomSource(), lowestValue: lowestInclusive, highestValue: highestInclusive)
    }
    public required convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }

    open class func d6() -> Self { self.init(forDieWithSideCount: 6) }
    open class func d20() -> Self { self.init(forDieWithSideCount: 20) }

    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
    open func nextInt(upperBound: Int) -> Int { min(nextInt(), max(0, upperBound - 1)) }
    open func nextUniform() -> Float { source.nextUniform() }
    open func nextBool() -> Bool { source.nextBool() }
}

/// Numbers in a range of which those in the middle are likelier.
open class GKGaussianDistribution: GKRandomDistribution {
    open private(set) var mean: Float
    open private(set) var deviation: Float

    public required init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        mean = Float(lowestInclusive + highestInclusive) / 2
        deviation = Float(highestInclusive - lowestInclusive) / 6
        super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
    }
    public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
        (self.mean, self.deviation) = (mean, deviation)
        super.init(
            randomSource: source, lowestValue: Int(mean - 3 * deviation), highestValue: Int(mean + 3 * deviation))
    }

    /// A number of the normal distribution, by the method of Box and Muller. It is drawn again while it is outside the range.
    open override func nextInt() -> Int {
        guard deviation > 0 else { return lowestValue }
        while true {
            let radius = (-2 * log(max(source.nextUniform(), .leastNormalMagnitude))).squareRoot()
            let number = Int((mean + deviation * radius * cos(2 * .pi * source.nextUniform())).rounded())
            if (lowestValue...highestValue).contains(number) { return number }
        }
    }
}

/// Numbers in a range of which none comes again before all others have come.
open class GKShuffledDistribution: GKRandomDistribution {
    private var bag: [Int] = []

    open override func nextInt() -> Int {
        if bag.isEmpty {
            bag = Array(lowestValue...highestValue)
            for index in bag.indices.reversed().dropLast() { bag.swapAt(index, source.nextInt(upperBound: index + 1)) }
        }
        return bag.removeLast()
    }
}
