// The names of CFNetwork that apps read settings of proxies by. There are no proxies. Apple's Foundation brings them along.

import Foundation

public var kCFNetworkProxiesHTTPEnable: CFString { "HTTPEnable" }
public var kCFNetworkProxiesHTTPProxy: CFString { "HTTPProxy" }
public var kCFNetworkProxiesHTTPPort: CFString { "HTTPPort" }
public var kCFNetworkProxiesHTTPSEnable: CFString { "HTTPSEnable" }
public var kCFNetworkProxiesHTTPSProxy: CFString { "HTTPSProxy" }
public var kCFNetworkProxiesHTTPSPort: CFString { "HTTPSPort" }
public var kCFNetworkProxiesSOCKSEnable: CFString { "SOCKSEnable" }
public var kCFNetworkProxiesSOCKSProxy: CFString { "SOCKSProxy" }
public var kCFNetworkProxiesSOCKSPort: CFString { "SOCKSPort" }
public var kCFProxyHostNameKey: CFString { "kCFProxyHostNameKey" }
public var kCFProxyPortNumberKey: CFString { "kCFProxyPortNumberKey" }
public var kCFProxyTypeKey: CFString { "kCFProxyTypeKey" }
public var kCFProxyTypeNone: CFString { "kCFProxyTypeNone" }
public var kCFProxyTypeHTTP: CFString { "kCFProxyTypeHTTP" }
public var kCFProxyTypeHTTPS: CFString { "kCFProxyTypeHTTPS" }
public var kCFProxyTypeSOCKS: CFString { "kCFProxyTypeSOCKS" }
public var kCFProxyTypeAutoConfigurationURL: CFString { "kCFProxyTypeAutoConfigurationURL" }
public var kCFProxyUsernameKey: CFString { "kCFProxyUsernameKey" }
public var kCFProxyPasswordKey: CFString { "kCFProxyPasswordKey" }
public var kCFProxyAutoConfigurationURLKey: CFString { "kCFProxyAutoConfigurationURLKey" }

// The domains of its errors.

public var kCFErrorDomainCFNetwork: CFString! { "kCFErrorDomainCFNetwork" }
public var kCFErrorDomainWinSock: CFString! { "kCFErrorDomainWinSock" }

/// The system's proxies: none, because no picture's program reaches the network.
public func CFNetworkCopySystemProxySettings() -> Unmanaged<CFDictionary>? { .passRetained(NSDictionary()) }
