// Cookies and what else pages keep. Nothing is kept.
import Foundation
import FoundationSupplement

public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
public let WKWebsiteDataTypeFileSystem = "WKWebsiteDataTypeFileSystem"
public let WKWebsiteDataTypeSearchFieldRecentSearches = "WKWebsiteDataTypeSearchFieldRecentSearches"
public let WKWebsiteDataTypeMediaKeys = "WKWebsiteDataTypeMediaKeys"
public let WKWebsiteDataTypeHashSalt = "WKWebsiteDataTypeHashSalt"

/// Hears of cookies, of which there are none.
@preconcurrency @MainActor public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}

/// What a page has kept. There is no such record.
// An open class cannot be checked. There is no state.
open class WKWebsiteDataRecord: NSObject, @unchecked Sendable {
    open var displayName: String { "" }
    open var dataTypes: Set<String> { [] }
}

// An open class cannot be checked. There is no state.
open class WKHTTPCookieStore: NSObject, @unchecked Sendable {
    open func add(_ observer: any WKHTTPCookieStoreObserver) {}
    open func remove(_ observer: any WKHTTPCookieStoreObserver) {}
    open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) { completionHandler([]) }
    open func allCookies() async -> [HTTPCookie] { [] }
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) { completionHandler?() }
    open func setCookie(_ cookie: HTTPCookie) async {}
    open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) { completionHandler?() }
    open func deleteCookie(_ cookie: HTTPCookie) async {}
}

// An open class cannot be checked. All state is constant.
open class WKWebsiteDataStore: NSObject, @unchecked Sendable {
    private static let common = WKWebsiteDataStore()
    open class func `default`() -> WKWebsiteDataStore { common }
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    open class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeFetchCache, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
            WKWebsiteDataTypeOfflineWebApplicationCache, WKWebsiteDataTypeCookies, WKWebsiteDataTypeSessionStorage,
            WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeWebSQLDatabases, WKWebsiteDataTypeIndexedDBDatabases,
            WKWebsiteDataTypeServiceWorkerRegistrations,
        ]
    }
    public convenience init(forIdentifier identifier: UUID) { self.init() }
    open var identifier: UUID? { nil }
    open class var allDataStoreIdentifiers: [UUID] { get async { [] } }
    open class func fetchAllDataStoreIdentifiers(_ completionHandler: @escaping ([UUID]) -> Void) { completionHandler([]) }
    open class func remove(forIdentifier identifier: UUID) async throws {}
    open class func remove(forIdentifier identifier: UUID, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    public let httpCookieStore = WKHTTPCookieStore()
    open var isPersistent: Bool { false }
    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
    ) { completionHandler([]) }
    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
    open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void
    ) { completionHandler() }
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {}
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
    ) { completionHandler() }
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}
}
