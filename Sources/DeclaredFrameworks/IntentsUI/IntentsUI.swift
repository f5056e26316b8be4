// The views that Siri shows of an app's intents, which no widget has. The names that need UIKit's view controllers are
// not here.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import Intents

public enum INUIInteractiveBehavior: UInt, Sendable { case none, nextView, launch, genericAction }
public enum INUIHostedViewContext: UInt, Sendable { case siriSnippet, mapsCard }
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
    case white, whiteOutline, black, blackOutline, automatic, automaticOutline
}
