// Core Text: fonts that a program registers are found by their names, and fonts know San Francisco's metrics, as
// UIKit's do. Lines and frames are not laid out.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationSupplement

public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }

public enum CTFontManagerError: Int, Sendable {
    case fileNotFound = 101, insufficientPermissions, unrecognizedFormat, invalidFontData, alreadyRegistered
    case exceededResourceLimit, assetNotFound
    case notRegistered = 201, inUse, systemRequired
}

public var kCTFontManagerErrorDomain: CFString { "com.apple.CoreText.CTFontManagerErrorDomain" }
public var kCTFontManagerErrorFontURLsKey: CFString { "CTFontManagerErrorFontURLs" }
