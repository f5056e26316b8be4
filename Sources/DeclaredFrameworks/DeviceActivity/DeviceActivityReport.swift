import Foundation
@_exported import SwiftUICore

/// A report that an extension of the app draws on a device. Nothing is drawn.
@MainActor @preconcurrency public struct DeviceActivityReport: View {
    /// Which report is meant.
    public struct Context: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public init(_ context: DeviceActivityReport.Context, filter: DeviceActivityFilter = DeviceActivityFilter()) {}

    public var body: some View { EmptyView() }
}

/// Which activities a report is about.
public struct DeviceActivityFilter: Equatable, Sendable {
    /// How long the parts of a report are.
    public enum SegmentInterval: Hashable, Sendable {
        case hourly(during: DateInterval = DateInterval(start: .distantPast, end: .distantFuture))
        case daily(during: DateInterval)
        case weekly(during: DateInterval)
    }

    /// Whose activities are meant.
    public struct Users: Equatable, Sendable {
        private let name: String

        public static let all = Users(name: "all")
        public static let children = Users(name: "children")
    }

    /// On which devices.
    public struct Devices: Equatable, Sendable {
        private let models: Set<DeviceActivityData.Device.Model>

        public init(_ models: Set<DeviceActivityData.Device.Model>) { self.models = models }

        public static let all = Devices([.iPhone, .iPad, .iPod, .mac])
    }

    public var segmentInterval: SegmentInterval
    public let users: Users?
    public let devices: Devices?
    public var applications: Set<ApplicationToken>
    public var categories: Set<ActivityCategoryToken>
    public var webDomains: Set<WebDomainToken>

    public init(
        segment: SegmentInterval = .hourly(), devices: Devices? = nil, applications: Set<ApplicationToken> = [],
        categories: Set<ActivityCategoryToken> = [], webDomains: Set<WebDomainToken> = []
    ) {
        (segmentInterval, users, self.devices) = (segment, nil, devices)
        (self.applications, self.categories, self.webDomains) = (applications, categories, webDomains)
    }
    public init(
        segment: SegmentInterval = .hourly(), users: Users, devices: Devices, applications: Set<ApplicationToken> = [],
        categories: Set<ActivityCategoryToken> = [], webDomains: Set<WebDomainToken> = []
    ) {
        (segmentInterval, self.users, self.devices) = (segment, users, devices)
        (self.applications, self.categories, self.webDomains) = (applications, categories, webDomains)
    }
}

/// Parts of a report, of which there are none.
public struct DeviceActivityResults<Element>: AsyncSequence, AsyncIteratorProtocol, Hashable, Sendable {
    public mutating func next() async -> Element? { nil }
    public func makeAsyncIterator() -> DeviceActivityResults { self }
}

/// Someone's activities on a device. There are no values of it.
public struct DeviceActivityData: Hashable, Sendable {
    /// A device that someone uses.
    public struct Device: Hashable, Sendable {
        public enum Model: Hashable, Sendable { case iPhone, iPad, iPod, mac }

        public let name: String?
        public let model: Model
    }

    /// Someone who uses a device.
    public struct User: Hashable, Sendable {
        public enum Role: Hashable, Sendable { case individual, child }

        public let nameComponents: PersonNameComponents?
        public let appleID: String?
        public let role: Role
    }

    /// The activities of an hour, a day or a week.
    public struct ActivitySegment: Hashable, Sendable {
        public let dateInterval: DateInterval
        public let totalActivityDuration: TimeInterval
        public let longestActivity: DateInterval?
        public let firstPickup: Date?
        public let totalPickupsWithoutApplicationActivity: Int
        public let categories: DeviceActivityResults<CategoryActivity>
    }

    /// The activities of a category.
    public struct CategoryActivity: Hashable, Sendable {
        public let category: ActivityCategory
        public let totalActivityDuration: TimeInterval
        public let applications: DeviceActivityResults<ApplicationActivity>
        public let webDomains: DeviceActivityResults<WebDomainActivity>
    }

    /// The use of an app.
    public struct ApplicationActivity: Hashable, Sendable {
        public let application: Application
        public let totalActivityDuration: TimeInterval
        public let numberOfPickups: Int
        public let numberOfNotifications: Int
    }

    /// The use of a website.
    public struct WebDomainActivity: Hashable, Sendable {
        public let webDomain: WebDomain
        public let totalActivityDuration: TimeInterval
    }

    public let user: User
    public let device: Device
    public let activitySegments: DeviceActivityResults<ActivitySegment>
    public let segmentInterval: DeviceActivityFilter.SegmentInterval
    public let lastUpdatedDate: Date
}

/// A report of an extension.
@MainActor @preconcurrency public protocol DeviceActivityReportScene {
    associatedtype Configuration
    associatedtype Content: View

    var context: DeviceActivityReport.Context { get }
    var content: (Configuration) -> Content { get }
    func makeConfiguration(representing data: DeviceActivityResults<DeviceActivityData>) async -> Configuration
}
