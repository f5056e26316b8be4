// The views that Siri shows of an app's intents, and the editors of the user's phrases. No widget has the first, and the
// others are never presented.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import Intents
@_exported import UIKit

public enum INUIInteractiveBehavior: UInt, Sendable { case none, nextView, launch, genericAction }
public enum INUIHostedViewContext: UInt, Sendable { case siriSnippet, mapsCard }
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
    case white, whiteOutline, black, blackOutline, automatic, automaticOutline
}

/// A controller that Siri shows for an interaction.
@preconcurrency @MainActor public protocol INUIHostedViewControlling: NSObjectProtocol {
    func configure(
        with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void)
    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void)
}

extension INUIHostedViewControlling {
    public func configure(
        with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void
    ) { completion(.zero) }
    public func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) { completion(false, [], .zero) }
}

/// Tells Siri what a controller shows, so that Siri does not show it as well.
public protocol INUIHostedViewSiriProviding: NSObjectProtocol {
    var displaysMap: Bool { get }
    var displaysMessage: Bool { get }
    var displaysPaymentTransaction: Bool { get }
}

extension INUIHostedViewSiriProviding {
    public var displaysMap: Bool { false }
    public var displaysMessage: Bool { false }
    public var displaysPaymentTransaction: Bool { false }
}

extension NSExtensionContext {
    /// The smallest size in points of a view that Siri shows, of which there is none.
    public var hostedViewMinimumAllowedSize: CGSize { .zero }
    /// The largest size in points of a view that Siri shows, of which there is none.
    public var hostedViewMaximumAllowedSize: CGSize { .zero }
}
