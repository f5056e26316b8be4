import Files
import Foundation
import Processes

/// Fetches packages with `swift package resolve` into the tool's cache, once for each choice of versions.
struct PackageFetcher {
    /// The tool's cache.
    let cache: URL
    let pins: PackagePins
    var progress = BuildProgress(.hidden)

    /// What came of fetching packages.
    struct Outcome {
        /// Folders that hold checkouts.
        var checkouts: [URL] = []
        /// Why packages could not be fetched, by their addresses.
        var failures: [String: String] = [:]
    }

    private struct Failure: Error {
        /// What the package manager says that names no repository.
        let reason: String
        /// Why repositories could not be cloned, by their packages' identities.
        let repositories: [String: String]

        /// Why a package could not be fetched. The package manager also clones others, which the project has pinned; these
        /// are not its reason.
        func reason(of package: RemotePackage) -> String { repositories[package.identity] ?? reason }
    }

    /// Fetches packages with everything they depend on. Where that fails, the others are fetched without those whose
    /// repositories cannot be cloned; where what they depend on cannot be, each half alone, so that one that does not exist any
    /// more costs only itself.
    ///
    /// - Throws: `ProgramFailure` where the cache cannot be written.
    func fetch(_ packages: [RemotePackage]) throws -> Outcome {
        var (outcome, lost) = (Outcome(), Set<String>())
        try fetch(packages.sorted { $0.address < $1.address }, &outcome, lost: &lost)
        return outcome
    }

    /// - Parameter lost: the identities of the packages whose repositories could not be cloned.
    private func fetch(_ packages: [RemotePackage], _ outcome: inout Outcome, lost: inout Set<String>) throws {
        var wanted = packages
        while !wanted.isEmpty {
            do {
                outcome.checkouts.append(try checkouts(of: wanted, without: lost))
                return
            } catch let failure as Failure {
                if wanted.count == 1 || wanted.contains(where: { PackageFetcher.isAboutTheNetwork(failure.reason(of: $0)) }) {
                    for package in wanted { outcome.failures[package.address] = failure.reason(of: package) }
                    return
                }
                let new = Set(failure.repositories.keys).subtracting(lost)
                lost.formUnion(new)
                for package in wanted where lost.contains(package.identity) {
                    outcome.failures[package.address] = failure.reason(of: package)
                }
                wanted.removeAll { lost.contains($0.identity) }
                guard new.isEmpty else { continue }
                let middle = wanted.count / 2
                try fetch(Array(wanted[..<middle]), &outcome, lost: &lost)
                try fetch(Array(wanted[middle...]), &outcome, lost: &lost)
                return
            }
        }
    }

    /// - Parameter lost: the identities of packages that cannot be cloned. The package manager would try to, because the project
    ///   has pinned them.
    /// - Returns: the folder with the checkouts.
    private func checkouts(of packages: [RemotePackage], without lost: Set<String>) throws -> URL {
        let (manifest, versions) = (manifest(for: packages), try pins.fileText(without: lost))
        let key = ContentHash.sha256(Data("\(manifest)\n\(versions)".utf8)).prefix(16)
        let folder = cache.appendingPathComponent("packages/\(key)", isDirectory: true)
        let scratch = folder.appendingPathComponent(".build", isDirectory: true)
        let checkouts = scratch.appendingPathComponent("checkouts", isDirectory: true)
        let mark = folder.appendingPathComponent("complete")
        if FileManager.default.fileExists(atPath: mark.path) { return checkouts }
        let writer = try FileWriter(cache: folder)
        let lock = try FolderLock(folder, option: "--cache", waits: true)
        defer { withExtendedLifetime(lock) {} }
        if FileManager.default.fileExists(atPath: mark.path) { return checkouts }
        try writer.write(Data(manifest.utf8), to: "Package.swift")
        if !pins.pins.isEmpty { try writer.write(Data(versions.utf8), to: "Package.resolved") }
        let names = packages.map(\.folderName).joined(separator: ", ")
        let result = try progress.during(BuildProgress.Step(name: "Fetching \(names)")) {
            try Subprocess(
                "swift",
                [
                    "package", "--package-path", folder.path, "--scratch-path", scratch.path, "--cache-path",
                    cache.appendingPathComponent("packages/repositories").path, "resolve",
                ],
                // Git must not wait for a password that nobody can type.
                environment: ["GIT_TERMINAL_PROMPT": "0", "GIT_SSH_COMMAND": "ssh -oBatchMode=yes"], isConfined: false
            ).run()
        }
        if result.status != 0 {
            let reason = PackageFetcher.reason(in: result.output)
            // Binaries come after the sources, and nobody misses them here.
            let hasSources = packages.allSatisfy {
                FileManager.default.fileExists(atPath: checkouts.appendingPathComponent("\($0.folderName)/Package.swift").path)
            }
            guard hasSources else {
                throw Failure(reason: reason, repositories: PackageFetcher.failedRepositories(in: result.output))
            }
            guard PackageFetcher.isAboutBinaries(reason) else { return checkouts }
        }
        try writer.write(Data(), to: mark.lastPathComponent)
        return checkouts
    }

    /// A manifest that depends on the packages, in the versions that the project has agreed on.
    private func manifest(for packages: [RemotePackage]) -> String {
        let lines = packages.map { package in
            let requirement = pins[package.identity]?.requirement ?? package.requirement ?? "\"0.0.0\"..<\"100000.0.0\""
            return "        .package(url: \(RemotePackage.quoted(package.address)), \(requirement)),\n"
        }
        return """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Packages",
                dependencies: [
            \(lines.joined())    ])

            """
    }

    /// Why repositories could not be cloned, by their packages' identities. Each reason is Git's line below the message that names the
    /// address.
    static func failedRepositories(in output: String) -> [String: String] {
        var (reasons, address): ([String: String], String?) = ([:], nil)
        for line in output.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
            if let match = line.firstMatch(of: #/Failed to clone repository (\S+?):$/#) {
                address = String(match.output.1)
            } else if let known = address, line.hasPrefix("fatal: ") {
                let identity = RemotePackage(known).identity
                if reasons[identity] == nil { reasons[identity] = withoutAddress(String(line.dropFirst(7)), of: known) }
                address = nil
            }
        }
        return reasons
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
        // Where Git has failed, its own line below says why. Lines above may be about packages that nobody needs.
        if error == nil || line.hasSuffix(":") { line = lines[(error ?? 0)...].first { $0.hasPrefix("fatal: ") } ?? line }
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
