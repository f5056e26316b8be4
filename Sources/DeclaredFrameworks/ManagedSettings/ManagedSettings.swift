// Managed Settings that restrict nothing: stores hold what is put in.
@_exported import Foundation
import FoundationSupplement

/// What stands for an app, a category or a website without naming it. Nothing can make one here but decoding.
public struct Token<T>: Codable, Hashable, Sendable {
    private let data: Data
}

public typealias ApplicationToken = Token<Application>
public typealias ActivityCategoryToken = Token<ActivityCategory>
public typealias WebDomainToken = Token<WebDomain>

public struct Application: Hashable, Codable, Sendable {
    public let bundleIdentifier: String?
    public let token: ApplicationToken?
    public var localizedDisplayName: String? { nil }

    public init(bundleIdentifier: String) { (self.bundleIdentifier, token) = (bundleIdentifier, nil) }
    public init(token: ApplicationToken) { (bundleIdentifier, self.token) = (nil, token) }
}

public struct ActivityCategory: Hashable, Codable, Sendable {
    public let token: ActivityCategoryToken?
    public var localizedDisplayName: String? { nil }

    public init(token: ActivityCategoryToken) { self.token = token }
}

public struct WebDomain: Hashable, Codable, Sendable {
    public let domain: String?
    public let token: WebDomainToken?

    public init(domain: String) { (self.domain, token) = (domain, nil) }
    public init(token: WebDomainToken) { (domain, self.token) = (nil, token) }
}

/// What a shield covers.
public struct ShieldSettings: Sendable {
    public enum ActivityCategoryPolicy<Activity: Sendable>: Sendable {
        case none, all(except: Set<Token<Activity>> = [])
        case specific(Set<ActivityCategoryToken>, except: Set<Token<Activity>> = [])
    }

    public var applications: Set<ApplicationToken>?
    public var applicationCategories: ActivityCategoryPolicy<Application>?
    public var webDomains: Set<WebDomainToken>?
    public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}

/// Which apps are hidden.
public struct ApplicationSettings: Sendable {
    public var blockedApplications: Set<Application>?
    public var denyAppInstallation: Bool?
    public var denyAppRemoval: Bool?
}

/// Which websites are filtered.
public struct WebContentSettings: Sendable {
    public enum FilterPolicy: Equatable, Sendable {
        case none
        case auto(_ domains: Set<WebDomain> = [], except: Set<WebDomain> = [])
        case specific(_ domains: Set<WebDomain>)
        case all(except: Set<WebDomain> = [])
    }

    public var blockedByFilter: FilterPolicy?
}

// Settings that restrict nothing here.

public struct AccountSettings: Sendable { public var lockAccounts: Bool? }
public struct AppStoreSettings: Sendable {
    public var denyInAppPurchases: Bool?
    public var maximumRating: Int?
    public var requirePasswordForPurchases: Bool?
}
public struct CellularSettings: Sendable {
    public var lockAppCellularData: Bool?
    public var lockCellularPlan: Bool?
    public var lockESIM: Bool?
}
public struct DateAndTimeSettings: Sendable { public var requireAutomaticDateAndTime: Bool? }
public struct GameCenterSettings: Sendable {
    public var denyAddingFriends: Bool?
    public var denyMultiplayerGaming: Bool?
}
public struct MediaSettings: Sendable {
    public var denyBookstoreErotica: Bool?
    public var denyExplicitContent: Bool?
    public var denyMusicService: Bool?
    public var maximumMovieRating: Int?
    public var maximumTVShowRating: Int?
}
public struct PasscodeSettings: Sendable { public var lockPasscode: Bool? }
public struct SafariSettings: Sendable { public var denyAutoFill: Bool? }
public struct SiriSettings: Sendable { public var denySiri: Bool? }

/// Settings that are kept and restrict nothing.
// An open class cannot be checked. Every property that changes is guarded.
open class ManagedSettingsStore: @unchecked Sendable {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let `default` = Name("default")
    }

    @_Guarded public var shield = ShieldSettings()
    @_Guarded public var application = ApplicationSettings()
    @_Guarded public var webContent = WebContentSettings()
    @_Guarded public var account = AccountSettings()
    @_Guarded public var appStore = AppStoreSettings()
    @_Guarded public var cellular = CellularSettings()
    @_Guarded public var dateAndTime = DateAndTimeSettings()
    @_Guarded public var gameCenter = GameCenterSettings()
    @_Guarded public var media = MediaSettings()
    @_Guarded public var passcode = PasscodeSettings()
    @_Guarded public var safari = SafariSettings()
    @_Guarded public var siri = SiriSettings()

    public init() {}
    public init(named: Name) {}

    public func clearAllSettings() {
        (shield, application, webContent) = (ShieldSettings(), ApplicationSettings(), WebContentSettings())
        (account, appStore, cellular) = (AccountSettings(), AppStoreSettings(), CellularSettings())
        (dateAndTime, gameCenter, media) = (DateAndTimeSettings(), GameCenterSettings(), MediaSettings())
        (passcode, safari, siri) = (PasscodeSettings(), SafariSettings(), SiriSettings())
    }
}
