import Files
import Foundation
import Processes

/// Checks a single package out with Git where the package manager refuses it: its pinned version is gone, its manifest wants a
/// newer compiler, or what it depends on cannot be had. What it depends on is fetched as a package of its own.
struct PackageCheckout {
    let package: RemotePackage
    /// The folder of this package's files in the cache.
    private let home: URL
    private let pin: PackagePins.Pin?

    /// - Parameter cache: the tool's cache.
    init(cache: URL, package: RemotePackage, pin: PackagePins.Pin?) {
        (self.package, self.pin) = (package, pin)
        let words = [package.address, package.requirement ?? "", pin?.revision ?? "", pin?.title ?? ""]
        let key = ContentHash.sha256(Data(words.joined(separator: "\n").utf8)).prefix(16)
        home = cache.appendingPathComponent("packages/single-\(key)", isDirectory: true)
    }

    /// The folder that holds the checkout, named as the package manager's, which others keep.
    var folder: URL { home.appendingPathComponent(".build/checkouts", isDirectory: true) }

    private var mark: URL { home.appendingPathComponent("complete") }

    /// Whether an earlier run has made it.
    var isComplete: Bool { FileManager.default.fileExists(atPath: mark.path) }

    /// - Returns: false where the repository cannot be cloned.
    /// - Throws: `ProgramFailure` where Git cannot be run or the cache cannot be written.
    func make() throws -> Bool {
        if isComplete { return true }
        let place = folder.appendingPathComponent(package.folderName, isDirectory: true)
        let writer = try FileWriter(cache: home)
        let lock = try FolderLock(home, option: "--cache", waits: true)
        defer { withExtendedLifetime(lock) {} }
        if isComplete { return true }
        _ = try FileWriter(cache: folder)
        try? FileManager.default.removeItem(at: place)
        guard try git("clone", "--quiet", "--no-checkout", package.address, place.path) != nil,
            let commit = try commit(in: place), try git("-C", place.path, "checkout", "--quiet", "--force", "--detach", commit) != nil
        else { return false }
        _ = try git("-C", place.path, "submodule", "--quiet", "update", "--init", "--recursive")
        try writer.write(Data(), to: mark.lastPathComponent)
        return true
    }

    /// The pinned commit. Where that is gone, the newest that the project's own requirement allows, and else the newest of all.
    private func commit(in place: URL) throws -> String? {
        func exists(_ name: String) throws -> String? {
            try git("-C", place.path, "rev-parse", "--quiet", "--verify", "\(name)^{commit}")
        }
        if let revision = pin?.revision {
            if let commit = try exists(revision) { return commit }
            // A commit that no branch has any more may still be there.
            if try git("-C", place.path, "fetch", "--quiet", "origin", revision) != nil, let commit = try exists(revision) { return commit }
        }
        let wanted = package.requirement.flatMap(PackageVersions.wanted)
        switch wanted {
        case .revision(let name):
            if let commit = try exists(name) { return commit }
        case .branch(let name):
            if let commit = try exists("origin/\(name)") { return commit }
        case .range, nil:
            let tags = try git("-C", place.path, "tag")?.split(separator: "\n").map(String.init) ?? []
            if let pinned = pin?.version, let tag = tags.first(where: { $0 == pinned || $0 == "v\(pinned)" }) { return try exists(tag) }
            if let tag = PackageVersions.newest(of: tags, for: wanted) ?? PackageVersions.newest(of: tags, for: nil) { return try exists(tag) }
        }
        return try exists("origin/HEAD") ?? exists("HEAD")
    }

    /// What Git prints; nil where it fails.
    private func git(_ arguments: String...) throws -> String? {
        let result = try Subprocess("git", arguments, environment: PackageFetcher.environment, isConfined: false).run(separatesErrors: true)
        return result.status == 0 ? result.output.trimmingCharacters(in: .whitespacesAndNewlines) : nil
    }
}
