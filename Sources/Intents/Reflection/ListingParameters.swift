import FoundationSupplement
import FoundationSupplement

extension INIntent {
    /// Returns the parameters for the command line.
    ///
    /// If the class describes its parameters, these are returned, or else its stored properties.
    package func configurationParameters() -> [ConfigurationParameter] {
        let descriptions = Self._parameterDescriptions
        guard descriptions.isEmpty else {
            return descriptions.map { description in
                ConfigurationParameter(
                    name: description.name, title: description.title, expectation: description.expectation,
                    isOptional: true, value: text(of: description),
                    choices: description.cases?.map { .init(text: $0.name, title: $0.title) })
            }
        }
        return storedProperties.map { name, value in
            ConfigurationParameter(
                name: name, title: name, expectation: "a value set in the source code", isOptional: true, value: value,
                choices: nil)
        }
    }

    /// Sets a parameter from text. Cases of enumerations are selected by name.
    /// - Throws: ``ConfigurationParameterError`` with the valid names or values.
    package func setConfigurationParameter(_ name: String, from text: String) throws {
        let descriptions = Self._parameterDescriptions
        let intent = String(describing: Self.self)
        guard let description = descriptions.first(where: { $0.name == name }) else {
            let stored = storedProperties.map(\.name)
            if descriptions.isEmpty, stored.contains(name) {
                throw ConfigurationParameterError.undescribedParameter(name, configuration: intent)
            }
            throw ConfigurationParameterError.unknownParameter(
                name, configuration: intent, known: descriptions.isEmpty ? stored : descriptions.map(\.name))
        }
        guard let value = description.value(from: text) else {
            throw ConfigurationParameterError.invalidValue(
                text, parameter: name, expectation: description.expectation,
                choices: description.cases?.map(\.name) ?? [])
        }
        setErasedParameter(value, named: name)
    }

    /// Sets every parameter without a value to the default in its definition, as the system does when a person adds a
    /// widget.
    package func setProposedParameterValues() {
        for description in Self._parameterDescriptions where currentValue(of: description) == nil {
            if let text = description.defaultText, let value = description.value(from: text) {
                setErasedParameter(value, named: description.name)
            }
        }
    }

    private func currentValue(of description: INParameterDescription) -> Any? {
        let value: Any? = _parameter(description.name)
        return value
    }

    private func text(of description: INParameterDescription) -> String? {
        guard let value = currentValue(of: description) else { return nil }
        if let values = value as? [Any] {
            return values.map { text(of: $0, description) }.joined(separator: ",")
        }
        return text(of: value, description)
    }

    private func text(of value: Any, _ description: INParameterDescription) -> String {
        if let cases = description.cases {
            let known = cases.first { choice in
                choice.value.base as AnyObject === value as AnyObject || (value as? AnyHashable) == choice.value
                    || (choice.value.base as? any RawRepresentable)?.rawValue as? Int == (value as? NSNumber)?.intValue
            }
            if let known { return known.name }
        }
        switch value {
        case let object as INObject: return object.identifier ?? object.displayString
        case let person as INPerson: return person.displayName
        case let file as INFile: return file.fileURL?.path ?? file.filename
        case let phrase as INSpeakableString: return phrase.spokenPhrase
        case let url as URL: return url.absoluteString
        case let number as NSNumber:
            if case .boolean = description.kind { return number.boolValue ? "true" : "false" }
            return number.stringValue
        case let date as DateComponents:
            let day = String(format: "%04d-%02d-%02d", date.year ?? 0, date.month ?? 0, date.day ?? 0)
            guard date.hour != nil || date.minute != nil else { return day }
            return day + String(format: "T%02d:%02d:%02d", date.hour ?? 0, date.minute ?? 0, date.second ?? 0)
        default: return String(describing: value)
        }
    }

    /// The stored properties of a handwritten class.
    private var storedProperties: [(name: String, value: String?)] {
        var mirror: Mirror? = Mirror(reflecting: self)
        var list: [(name: String, value: String?)] = []
        while let level = mirror, level.subjectType != INIntent.self {
            list =
                level.children.compactMap { child in
                    guard let name = child.label else { return nil }
                    let value = Mirror(reflecting: child.value)
                    let isEmpty = value.displayStyle == .optional && value.children.isEmpty
                    return (
                        name,
                        isEmpty
                            ? nil
                            : String(
                                describing: value.displayStyle == .optional
                                    ? value.children.first?.value ?? child.value : child.value)
                    )
                } + list
            mirror = level.superclassMirror
        }
        return list
    }
}
