import Foundation

extension FileManager {
    /// Returns the folder that an app shares with its extensions, and creates it if necessary.
    ///
    /// The folder is in the host's folder for app groups.
    /// - Returns: `nil` if the host has no such folder, if the identifier is not a plain name, or if the folder
    ///   cannot be created.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard let groups = HostEnvironment.current.applicationGroupsFolder, !groupIdentifier.isEmpty,
            !groupIdentifier.contains("/"), !groupIdentifier.hasPrefix("."), !groupIdentifier.contains("\u{0}")
        else { return nil }
        let container = groups.appendingPathComponent(groupIdentifier, isDirectory: true)
        do {
            try createDirectory(at: container, withIntermediateDirectories: true)
        } catch {
            let message =
                "Could not create the shared folder of app group \(groupIdentifier) at \(container.path): "
                + "\(error.localizedDescription)\n"
            FileHandle.standardError.write(Data(message.utf8))
            return nil
        }
        return container
    }
}
