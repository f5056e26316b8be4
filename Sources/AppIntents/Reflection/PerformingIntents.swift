/// Operations on intents of unknown type.
package enum IntentAction {
    /// Runs an intent, as a tap on a widget's button does.
    ///
    /// - Parameter intent: A value of a type that conforms to `AppIntent`. Other values have no effect.
    /// - Throws: the error of the intent.
    package static func perform(_ intent: Any) async throws {
        guard let intent = intent as? any AppIntent else { return }
        _ = try await intent.perform()
    }

    /// Returns the display name of an intent's type.
    package static func title(of intent: Any) -> String? {
        (intent as? any AppIntent).map { String(localized: type(of: $0).title) }
    }
}

extension AppIntent {
    /// Returns the intent that a tap on a toggle runs. An intent that sets a value gets the new value.
    nonisolated func setting(_ isOn: Bool) -> Self {
        guard let setter = self as? any SetValueIntent else { return self }
        func set<Setter: SetValueIntent>(_ setter: Setter) -> Any {
            guard let value = isOn as? Setter.ValueType else { return setter }
            var setter = setter
            setter.value = value
            return setter
        }
        return set(setter) as? Self ?? self
    }
}
