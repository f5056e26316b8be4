// What apps set before they make a page's view. It is kept.
import CoreGraphics
import Foundation
import FoundationSupplement
import UIKit

open class WKPreferences: NSObject {
    open var minimumFontSize: CGFloat = 0
    open var javaScriptEnabled = true
    open var javaScriptCanOpenWindowsAutomatically = false
    open var isElementFullscreenEnabled = false
    open var isFraudulentWebsiteWarningEnabled = true
    open var isTextInteractionEnabled = true
    open var isSiteSpecificQuirksModeEnabled = true
    open var shouldPrintBackgrounds = false
    open var tabFocusesLinks = false
    public override init() {}
}

open class WKWebpagePreferences: NSObject {
    public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }

    open var allowsContentJavaScript = true
    open var preferredContentMode = ContentMode.recommended
    open var isLockdownModeEnabled = false
    public override init() {}
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    public static let link = WKDataDetectorTypes(rawValue: 2)
    public static let address = WKDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    public static let trackingNumber = WKDataDetectorTypes(rawValue: 16)
    public static let flightNumber = WKDataDetectorTypes(rawValue: 32)
    public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 64)
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

public enum WKSelectionGranularity: Int, Sendable { case dynamic, character }

open class WKProcessPool: NSObject {
    public override init() {}
}

open class WKWebViewConfiguration: NSObject, NSCopying {
    open var preferences = WKPreferences()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var userContentController = WKUserContentController()
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var processPool = WKProcessPool()
    open var applicationNameForUserAgent: String?
    open var allowsInlineMediaPlayback = false
    open var allowsPictureInPictureMediaPlayback = true
    open var allowsAirPlayForMediaPlayback = true
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    open var dataDetectorTypes: WKDataDetectorTypes = []
    open var selectionGranularity = WKSelectionGranularity.dynamic
    open var suppressesIncrementalRendering = false
    open var ignoresViewportScaleLimits = false
    open var limitsNavigationsToAppBoundDomains = false
    open var upgradeKnownHostsToHTTPS = true
    open var allowsInlinePredictions = false
    open var supportsAdaptiveImageGlyph = false
    private var schemes: [String: any WKURLSchemeHandler] = [:]

    public required override init() {}

    /// Keeps the handler, which is never asked, because no page is loaded.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        schemes[urlScheme.lowercased()] = urlSchemeHandler
    }
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
        schemes[urlScheme.lowercased()]
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        (copy.preferences, copy.defaultWebpagePreferences) = (preferences, defaultWebpagePreferences)
        (copy.userContentController, copy.websiteDataStore) = (userContentController, websiteDataStore)
        (copy.processPool, copy.applicationNameForUserAgent) = (processPool, applicationNameForUserAgent)
        (copy.allowsInlineMediaPlayback, copy.dataDetectorTypes) = (allowsInlineMediaPlayback, dataDetectorTypes)
        copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
        copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
        copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
        (copy.selectionGranularity, copy.schemes) = (selectionGranularity, schemes)
        (copy.suppressesIncrementalRendering, copy.ignoresViewportScaleLimits) = (
            suppressesIncrementalRendering, ignoresViewportScaleLimits
        )
        copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
        copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
        return copy
    }
}
