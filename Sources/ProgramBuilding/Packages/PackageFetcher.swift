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

    private struct Failure: Error { let reason: String }

    /// Fetches packages with everything they depend on. Where that fails for all of them at once, each is fetched alone, so
    /// that one that does not exist any more costs only itself.
    ///
    /// - Throws: `ProgramFailure` where the cache cannot be written.
    func fetch(_ packages: [RemotePackage]) throws -> Outcome {
        var outcome = Outcome()
        let wanted = packages.sorted { $0.address < $1.address }
        let reason: String
        do {
            outcome.checkouts.append(try checkouts(of: wanted))
            return outcome
        } catch let failure as Failure { reason = failure.reason }
        guard wanted.count > 1, !PackageFetcher.isAboutTheNetwork(reason) else {
            for package in wanted { outcome.failures[package.address] = reason }
            return outcome
        }
        for package in wanted {
            do { outcome.checkouts.append(try checkouts(of: [package])) } catch let failure as Failure {
                outcome.failures[package.address] = failure.reason
            }
        }
        return outcome
    }

    /// - Returns: the folder with the checkouts.
    private func checkouts(of packages: [RemotePackage]) throws -> URL {
        let (manifest, versions) = (manifest(for: packages), try pins.fileText())
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
                environment: ["GIT_TERMINAL_PROMPT": "0", "GIT_SSH_COMMAND": "ssh -oBatchMode=yes"]
            ).run()
        }
        if result.status != 0 {
            let reason = PackageFetcher.reason(in: result.output)
            // Binaries come after the sources, and nobody misses them here.
            let hasSources = packages.allSatisfy {
                FileManager.default.fileExists(atPath: checkouts.appendingPathComponent("\($0.folderName)/Package.swift").path)
            }
            guard hasSources else { throw Failure(reason: reason) }
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

    /// The line of the package manager's messages that says most.
    static func reason(in output: String) -> String {
        let lines = output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let line = lines.first { $0.hasPrefix("fatal: ") } ?? lines.first { $0.hasPrefix("error: ") } ?? lines.last ?? ""
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
