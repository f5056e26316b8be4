import Foundation
public import SwiftUICore

/// What the end of a symbol's effect tells of it.
@MainActor public class UISymbolEffectCompletionContext: NSObject {
    /// Whether the effect ran to its end.
    public let isFinished = true
    public internal(set) weak var sender: AnyObject?
}

public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

// Effect: none, because the symbols of a still picture are at rest. An effect is over at once.
extension UIImageView {
    @preconcurrency public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { end(completion) }

    @preconcurrency public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { end(completion) }

    @preconcurrency public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { end(completion) }

    @preconcurrency public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { end(completion) }

    @preconcurrency public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { end(completion) }

    @preconcurrency public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { end(completion) }

    @preconcurrency public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

    /// Shows an image from now on.
    @preconcurrency public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        self.image = image
        end(completion)
    }

    private func end(_ completion: UISymbolEffectCompletion?) {
        let context = UISymbolEffectCompletionContext()
        context.sender = self
        completion?(context)
    }
}
