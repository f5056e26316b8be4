// Family Controls of a user who denies them: authorization is denied, and selections are empty until they are decoded.
@_exported import Foundation
@_exported import ManagedSettings
import Combine
@_exported import SwiftUICore

public enum AuthorizationStatus: Int, Hashable, Sendable, CustomStringConvertible {
    case notDetermined, denied, approved

    public var description: String {
        switch self {
        case .notDetermined: "Not Determined"
        case .denied: "Denied"
        case .approved: "Approved"
        }
    }
}

public enum FamilyControlsMember: Int, Hashable, Sendable { case child, individual }

public enum FamilyControlsError: Int, Error, Sendable {
    case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict, authorizationCanceled
    case networkError, authenticationMethodUnavailable
}

/// Denies.
// All state is the publisher's, which never changes.
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
    public static let shared = AuthorizationCenter()

    @Published public private(set) var authorizationStatus = AuthorizationStatus.denied

    public func requestAuthorization(for member: FamilyControlsMember) async throws {
        throw FamilyControlsError.authorizationCanceled
    }
    public func requestAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
        completionHandler(.failure(FamilyControlsError.authorizationCanceled))
    }
    public func revokeAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
        completionHandler(.success(()))
    }
}

/// The apps, categories and websites that the user chose.
public struct FamilyActivitySelection: Codable, Equatable, Sendable {
    public var applicationTokens: Set<ApplicationToken> = []
    public var categoryTokens: Set<ActivityCategoryToken> = []
    public var webDomainTokens: Set<WebDomainToken> = []
    public let includeEntireCategory: Bool

    public init() { includeEntireCategory = false }
    public init(includeEntireCategory: Bool) { self.includeEntireCategory = includeEntireCategory }

    public var applications: Set<Application> { Set(applicationTokens.map(Application.init(token:))) }
    public var categories: Set<ActivityCategory> { Set(categoryTokens.map(ActivityCategory.init(token:))) }
    public var webDomains: Set<WebDomain> { Set(webDomainTokens.map(WebDomain.init(token:))) }
}

/// The name of an app, a category or a website, which only the device knows. Nothing is drawn.
@MainActor @preconcurrency public struct FamilyActivityTitleView: View {
    public var body: some View { EmptyView() }
}

/// The icon of an app, a category or a website, which only the device has. Nothing is drawn.
@MainActor @preconcurrency public struct FamilyActivityIconView: View {
    public var body: some View { EmptyView() }
}

extension Label where Title == FamilyActivityTitleView, Icon == FamilyActivityIconView {
    public init(_ applicationToken: ApplicationToken) {
        self.init(title: { FamilyActivityTitleView() }, icon: { FamilyActivityIconView() })
    }
    public init(_ categoryToken: ActivityCategoryToken) {
        self.init(title: { FamilyActivityTitleView() }, icon: { FamilyActivityIconView() })
    }
    public init(_ webDomainToken: WebDomainToken) {
        self.init(title: { FamilyActivityTitleView() }, icon: { FamilyActivityIconView() })
    }
}

/// A picker, which has nothing to show.
public struct FamilyActivityPicker: View {
    public init(selection: Binding<FamilyActivitySelection>) {}
    public init(headerText: String? = nil, footerText: String? = nil, selection: Binding<FamilyActivitySelection>) {}

    public var body: some View { EmptyView() }
}

extension View {
    /// Effect: none, because a widget presents nothing.
    nonisolated public func familyActivityPicker(
        isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
    ) -> some View { self }

    /// Effect: none, because a widget presents nothing.
    nonisolated public func familyActivityPicker(
        headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>,
        selection: Binding<FamilyActivitySelection>
    ) -> some View { self }
}
