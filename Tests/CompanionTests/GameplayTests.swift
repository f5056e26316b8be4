import Foundation
import GameplayKit
import Testing

/// What GameplayKit computes: ways, rules, moves and distributions.
@Suite struct GameplayTests {
    @Test func waysLeadAroundWhatIsRemoved() throws {
        let grid = GKGridGraph(fromGridStartingAt: SIMD2(0, 0), width: 3, height: 3, diagonalsAllowed: false)
        let start = try #require(grid.node(atGridPosition: SIMD2(0, 0)))
        let goal = try #require(grid.node(atGridPosition: SIMD2(2, 0)))
        #expect(grid.findPath(from: start, to: goal).count == 3)
        grid.remove([try #require(grid.node(atGridPosition: SIMD2(1, 0))), try #require(grid.node(atGridPosition: SIMD2(1, 1)))])
        let way = grid.findPath(from: start, to: goal).compactMap { ($0 as? GKGridGraphNode)?.gridPosition }
        #expect(way == [SIMD2(0, 0), SIMD2(0, 1), SIMD2(0, 2), SIMD2(1, 2), SIMD2(2, 2), SIMD2(2, 1), SIMD2(2, 0)])
        grid.remove([try #require(grid.node(atGridPosition: SIMD2(1, 2)))])
        #expect(grid.findPath(from: start, to: goal).isEmpty)
    }

    @Test func rulesAssertFactsUntilNoneHolds() {
        let system = GKRuleSystem()
        system.state["health"] = 2
        let low = "low" as NSString, flee = "flee" as NSString
        system.add(GKRule { $0.grade(forFact: low) > 0.5 } action: { $0.assertFact(flee, grade: 0.4) })
        system.add(GKRule { ($0.state["health"] as? Int ?? 0) < 3 } action: { $0.assertFact(low, grade: 0.7) })
        system.evaluate()
        #expect(system.grade(forFact: low) == 0.7)
        #expect(system.grade(forFact: flee) == 0.4)
        #expect(system.executed.count == 2)
    }

    @Test func theStrategistTakesFromTheHeapSoThatItWins() {
        let strategist = GKMinmaxStrategist()
        strategist.maxLookAheadDepth = 8
        for (sticks, best) in [(3, 2), (5, 1), (6, 2), (2, 1)] {
            let heap = Heap(sticks: sticks)
            strategist.gameModel = heap
            #expect((strategist.bestMoveForActivePlayer() as? Taking)?.count == best, "\(sticks)")
            #expect(heap.sticks == sticks)
        }
    }

    @Test func aShuffledDistributionRepeatsNothingBeforeItsEnd() {
        let distribution = GKShuffledDistribution(forDieWithSideCount: 6)
        for _ in 0..<3 { #expect(Set((0..<6).map { _ in distribution.nextInt() }) == Set(1...6)) }
        let normal = GKGaussianDistribution(randomSource: GKMersenneTwisterRandomSource(seed: 1), lowestValue: 0, highestValue: 100)
        let numbers = (0..<500).map { _ in normal.nextInt() }
        #expect(numbers.allSatisfy { (0...100).contains($0) })
        #expect(numbers.count { (33...67).contains($0) } > 250)
    }

    @Test func aComponentTakesThePlaceOfItsClass() {
        let entity = GKEntity(), system = GKComponentSystem(componentClass: Life.self)
        entity.addComponent(Life())
        let second = Life()
        entity.addComponent(second)
        system.addComponent(foundIn: entity)
        system.update(deltaTime: 1)
        entity.update(deltaTime: 1)
        #expect(entity.components.count == 1)
        #expect(second.seconds == 2)
        #expect(second.entity === entity)
    }
}

private final class Life: GKComponent {
    var seconds = 0.0
    override func update(deltaTime seconds: TimeInterval) { self.seconds += seconds }
}

private final class Taking: NSObject, GKGameModelUpdate {
    var value = 0
    let count: Int
    init(_ count: Int) { self.count = count }
}

private final class Side: NSObject, GKGameModelPlayer {
    let playerId: Int
    init(_ playerId: Int) { self.playerId = playerId }
}

/// One or two sticks are taken in turn; who has to take the last one loses.
private final class Heap: NSObject, GKGameModel {
    var sticks: Int
    var turn = 0
    let sides = [Side(0), Side(1)]

    init(sticks: Int) { self.sticks = sticks }

    var players: [any GKGameModelPlayer]? { sides }
    var activePlayer: (any GKGameModelPlayer)? { sides[turn] }
    func copy(with zone: NSZone? = nil) -> Any {
        let copy = Heap(sticks: sticks)
        copy.turn = turn
        return copy
    }
    func setGameModel(_ gameModel: any GKGameModel) {}
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? { (1...2).filter { $0 <= sticks }.map(Taking.init) }
    func apply(_ gameModelUpdate: any GKGameModelUpdate) {
        sticks -= (gameModelUpdate as? Taking)?.count ?? 0
        turn = 1 - turn
    }
    // The side whose turn it is when nothing is left did not take the last stick.
    func isWin(for player: any GKGameModelPlayer) -> Bool { sticks == 0 && player.playerId == turn }
    func isLoss(for player: any GKGameModelPlayer) -> Bool { sticks == 0 && player.playerId != turn }
}
