import FoundationSupplement
import FoundationSupplement

/// A type-erased parameter.
protocol ParameterAccess: AnyObject {
    var isUnset: Bool { get }
    func described(as name: String) async throws -> ConfigurationParameter
    func set(from text: String, name: String) async throws
    func setProposedValue() async throws
}

extension IntentParameter: ParameterAccess {
    /// Whether reading the parameter stops the program.
    var isUnset: Bool { currentValue == nil }

    func described(as name: String) async throws -> ConfigurationParameter {
        let choices = try await choices(name: name)
        return ConfigurationParameter(
            name: name, title: title.map { String(localized: $0) } ?? name, expectation: Value._kind.expectation,
            isOptional: Value._isOptional, value: currentValue?._text,
            choices: choices?.map { ConfigurationParameter.Choice(text: $0.text, title: $0.title) })
    }

    private func choices(name: String) async throws -> [_IntentValueChoice]? {
        do {
            if let options { return try await options.choices() }
            return try await Value._choices()
        } catch {
            throw ConfigurationParameterError.choicesFailed(parameter: name, underlying: error)
        }
    }

    func set(from text: String, name: String) async throws {
        let choices = try await choices(name: name)
        guard let value = try await Value._value(from: text, choices: choices) else {
            throw ConfigurationParameterError.invalidValue(
                text, parameter: name, expectation: Value._kind.expectation, choices: choices?.map(\.text) ?? [])
        }
        if let expectation = constraint?(value) {
            throw ConfigurationParameterError.invalidValue(
                text, parameter: name, expectation: expectation, choices: [])
        }
        wrappedValue = value
    }

    /// Sets the value that the parameter's provider or type proposes, unless a value is set.
    func setProposedValue() async throws {
        guard !hasValue else { return }
        if let options {
            if let proposed = await options.proposedValue(), let value = Value._value(wrapping: proposed) {
                wrappedValue = value
            }
        } else if let value = try await Value._proposedValue() {
            wrappedValue = value
        }
    }
}
