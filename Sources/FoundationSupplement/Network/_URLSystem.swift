import FoundationNetworking

/// What Apple's Foundation has and Linux keeps in modules of their own. Foundation on Linux declares these names too,
/// as `AnyObject`, so that `Foundation.URLSession` names a type that is of no use. In the texts that are compiled, the
/// name of this type stands in the place of Foundation's: it is as long, so that columns stay.
public enum _URLSystem {
    public typealias CachedURLResponse = FoundationNetworking.CachedURLResponse
    public typealias HTTPCookie = FoundationNetworking.HTTPCookie
    public typealias HTTPCookiePropertyKey = FoundationNetworking.HTTPCookiePropertyKey
    public typealias HTTPCookieStorage = FoundationNetworking.HTTPCookieStorage
    public typealias HTTPURLResponse = FoundationNetworking.HTTPURLResponse
    public typealias NSMutableURLRequest = FoundationNetworking.NSMutableURLRequest
    public typealias NSURLRequest = FoundationNetworking.NSURLRequest
    public typealias URLAuthenticationChallenge = FoundationNetworking.URLAuthenticationChallenge
    public typealias URLAuthenticationChallengeSender = FoundationNetworking.URLAuthenticationChallengeSender
    public typealias URLCache = FoundationNetworking.URLCache
    public typealias URLCredential = FoundationNetworking.URLCredential
    public typealias URLCredentialStorage = FoundationNetworking.URLCredentialStorage
    public typealias URLProtectionSpace = FoundationNetworking.URLProtectionSpace
    public typealias URLProtocol = FoundationNetworking.URLProtocol
    public typealias URLProtocolClient = FoundationNetworking.URLProtocolClient
    public typealias URLRequest = FoundationNetworking.URLRequest
    public typealias URLResponse = FoundationNetworking.URLResponse
    public typealias URLSession = FoundationNetworking.URLSession
    public typealias URLSessionConfiguration = FoundationNetworking.URLSessionConfiguration
    public typealias URLSessionDataDelegate = FoundationNetworking.URLSessionDataDelegate
    public typealias URLSessionDataTask = FoundationNetworking.URLSessionDataTask
    public typealias URLSessionDelegate = FoundationNetworking.URLSessionDelegate
    public typealias URLSessionDownloadDelegate = FoundationNetworking.URLSessionDownloadDelegate
    public typealias URLSessionDownloadTask = FoundationNetworking.URLSessionDownloadTask
    public typealias URLSessionStreamTask = FoundationNetworking.URLSessionStreamTask
    public typealias URLSessionTask = FoundationNetworking.URLSessionTask
    public typealias URLSessionTaskDelegate = FoundationNetworking.URLSessionTaskDelegate
    public typealias URLSessionTaskMetrics = FoundationNetworking.URLSessionTaskMetrics
    public typealias URLSessionTaskTransactionMetrics = FoundationNetworking.URLSessionTaskTransactionMetrics
    public typealias URLSessionUploadTask = FoundationNetworking.URLSessionUploadTask
    public typealias URLSessionWebSocketDelegate = FoundationNetworking.URLSessionWebSocketDelegate
    public typealias URLSessionWebSocketTask = FoundationNetworking.URLSessionWebSocketTask
    public typealias XMLParser = FoundationSupplement.XMLParser
    public typealias XMLParserDelegate = FoundationSupplement.XMLParserDelegate
}
