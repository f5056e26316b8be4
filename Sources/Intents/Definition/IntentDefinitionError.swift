import Foundation

/// The reason why an `.intentdefinition` file cannot be compiled.
package enum IntentDefinitionError: LocalizedError, CustomStringConvertible, Equatable {
    /// The data is not a property list of intents.
    case unreadable(String)
    /// The version of the format is unknown.
    case unknownVersion(String)
    /// A name is not valid in Swift.
    case invalidName(String, of: String)
    /// A parameter has an enumeration or a type that the file does not define.
    case unknownType(String, parameter: String, owner: String)
    /// Two declarations have the same name.
    case duplicateName(String)

    package var description: String {
        switch self {
        case .unreadable(let reason): "The intent definition could not be read: \(reason)"
        case .unknownVersion(let version):
            "The intent definition has version \(version), and only versions 1.x are supported. Save it with a version of Xcode "
                + "that Darkroom knows, or add the classes that Xcode generates of it to the sources."
        case .invalidName(let name, let owner): "“\(name)” in \(owner) is not a valid name in Swift. Rename it."
        case .unknownType(let type, let parameter, let owner):
            "The parameter “\(parameter)” of \(owner) has the type “\(type)”, "
                + "which the intent definition does not define."
        case .duplicateName(let name): "The intent definition defines “\(name)” twice."
        }
    }

    package var errorDescription: String? { description }
}
