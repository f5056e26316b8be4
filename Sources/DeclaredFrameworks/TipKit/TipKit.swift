// TipKit as where no tip shows: tips are never eligible, so views of tips draw nothing.
@_exported import Foundation
@_exported import SwiftUICore
import Synchronization

/// A hint at a feature.
public protocol Tip: Identifiable, Sendable where ID == String {
    typealias Action = Tips.Action
    typealias Rule = Tips.Rule
    typealias Option = any TipOption
    typealias Event = Tips.Event
    typealias Status = Tips.Status
    typealias MaxDisplayCount = Tips.MaxDisplayCount
    typealias MaxDisplayDuration = Tips.MaxDisplayDuration
    typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

    var id: String { get }
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
    @Tips.ActionBuilder var actions: [Tips.Action] { get }
    @Tips.RuleBuilder var rules: [Tips.Rule] { get }
    @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
    public var id: String { String(describing: Self.self) }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Tips.Action] { [] }
    public var rules: [Tips.Rule] { [] }
    public var options: [any TipOption] { [] }

    public var status: Tips.Status { .pending }
    public var shouldDisplay: Bool { false }
    public var statusUpdates: Tips.Updates<Tips.Status> { Tips.Updates() }
    public var shouldDisplayUpdates: Tips.Updates<Bool> { Tips.Updates() }
    public func invalidate(reason: Tips.InvalidationReason) {}
    public func resetEligibility() async {}
}

/// A setting of a tip.
public protocol TipOption: Sendable {}

/// What all tips have in common.
public enum Tips {
    public enum Status: Hashable, Sendable { case pending, available, invalidated(InvalidationReason) }

    public enum InvalidationReason: String, Codable, Hashable, Sendable {
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
    }

    /// A button of a tip.
    public struct Action: Identifiable, Sendable {
        public let id: String
        public let label: @Sendable () -> Text
        public let handler: @Sendable () -> Void
        public var index: Int? { nil }

        public init(
            id: String = UUID().uuidString, perform handler: @escaping @Sendable () -> Void = {},
            _ label: @escaping @Sendable () -> Text
        ) {
            (self.id, self.label, self.handler) = (id, label, handler)
        }

        @_disfavoredOverload
        public init(
            id: String = UUID().uuidString, title: some StringProtocol,
            perform handler: @escaping @Sendable () -> Void = {}
        ) {
            let text = String(title)
            (self.id, self.label, self.handler) = (id, { Text(verbatim: text) }, handler)
        }
    }

    /// A condition of a tip. None is asked for.
    public struct Rule: Sendable {
        public init<Value: Sendable>(_ input: Value, _ body: @escaping @Sendable (Value) -> Bool) {}
        /// What the macro `#Rule` makes.
        public init() {}
    }

    /// What a rule asks about.
    public protocol RuleInput {
        associatedtype Value
    }

    /// How a parameter is kept.
    public struct ParameterOption: Sendable {
        public static let transient = ParameterOption()
    }

    /// A value that rules ask about, which keeps what it is set to.
    // The value is guarded.
    public final class Parameter<Value: Codable & Sendable>: RuleInput, Sendable {
        private let value: Mutex<Value>

        /// What the macro `@Parameter` makes.
        public init(_ value: Value) { self.value = Mutex(value) }

        public var wrappedValue: Value {
            get { value.withLock { $0 } }
            set { value.withLock { $0 = newValue } }
        }
    }

    public struct MaxDisplayCount: TipOption {
        public init(_ maxDisplayCount: Int) {}
    }

    public struct MaxDisplayDuration: TipOption {
        public init(_ maxDisplayDuration: TimeInterval) {}
    }

    public struct IgnoresDisplayFrequency: TipOption {
        public init(_ ignoresDisplayFrequency: Bool) {}
    }

    /// Something that happens. Nothing is counted.
    public struct Event<DonationInfo: Codable & Sendable>: Identifiable, RuleInput, Sendable {
        public typealias Value = Event<DonationInfo>

        @dynamicMemberLookup public struct Donation: Sendable {
            public let date: Date
            public let donationValue: DonationInfo

            public subscript<Value>(dynamicMember keyPath: KeyPath<DonationInfo, Value>) -> Value {
                donationValue[keyPath: keyPath]
            }
        }

        public let id: String

