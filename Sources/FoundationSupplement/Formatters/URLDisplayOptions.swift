import Foundation

extension URL.FormatStyle {
    public enum Component: Int, Codable, Hashable, Sendable {
        case scheme, user, password, host, port, path, query, fragment

        /// What an address has in this place.
        func text(in parts: URLComponents) -> String? {
            switch self {
            case .scheme: parts.scheme
            case .user: parts.user
            case .password: parts.password
            case .host: parts.host
            case .port: parts.port.map(String.init)
            case .path: parts.path
            case .query: parts.query
            case .fragment: parts.fragment
            }
        }
    }

    /// When something is done: always, never, or where another part of the address is one of some texts, or is none of them.
    fileprivate enum Rule: Codable, Hashable, Sendable {
        case always, never
        case matching(Component, Set<String>)
        case differing(Component, Set<String>)

        func holds(for parts: URLComponents) -> Bool {
            switch self {
            case .always: true
            case .never: false
            case .matching(let component, let texts): component.text(in: parts).map(texts.contains) ?? false
            case .differing(let component, let texts): !(component.text(in: parts).map(texts.contains) ?? false)
            }
        }
    }

    /// When a part of an address is shown.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
        private let rule: Rule

        private init(_ rule: Rule) { self.rule = rule }

        public static var always: Self { Self(.always) }
        public static var never: Self { Self(.never) }
        public static var omitIfHTTPFamily: Self { omitWhen(.scheme, matches: ["http", "https"]) }
        public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
            Self(.matching(component, requirements))
        }
        public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
            Self(.differing(component, requirements))
        }

        public var description: String { "\(rule)" }

        func shows(_ parts: URLComponents) -> Bool { rule.holds(for: parts) }
    }

    /// When an address's host is shown, and which of its first parts are not.
    public struct HostDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
        private let rule: Rule
        private var omitted: Set<String> = []
        private var omitsSeveral = false
        private var omission = Rule.always

        private init(_ rule: Rule) { self.rule = rule }

        public static var always: Self { Self(.always) }
        public static var never: Self { Self(.never) }
        public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
            Self(.matching(component, requirements))
        }
        public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
            Self(.differing(component, requirements))
        }
        public static func omitSpecificSubdomains(
            _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
        ) -> Self {
            var option = Self(.always)
            (option.omitted, option.omitsSeveral) = (subdomainsToOmit, omitMultiLevelSubdomains)
            return option
        }
        public static func omitSpecificSubdomains(
            _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false,
            when component: Component, matches requirements: Set<String>
        ) -> Self {
            var option = omitSpecificSubdomains(subdomainsToOmit, includeMultiLevelSubdomains: omitMultiLevelSubdomains)
            option.omission = .matching(component, requirements)
            return option
        }

        public var description: String { "\(rule)" }

        /// What is shown of a host.
        func text(_ host: String, of parts: URLComponents) -> String {
            guard rule.holds(for: parts) else { return "" }
            guard omission.holds(for: parts) else { return host }
            var labels = host.split(separator: ".", omittingEmptySubsequences: false)
            repeat {
                guard labels.count > 2, omitted.contains(String(labels[0])) else { break }
                labels.removeFirst()
            } while omitsSeveral
            return labels.joined(separator: ".")
        }
    }
}
