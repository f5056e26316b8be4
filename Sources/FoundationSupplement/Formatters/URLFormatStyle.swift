import Foundation

extension URL {
    /// Writes the parts of an address that are to be shown.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        var scheme: ComponentDisplayOption
        var user: ComponentDisplayOption
        var password: ComponentDisplayOption
        var host: HostDisplayOption
        var port: ComponentDisplayOption
        var path: ComponentDisplayOption
        var query: ComponentDisplayOption
        var fragment: ComponentDisplayOption

        public init(
            scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
            password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
            port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
            query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
        ) {
            (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
            (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
        }

        public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.scheme, strategy) }
        public func user(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.user, strategy) }
        public func password(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.password, strategy) }
        public func host(_ strategy: HostDisplayOption = .always) -> Self { with(\.host, strategy) }
        public func port(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.port, strategy) }
        public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.path, strategy) }
        public func query(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.query, strategy) }
        public func fragment(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.fragment, strategy) }

        private func with<Value>(_ part: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
            var style = self
            style[keyPath: part] = value
            return style
        }

        public func format(_ value: URL) -> String {
            guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else { return value.absoluteString }
            var text = ""
            if let part = parts.scheme, scheme.shows(parts) { text += part + (parts.host == nil ? ":" : "://") }
            if let part = parts.percentEncodedUser, user.shows(parts) {
                text += part
                if let part = parts.percentEncodedPassword, password.shows(parts) { text += ":" + part }
                text += "@"
            }
            if let part = parts.host { text += host.text(part, of: parts) }
            if let part = parts.port, port.shows(parts) { text += ":\(part)" }
            if path.shows(parts) { text += parts.percentEncodedPath }
            if let part = parts.percentEncodedQuery, query.shows(parts) { text += "?" + part }
            if let part = parts.percentEncodedFragment, fragment.shows(parts) { text += "#" + part }
            return text
        }
    }

    public func formatted() -> String { formatted(FormatStyle()) }
    public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == URL {
        format.format(self)
    }
}

extension FormatStyle where Self == URL.FormatStyle {
    public static var url: Self { Self() }
}
