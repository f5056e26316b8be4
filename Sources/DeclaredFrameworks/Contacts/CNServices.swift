// The names of services, which are Apple's.

public let CNSocialProfileServiceFacebook = "Facebook"
public let CNSocialProfileServiceFlickr = "Flickr"
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
public let CNSocialProfileServiceMySpace = "MySpace"
public let CNSocialProfileServiceSinaWeibo = "SinaWeibo"
public let CNSocialProfileServiceTencentWeibo = "TencentWeibo"
public let CNSocialProfileServiceTwitter = "Twitter"
public let CNSocialProfileServiceYelp = "Yelp"
public let CNSocialProfileServiceGameCenter = "GameCenter"

public let CNInstantMessageServiceAIM = "AIM"
public let CNInstantMessageServiceFacebook = "Facebook"
public let CNInstantMessageServiceGaduGadu = "GaduGadu"
public let CNInstantMessageServiceGoogleTalk = "GoogleTalk"
public let CNInstantMessageServiceICQ = "ICQ"
public let CNInstantMessageServiceJabber = "Jabber"
public let CNInstantMessageServiceMSN = "MSN"
public let CNInstantMessageServiceQQ = "QQ"
public let CNInstantMessageServiceSkype = "Skype"
public let CNInstantMessageServiceYahoo = "Yahoo"

// What is asked of profiles, groups and accounts.
public let CNSocialProfileURLStringKey = "urlString"
public let CNSocialProfileUsernameKey = "username"
public let CNSocialProfileUserIdentifierKey = "userIdentifier"
public let CNSocialProfileServiceKey = "service"
public let CNInstantMessageAddressUsernameKey = "username"
public let CNInstantMessageAddressServiceKey = "service"
public let CNGroupNameKey = "name"
public let CNGroupIdentifierKey = "identifier"
public let CNContainerNameKey = "name"
public let CNContainerIdentifierKey = "identifier"
public let CNContainerTypeKey = "type"

extension CNSocialProfile {
    /// The name of a service, which is the same in all languages here.
    public class func localizedString(forService service: String) -> String { service }
}

extension CNInstantMessageAddress {
    /// The name of a service, which is the same in all languages here.
    public class func localizedString(forService service: String) -> String { service }
}
