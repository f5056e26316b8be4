import Foundation

/// The reason why a parameter of a widget's configuration cannot be set or listed.
package enum ConfigurationParameterError: LocalizedError, CustomStringConvertible {
    /// The configuration has no parameter with this name.
    case unknownParameter(String, configuration: String, known: [String])
    /// The text is not a valid value of the parameter.
    case invalidValue(String, parameter: String, expectation: String, choices: [String])
    /// The configuration's class does not describe its parameters.
    case undescribedParameter(String, configuration: String)
    /// The provider of a parameter's choices threw an error.
    case choicesFailed(parameter: String, underlying: any Error)

    package var description: String {
        switch self {
        case .unknownParameter(let name, let configuration, let known) where known.isEmpty:
            "\(configuration) has no parameter “\(name)”, because it has no parameters."
        case .unknownParameter(let name, let configuration, let known):
            "\(configuration) has no parameter “\(name)”. Its parameters are: \(known.joined(separator: ", "))."
        case .invalidValue(let text, let parameter, let expectation, let choices) where choices.isEmpty:
            "“\(text)” is not a value of the parameter “\(parameter)”. Use \(expectation)."
        case .invalidValue(let text, let parameter, _, let choices):
            "“\(text)” is not a value of the parameter “\(parameter)”. "
                + "Choose from: \(choices.joined(separator: ", "))."
        case .undescribedParameter(let name, let configuration):
            "The parameter “\(name)” of \(configuration) cannot be set: its class does not describe its parameters. "
                + "Generate the class from its .intentdefinition file."
        case .choicesFailed(let parameter, let underlying):
            "The choices of the parameter “\(parameter)” cannot be determined: \(underlying.localizedDescription)"
        }
    }

    package var errorDescription: String? { description }
}
