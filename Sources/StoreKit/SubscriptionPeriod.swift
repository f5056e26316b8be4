import Foundation

extension Product {
    /// The duration of a subscription until its renewal.
    public struct SubscriptionPeriod: Hashable, Sendable {
        public let unit: Unit
        public let value: Int

        public static var weekly: SubscriptionPeriod { SubscriptionPeriod(unit: .week, value: 1) }
        public static var monthly: SubscriptionPeriod { SubscriptionPeriod(unit: .month, value: 1) }
        public static var yearly: SubscriptionPeriod { SubscriptionPeriod(unit: .year, value: 1) }
        public static var everyThreeDays: SubscriptionPeriod { SubscriptionPeriod(unit: .day, value: 3) }
        public static var everyTwoWeeks: SubscriptionPeriod { SubscriptionPeriod(unit: .week, value: 2) }
        public static var everyTwoMonths: SubscriptionPeriod { SubscriptionPeriod(unit: .month, value: 2) }
        public static var everyThreeMonths: SubscriptionPeriod { SubscriptionPeriod(unit: .month, value: 3) }
        public static var everySixMonths: SubscriptionPeriod { SubscriptionPeriod(unit: .month, value: 6) }

        public enum Unit: Hashable, Sendable {
            case day, week, month, year

            public var localizedDescription: String {
                switch self {
                case .day: "Day"
                case .week: "Week"
                case .month: "Month"
                case .year: "Year"
                }
            }

            public func formatted(_ format: FormatStyle) -> String { format.format(self) }

            /// A format style that shows a unit as a word.
            public struct FormatStyle: Foundation.FormatStyle, Sendable {
                public func format(_ value: Unit) -> String { value.localizedDescription.lowercased() }
            }
        }

        /// Returns the time from `referenceDate` until a period later, by the current calendar.
        public func dateRange(referenceDate: Date = .now) -> Range<Date> {
            let end = Calendar.current.date(byAdding: DateComponents(subscriptionPeriod: self), to: referenceDate)
            return referenceDate..<max(referenceDate, end ?? referenceDate)
        }

        public func formatted<S: Foundation.FormatStyle>(_ format: S, referenceDate: Date = .now) -> S.FormatOutput
        where S.FormatInput == Range<Date> { format.format(dateRange(referenceDate: referenceDate)) }

        public func formatted<S: Foundation.FormatStyle>(_ format: S, referenceDate: Date = .now) -> S.FormatOutput
        where S.FormatInput == Duration {
            let range = dateRange(referenceDate: referenceDate)
            return format.format(.seconds(range.upperBound.timeIntervalSince(range.lowerBound)))
        }

        public func formatted(_ format: FormatStyle) -> String { format.format(self) }

        /// A format style that shows a period as a number and a unit.
        public struct FormatStyle: Foundation.FormatStyle, Sendable {
            public func format(_ value: SubscriptionPeriod) -> String {
                "\(value.value) \(value.unit.localizedDescription.lowercased())\(value.value == 1 ? "" : "s")"
            }
        }
    }
}

public typealias SubscriptionPeriod = Product.SubscriptionPeriod

extension DateComponents {
    /// The components of a period, such as three months.
    public init(subscriptionPeriod period: Product.SubscriptionPeriod) {
        switch period.unit {
        case .day: self.init(day: period.value)
        case .week: self.init(day: 7 * period.value)
        case .month: self.init(month: period.value)
        case .year: self.init(year: period.value)
        }
    }
}

extension Product.SubscriptionPeriod.Unit: Codable {}
extension Product.SubscriptionPeriod: Codable {}
