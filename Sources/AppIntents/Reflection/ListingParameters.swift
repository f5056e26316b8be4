import FoundationSupplement
import FoundationSupplement

extension AppIntent {
    /// The intent's parameters with the names of their properties, in source order.
    private var parameters: [(name: String, access: any ParameterAccess)] {
        Mirror(reflecting: self).children.compactMap { child in
            guard let label = child.label, label.hasPrefix("_"), let access = child.value as? any ParameterAccess else {
                return nil
            }
            return (String(label.dropFirst()), access)
        }
    }

    /// Returns the parameters for the command line, in source order.
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

    /// Sets a parameter from text.
    ///
    /// Enumerations and entities are selected by their identifier or display name. Lists are separated by commas.
    /// - Throws: ``ConfigurationParameterError`` with the valid names or values.
    package func setConfigurationParameter(_ name: String, from text: String) async throws {
        guard let access = parameters.first(where: { $0.name == name })?.access else {
            throw ConfigurationParameterError.unknownParameter(
                name, configuration: String(describing: Self.self), known: parameters.map(\.name))
        }
        try await EditedIntent.$current.withValue(self) {
            try await access.set(from: text, name: name)
        }
    }

    /// Sets every parameter without a value to the one that its query or provider proposes, as the system does when a
    /// person adds a widget.
    /// - Throws: the error of a query.
    package func setProposedParameterValues() async throws {
        try await EditedIntent.$current.withValue(self) {
            for (_, access) in parameters {
                try await access.setProposedValue()
            }
        }
    }

    /// The names of the required parameters without a value. Reading such a parameter stops the program.
    package var unsetParameterNames: [String] {
        parameters.filter(\.access.isUnset).map(\.name)
    }
}
