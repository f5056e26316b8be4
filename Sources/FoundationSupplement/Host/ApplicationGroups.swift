import Foundation

extension FileManager {
    /// The folder that an app shares with its extensions, made if it is not there yet.
    ///
    /// It lies in the folder that the host keeps for app groups.
    /// - Returns: `nil` where the host keeps none, where the identifier is no plain name, or where the folder
    ///   cannot be made.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard let groups = HostEnvironment.current.applicationGroupsFolder, !groupIdentifier.isEmpty,
            !groupIdentifier.contains("/"), !groupIdentifier.hasPrefix("."), !groupIdentifier.contains("\u{0}")
        else { return nil }
        let container = groups.appendingPathComponent(groupIdentifier, isDirectory: true)
        do {
            try createDirectory(at: container, withIntermediateDirectories: true)
        } catch {
            let message =
                "Could not make the shared folder of app group \(groupIdentifier) at \(container.path): "
                + "\(error.localizedDescription)\n"
            FileHandle.standardError.write(Data(message.utf8))
            return nil
        }
        return container
    }
}
