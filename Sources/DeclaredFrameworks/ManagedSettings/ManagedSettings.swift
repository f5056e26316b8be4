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

    public init() {}
    public init(named: Name) {}

    public func clearAllSettings() {
        (shield, application, webContent) = (ShieldSettings(), ApplicationSettings(), WebContentSettings())
    }
}
