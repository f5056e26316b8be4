import FoundationSupplement
import FoundationSupplement

extension AppIntent {
    /// The intent's parameters with the names of their properties, in the order of the source.
    private var parameters: [(name: String, access: any ParameterAccess)] {
        Mirror(reflecting: self).children.compactMap { child in
            guard let label = child.label, label.hasPrefix("_"), let access = child.value as? any ParameterAccess else {
                return nil
            }
            return (String(label.dropFirst()), access)
        }
    }

    /// The parameters as a person at a terminal sees them, in the order of the source.
    /// - Throws: ``ConfigurationParameterError/choicesFailed(parameter:underlying:)``.
    package func configurationParameters() async throws -> [ConfigurationParameter] {
        try await EditedIntent.$current.withValue(self) {
            var list: [ConfigurationParameter] = []
            for (name, access) in parameters {
                list.append(try await access.described(as: name))
            }
            return list
        }
    }

    /// Sets a parameter to the value that `text` stands for.
    ///
    /// Enumerations and entities go by their identifier or by the name people see, lists are separated by commas.
    /// - Throws: ``ConfigurationParameterError``, with the names or values that would do.
    package func setConfigurationParameter(_ name: String, from text: String) async throws {
        guard let access = parameters.first(where: { $0.name == name })?.access else {
            throw ConfigurationParameterError.unknownParameter(
                name, configuration: String(describing: Self.self), known: parameters.map(\.name))
        }
        try await EditedIntent.$current.withValue(self) {
            try await access.set(from: text, name: name)
        }
    }

    /// Gives every parameter that has no value the one its query or provider proposes, as the system does when a
    /// person adds a widget.
    /// - Throws: what a query throws.
    package func setProposedParameterValues() async throws {
        try await EditedIntent.$current.withValue(self) {
            for (_, access) in parameters {
                try await access.setProposedValue()
            }
        }
    }

    /// The parameters that must have a value and have none; reading them stops the program.
    package var unsetParameterNames: [String] {
        parameters.filter(\.access.isUnset).map(\.name)
    }
}
