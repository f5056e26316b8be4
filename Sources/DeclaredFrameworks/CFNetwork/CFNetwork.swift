// The names of CFNetwork that apps read settings of proxies by. There are no proxies.
@_exported import Foundation

public let kCFNetworkProxiesHTTPEnable = "HTTPEnable"
public let kCFNetworkProxiesHTTPProxy = "HTTPProxy"
public let kCFNetworkProxiesHTTPPort = "HTTPPort"
public let kCFProxyHostNameKey = "kCFProxyHostNameKey"
public let kCFProxyPortNumberKey = "kCFProxyPortNumberKey"
public let kCFProxyTypeKey = "kCFProxyTypeKey"
public let kCFProxyTypeNone = "kCFProxyTypeNone"
public let kCFProxyTypeHTTP = "kCFProxyTypeHTTP"
