import Foundation

/// Why no sources could be made of an `.intentdefinition` file.
public enum IntentDefinitionError: LocalizedError, CustomStringConvertible, Equatable {
    /// The data is no property list of intents.
    case unreadable(String)
    /// A version of the format that is not known.
    case unknownVersion(String)
    /// A name that Swift cannot have.
    case invalidName(String, of: String)
    /// A parameter names an enumeration or a type that the file does not define.
    case unknownType(String, parameter: String, owner: String)
    /// Two things get the same name.
    case duplicateName(String)

    public var description: String {
        switch self {
        case .unreadable(let reason): "The intent definition could not be read: \(reason)"
        case .unknownVersion(let version):
            "The intent definition is of version \(version), where versions 1.x are known. Save it with a version of Xcode "
                + "that Darkroom knows, or add the classes that Xcode generates of it to the sources."
        case .invalidName(let name, let owner): "“\(name)” in \(owner) is no name in Swift. Rename it."
        case .unknownType(let type, let parameter, let owner):
            "The parameter “\(parameter)” of \(owner) has the type “\(type)”, "
                + "which the intent definition does not define."
        case .duplicateName(let name): "The intent definition defines “\(name)” twice."
        }
    }

    public var errorDescription: String? { description }
}
