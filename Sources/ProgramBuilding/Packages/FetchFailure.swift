import Foundation

/// Why the package manager could not fetch packages.
struct FetchFailure: Error, Codable, Equatable {
    /// A repository that could not be cloned.
    struct Repository: Codable, Equatable {
        let address: String
        let reason: String
    }

    /// What the package manager says that names no repository.
    let reason: String
    /// The repositories that could not be cloned, by their packages' identities.
    private(set) var repositories: [String: Repository]

    /// - Parameter output: everything that the package manager wrote.
    init(output: String) {
        reason = FetchFailure.reason(in: output)
        repositories = FetchFailure.repositories(in: output)
    }

    /// - Parameters:
    ///   - output: everything that the package manager wrote.
    ///   - ask: returns what Git says of each repository that it does not reach, by addresses. It is asked where the package manager does
    ///     not say which could not be cloned: it looks for the clone of one that is a path, and reports only that there is none.
    init(output: String, asking ask: ([String]) throws -> [String: String]) rethrows {
        self.init(output: output)
        guard reason.contains(" config --get remote.origin.url' failed") else { return }
        let addresses = output.matches(of: #/(?m)^Fetching (\S+)/#).map { String($0.output.1) }
        var found = repositories
        for (address, message) in try ask(addresses) {
            found[RemotePackage(address).identity] = Repository(address: address, reason: FetchFailure.withoutAddress(message, of: address))
        }
        repositories = found
    }

    /// Why a package could not be fetched. The package manager also clones others, which the project has pinned; these
    /// are not its reason.
    func reason(of package: RemotePackage) -> String { repositories[package.identity]?.reason ?? reason }

    /// The identity of the package that the package manager refuses in the wanted version, although it could be cloned.
    var refused: String? {
        if let match = reason.firstMatch(of: #/could not find the commit \w+ in (\S+)/#) { return RemotePackage(String(match.output.1)).identity }
        for pattern in [
            #/because no versions of '([^']+)' match/#, #/because '([^']+)' .*contains incompatible tools version/#,
            #/^'([^']+)': Revision \w+ for /#,
        ] {
            if let match = reason.firstMatch(of: pattern) { return String(match.output.1) }
        }
        return nil
    }

    // MARK: Reasons

    /// The repositories that could not be cloned, by their packages' identities. Each reason is Git's line below the message that names
    /// the address.
    static func repositories(in output: String) -> [String: Repository] {
        var (found, address): ([String: Repository], String?) = ([:], nil)
        for line in output.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
            if let match = line.firstMatch(of: #/Failed to clone repository (\S+?):$/#) {
                address = String(match.output.1)
            } else if let known = address, line.hasPrefix("fatal: ") {
                let identity = RemotePackage(known).identity
                if found[identity] == nil {
                    found[identity] = Repository(address: known, reason: withoutAddress(String(line.dropFirst(7)), of: known))
                }
                address = nil
            }
        }
        return found
    }

    /// A message of Git with "it" in the place of a repository's address, which may be that of a mirror. So the same reason
    /// of several packages is said once.
    private static func withoutAddress(_ message: String, of address: String) -> String {
        let name = RemotePackage(address).folderName
        for match in message.matches(of: #/(?:repository )?'([^']*)'/#).reversed()
        where RemotePackage(String(match.output.1)).folderName == name {
            return message.replacing(message[match.range], with: "it", maxReplacements: 1)
                .replacing("it not found", with: "it is not found")
        }
        return message
    }

    /// The line of the package manager's messages that says most.
    static func reason(in output: String) -> String {
        let lines = output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let error = lines.firstIndex { $0.hasPrefix("error: ") }
        var line = error.map { lines[$0] } ?? lines.last ?? ""
        // A line of Git below says why Git has failed. Lines above may be about packages that nobody needs.
        if error == nil || line.hasSuffix(":") { line = lines[(error ?? 0)...].first { $0.hasPrefix("fatal: ") } ?? line }
        // Of a manifest that does not compile, the compiler's command line says nothing.
        line = line.replacing(#/\s*\(compiled with: \[.*\]\)/#, with: "")
        for prefix in ["fatal: ", "error: "] where line.hasPrefix(prefix) { return String(line.dropFirst(prefix.count)) }
        return line
    }

    static func isAboutBinaries(_ reason: String) -> Bool { reason.contains("artifact") || reason.contains("binary target") }

    /// Whether a failure says that there is no network, so that other packages fail for the same reason.
    static func isAboutTheNetwork(_ reason: String) -> Bool {
        [
            "Could not resolve", "Network is unreachable", "Failed to connect", "Couldn't connect", "Connection timed out",
            "Temporary failure in name resolution", "Connection refused", "No route to host",
        ].contains { reason.contains($0) }
    }
}
