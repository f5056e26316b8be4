import Foundation

// Property lists in texts, in any of their forms: XML, and the older one of files of strings.
extension StringProtocol {
    /// Reads the text as a property list. A text that is none ends the program, as on Apple's systems.
    public func propertyList() -> Any {
        do {
            return try PropertyListSerialization.propertyList(from: Data(utf8), format: nil)
        } catch {
            fatalError("propertyList(): the text \"\(prefix(80))\" is no property list (\(error)).")
        }
    }

    /// Reads the text as a file of localized strings; without entries where it is none.
    public func propertyListFromStringsFileFormat() -> [String: String] {
        (try? PropertyListSerialization.propertyList(from: Data(utf8), format: nil)) as? [String: String] ?? [:]
    }
}
