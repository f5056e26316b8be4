// Social, which no service of Apple's answers any more.
@_exported import Foundation

public let SLServiceTypeTwitter = "com.apple.social.twitter"
public let SLServiceTypeFacebook = "com.apple.social.facebook"
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
public let SLServiceTypeTencentWeibo = "com.apple.social.tencentweibo"

public enum SLRequestMethod: Int, Sendable { case GET, POST, DELETE, PUT }
