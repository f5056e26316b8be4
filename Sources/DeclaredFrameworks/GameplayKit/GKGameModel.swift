import Foundation

public let GKGameModelMaxScore = 1 << 24
public let GKGameModelMinScore = -(1 << 24)

/// A move.
public protocol GKGameModelUpdate: NSObjectProtocol {
    var value: Int { get set }
}

public protocol GKGameModelPlayer: NSObjectProtocol {
    var playerId: Int { get }
}

/// The state of a game that players take turns in.
public protocol GKGameModel: NSObjectProtocol, NSCopying {
    var players: [any GKGameModelPlayer]? { get }
    var activePlayer: (any GKGameModelPlayer)? { get }

    func setGameModel(_ gameModel: any GKGameModel)
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
    func apply(_ gameModelUpdate: any GKGameModelUpdate)
    func score(for player: any GKGameModelPlayer) -> Int
    func isWin(for player: any GKGameModelPlayer) -> Bool
    func isLoss(for player: any GKGameModelPlayer) -> Bool
    func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate)
}

extension GKGameModel {
    public func score(for player: any GKGameModelPlayer) -> Int { 0 }
    public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
    public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
    public func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate) {}
}

/// What chooses moves.
public protocol GKStrategist: NSObjectProtocol {
    var gameModel: (any GKGameModel)? { get set }
    var randomSource: (any GKRandom)? { get set }

    func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}

/// Chooses the move that is best if the others play their best.
open class GKMinmaxStrategist: NSObject, GKStrategist {
    open var gameModel: (any GKGameModel)?
    open var randomSource: (any GKRandom)?
    open var maxLookAheadDepth = 0

    public override init() {}

    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? { gameModel?.activePlayer.flatMap(bestMove(for:)) }

    open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
        let moves = judgedMoves(for: player)
        guard let best = moves.map(\.value).max() else { return nil }
        let candidates = moves.filter { $0.value == best }
        return candidates[randomSource?.nextInt(upperBound: candidates.count) ?? 0]
    }
    open func randomMove(for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int) -> (any GKGameModelUpdate)? {
        let moves = judgedMoves(for: player).sorted { $0.value > $1.value }.prefix(numMovesToConsider)
        return moves.isEmpty ? nil : moves[randomSource?.nextInt(upperBound: moves.count) ?? 0]
    }

    private func judgedMoves(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
        guard let gameModel, maxLookAheadDepth > 0 else { return [] }
        let moves = gameModel.gameModelUpdates(for: player) ?? []
        for move in moves {
            if let next = after(move, in: gameModel) { move.value = judge(next, for: player, depth: maxLookAheadDepth - 1) }
        }
        return moves
    }

    /// The score that a player can reach. A win that comes sooner counts for more.
    private func judge(_ model: any GKGameModel, for player: any GKGameModelPlayer, depth: Int) -> Int {
        if model.isWin(for: player) { return GKGameModelMaxScore - (maxLookAheadDepth - depth) }
        if model.isLoss(for: player) { return GKGameModelMinScore + (maxLookAheadDepth - depth) }
        guard depth > 0, let active = model.activePlayer, let moves = model.gameModelUpdates(for: active), !moves.isEmpty else {
            return model.score(for: player)
        }
        let scores = moves.compactMap { after($0, in: model).map { judge($0, for: player, depth: depth - 1) } }
        return (active.playerId == player.playerId ? scores.max() : scores.min()) ?? model.score(for: player)
    }

    private func after(_ move: any GKGameModelUpdate, in model: any GKGameModel) -> (any GKGameModel)? {
        let next = model.copy(with: nil) as? any GKGameModel
        next?.apply(move)
        return next
    }
}
