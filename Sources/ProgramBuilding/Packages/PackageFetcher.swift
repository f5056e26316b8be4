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

    /// With these variables Git waits for no password, which nobody can type.
    static let environment = ["GIT_TERMINAL_PROMPT": "0", "GIT_SSH_COMMAND": "ssh -oBatchMode=yes"]

    /// Fetches packages with everything they depend on. Where that fails, the others are fetched without those whose
    /// repositories cannot be cloned; where what they depend on cannot be, each half alone, so that one that does not exist any
    /// more costs only itself. A package that the package manager refuses although its repository is there is checked out alone.
    ///
    /// A failure is remembered with the repositories that could not be cloned. As long as Git cannot reach any of them, the package
    /// manager is not asked for the same packages again. Where Git reaches one, as soon as there is a network, it is.
    ///
    /// - Throws: `ProgramFailure` where the cache cannot be written.
    func fetch(_ packages: [RemotePackage]) throws -> Outcome {
        var (outcome, lost) = (Outcome(), Set<String>())
        let known = packages.filter { checkout(of: $0).isComplete }
        outcome.checkouts = known.map { checkout(of: $0).folder }
        try fetch(packages.filter { !known.contains($0) }.sorted { $0.address < $1.address }, &outcome, lost: &lost)
        return outcome
    }

    /// - Parameter lost: the identities of the packages whose repositories could not be cloned.
    private func fetch(_ packages: [RemotePackage], _ outcome: inout Outcome, lost: inout Set<String>) throws {
        var wanted = packages
        while !wanted.isEmpty {
            do {
                outcome.checkouts.append(try checkouts(of: wanted, without: lost))
                return
            } catch let failure as FetchFailure {
                if wanted.contains(where: { FetchFailure.isAboutTheNetwork(failure.reason(of: $0)) }) {
                    // One host can be out of reach, and another not.
                    let unreachable = try RepositoryCheck.failures(of: wanted.map(\.address))
                    for package in wanted where unreachable[package.address] != nil {
                        lost.insert(package.identity)
                        let reason = failure.repositories[package.identity]?.reason
                        outcome.failures[package.address] = reason ?? unreachable[package.address]
                    }
                    if !unreachable.isEmpty {
                        wanted.removeAll { unreachable[$0.address] != nil }
                        continue
                    }
                }
                if wanted.count == 1 { return try checkOut(wanted[0], after: failure, &outcome) }
                if let refused = failure.refused, let index = wanted.firstIndex(where: { $0.identity == refused }) {
                    try checkOut(wanted.remove(at: index), after: failure, &outcome)
                    continue
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

    /// The checkouts of earlier runs that hold packages in the versions that the project has agreed on. Nothing is fetched.
    ///
    /// - Throws: `ProgramFailure` where Git cannot be run.
    func known(_ packages: [RemotePackage]) throws -> Outcome {
        var outcome = Outcome()
        let folder = cache.appendingPathComponent("packages", isDirectory: true)
        let places = FileManager.default.sortedNames(in: folder).map { folder.appendingPathComponent("\($0)/.build/checkouts", isDirectory: true) }
        for package in packages {
            let pin = pins[package.identity]?.revision
            let found = try places.first { place in
                let checkout = place.appendingPathComponent(package.folderName, isDirectory: true)
                guard FileManager.default.fileExists(atPath: checkout.appendingPathComponent("Package.swift").path) else { return false }
                guard let pin else { return true }
                let head = try Subprocess("git", ["-C", checkout.path, "rev-parse", "HEAD"], isConfined: false).run()
                return head.output.trimmingCharacters(in: .whitespacesAndNewlines) == pin
            }
            if let found { outcome.checkouts.append(found) }
        }
        outcome.checkouts = outcome.checkouts.unique()
        return outcome
    }

    private func checkout(of package: RemotePackage) -> PackageCheckout {
        PackageCheckout(cache: cache, package: package, pin: pins[package.identity])
    }

    /// Checks out a package that the package manager does not give.
    private func checkOut(_ package: RemotePackage, after failure: FetchFailure, _ outcome: inout Outcome) throws {
        let checkout = checkout(of: package)
        if failure.repositories[package.identity] == nil, try checkout.make() {
            outcome.checkouts.append(checkout.folder)
        } else {
            outcome.failures[package.address] = failure.reason(of: package)
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
        // Binaries come after the sources, and nobody misses them here.
        func hasSources() -> Bool {
            packages.allSatisfy {
                FileManager.default.fileExists(atPath: checkouts.appendingPathComponent("\($0.folderName)/Package.swift").path)
            }
        }
        let record = folder.appendingPathComponent("failure.json")
        if let data = FileManager.default.contents(atPath: record.path),
            let failure = try? JSONDecoder().decode(FetchFailure.self, from: data), try RepositoryCheck(of: failure).failsAgain() {
            guard hasSources() else { throw failure }
            return checkouts
        }
        unlink(record.path)
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
                environment: PackageFetcher.environment, isConfined: false
            ).run()
        }
        if result.status != 0 {
            let failure = try FetchFailure(output: result.output, asking: RepositoryCheck.failures)
            if !hasSources() || !FetchFailure.isAboutBinaries(failure.reason) {
                try writer.write(JSONEncoder().encode(failure), to: record.lastPathComponent)
                guard hasSources() else { throw failure }
                return checkouts
            }
        }
        try writer.write(Data(), to: mark.lastPathComponent)
        return checkouts
    }

    /// A manifest that depends on the packages, in the versions that the project has agreed on.
    private func manifest(for packages: [RemotePackage]) -> String {
        let lines = packages.map { "        \(pins.dependency(on: $0)),\n" }
        return """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Packages",
                dependencies: [
            \(lines.joined())    ])

            """
    }
}