        public init(id: String) { self.id = id }
        public init(id: String) where DonationInfo == EmptyDonation { self.id = id }
        public var donations: [Donation] { [] }
        public func donate() async where DonationInfo == EmptyDonation {}
        public func donate(_ value: DonationInfo) async {}
        public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) where DonationInfo == EmptyDonation {
            completion?()
        }
        public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) { completion?() }
    }

    /// The time before now in which donations count.
    public struct DonationTimeRange: Sendable {
        fileprivate let seconds: TimeInterval

        public static let minute = minutes(1)
        public static let hour = hours(1)
        public static let day = days(1)
        public static let week = weeks(1)

        public static func minutes(_ value: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(value) * 60) }
        public static func hours(_ value: Int) -> DonationTimeRange { minutes(60 * value) }
        public static func days(_ value: Int) -> DonationTimeRange { hours(24 * value) }
        public static func weeks(_ value: Int) -> DonationTimeRange { days(7 * value) }
    }

    public struct EmptyDonation: Codable, Hashable, Sendable {}

    /// A sequence of changes, of which there are none.
    public struct Updates<Element: Sendable>: AsyncSequence, AsyncIteratorProtocol, Sendable {
        public mutating func next() async -> Element? { nil }
        public func makeAsyncIterator() -> Updates { self }
    }

    /// A setting of all tips.
    public struct ConfigurationOption: Sendable {
        public struct DisplayFrequency: Sendable {
            public init(_ displayFrequency: TimeInterval) {}
            public static let immediate = DisplayFrequency(0)
            public static let hourly = DisplayFrequency(3600)
            public static let daily = DisplayFrequency(86_400)
            public static let weekly = DisplayFrequency(604_800)
            public static let monthly = DisplayFrequency(2_592_000)
        }

        public struct DatastoreLocation: Sendable {
            public static let applicationDefault = DatastoreLocation()
            public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
            public static func groupContainer(identifier: String) throws -> DatastoreLocation { DatastoreLocation() }
        }

        public struct CloudKitContainer: Sendable {
            public static let automatic = CloudKitContainer()
            public static func named(_ containerIdentifier: String) -> CloudKitContainer { CloudKitContainer() }
        }

        public static func cloudKitContainer(_ cloudKitContainer: CloudKitContainer?) -> ConfigurationOption {
            ConfigurationOption()
        }
        public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption()
        }
        public static func datastoreLocation(_ datastoreLocation: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption()
        }
    }

    public static func configure(_ configuration: [ConfigurationOption] = []) throws {}
    public static func resetDatastore() throws {}
    public static func showAllTipsForTesting() {}
    public static func hideAllTipsForTesting() {}
    public static func showTipsForTesting(_ tips: [any Tip.Type]) {}
    public static func hideTipsForTesting(_ tips: [any Tip.Type]) {}

    @resultBuilder public enum ActionBuilder {
        public static func buildExpression(_ action: Action) -> [Action] { [action] }
        public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
        public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap { $0 } }
        public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
        public static func buildEither(first: [Action]) -> [Action] { first }
        public static func buildEither(second: [Action]) -> [Action] { second }
        public static func buildArray(_ actions: [[Action]]) -> [Action] { actions.flatMap { $0 } }
    }

    @resultBuilder public enum RuleBuilder {
        public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
        public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
        public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap { $0 } }
    }

    @resultBuilder public enum OptionsBuilder {
        public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
        public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
        public static func buildBlock(_ options: [any TipOption]...) -> [any TipOption] { options.flatMap { $0 } }
    }
}

extension Array {
    public func donatedWithin<DonationInfo>(_ timeRange: Tips.DonationTimeRange) -> [Element]
    where Element == Tips.Event<DonationInfo>.Donation {
        let earliest = Date.now.addingTimeInterval(-timeRange.seconds)
        return filter { $0.date >= earliest }
    }
}

/// The view of a tip, which is not shown.
public struct TipView<Content: Tip>: View {
    public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping @Sendable (Tips.Action) -> Void = { _ in }) {}
    public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping @Sendable (Tips.Action) -> Void = { _ in }) {
    }
    public init(
        _ tip: Content, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil,
        action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
    ) {}

    public var body: some View { EmptyView() }
}

/// How a tip looks.
@MainActor @preconcurrency public protocol TipViewStyle {
    typealias Configuration = TipViewStyleConfiguration
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct TipViewStyleConfiguration {
    public let tip: any Tip
    public var title: Text? { tip.title }
    public var message: Text? { tip.message }
    public var image: Image? { tip.image }
    public var actions: [Tips.Action] { tip.actions }
}

public struct MiniTipViewStyle: TipViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension TipViewStyle where Self == MiniTipViewStyle {
    public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

extension View {
    /// Effect: none, because no tip shows.
    nonisolated public func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
    ) -> some View { self }

    /// Effect: none, because no tip shows.
    nonisolated public func popoverTip(
        _ tip: (any Tip)?, isPresented: Binding<Bool>?, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
    ) -> some View { self }

    /// Effect: none, because no tip shows.
    nonisolated public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
    /// Effect: none, because no tip shows.
    nonisolated public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View { self }
    /// Effect: none, because no tip shows.
    nonisolated public func tipImageSize(_ size: CGSize) -> some View { self }
    /// Effect: none, because no tip shows.
    nonisolated public func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View { self }
    /// Effect: none, because no tip shows.
    nonisolated public func tipImageStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View { self }
    /// Effect: none, because no tip shows.
    nonisolated public func tipImageStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View { self }
    /// Effect: none, because no tip shows.
    nonisolated public func tipViewStyle(_ style: some TipViewStyle) -> some View { self }
}
