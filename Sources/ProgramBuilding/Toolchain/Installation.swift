import CairoGraphics
import Files
import Foundation
import Processes

/// The modules and fonts of a tool that came as a package. They lie beside it as one archive, which has less than half of their
/// size. The first run unpacks it into the cache.
package struct Installation {
    private static let archive = "Packed.tar.xz"

    /// The archive, unpacked.
    private let folder: URL

    /// Finds what was unpacked, or unpacks it. There is no archive where the tool was installed from its checkout.
    ///
    /// - Parameters:
    ///   - place: the folder of the tool.
    ///   - cache: the folder that takes the modules and fonts.
    /// - Throws: `ProgramFailure` where the archive cannot be unpacked.
    init?(in place: URL, cache: URL) throws {
        let file = place.appendingPathComponent(Installation.archive)
        var status = stat()
        guard stat(file.path, &status) == 0 else { return nil }
        // Another version may be installed in the same folder, and other ones in other folders.
        let family = "installed-\(ContentHash.sha256(Data(file.path.utf8)).prefix(12))-"
        let version = "\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec) \(status.st_ino)"
        folder = cache.appendingPathComponent(family + ContentHash.sha256(Data(version.utf8)).prefix(12), isDirectory: true)
        guard !FileManager.default.fileExists(atPath: folder.path) else { return }
        try unpack(file, resources: place.appendingPathComponent("Resources"))
        removeOthers(in: cache, family: family)
    }

    /// The Swift modules.
    var modules: URL { folder.appendingPathComponent("Modules", isDirectory: true) }

    /// All resources: links to those beside the tool, and the fonts.
    var resources: URL { folder.appendingPathComponent("Resources", isDirectory: true) }

    /// Has this process and those that it starts read the resources of the running tool, if it has an archive and the user names
    /// no others.
    ///
    /// - Parameter cache: the folder that takes the fonts.
    /// - Throws: `ProgramFailure` where the archive cannot be unpacked.
    package static func useResources(cache: URL) throws {
        guard !hasResources, let place = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        else { return }
        try Installation(in: place, cache: cache)?.useResources()
    }

    func useResources() {
        if !Installation.hasResources { setenv(ResourceFolder.environmentVariable, resources.path, 1) }
    }

    /// Whether the user, or the process that started this one, names a folder of resources.
    private static var hasResources: Bool {
        !(ProcessInfo.processInfo.environment[ResourceFolder.environmentVariable] ?? "").isEmpty
    }

    /// Unpacks into a folder of another name, so that no run ever finds half of it.
    private func unpack(_ file: URL, resources installed: URL) throws {
        let part = folder.deletingLastPathComponent().appendingPathComponent(".\(folder.lastPathComponent).part.\(getpid())")
        _ = try FileWriter(cache: part)
        defer { try? FileManager.default.removeItem(at: part) }
        let result = try Subprocess(
            "tar",
            ["--extract", "--use-compress-program=xz -T0", "--file", file.path, "--directory", part.path, "--no-same-owner"],
            isConfined: false
        ).run()
        guard result.status == 0 else {
            throw ProgramFailure.badInput(
                "\(file.path) cannot be unpacked into the cache. Install xz-utils, or name a cache with more space with --cache.\n"
                    + result.output)
        }
        let resources = part.appendingPathComponent("Resources")
        for name in FileManager.default.sortedNames(in: installed) {
            symlink(installed.appendingPathComponent(name).path, resources.appendingPathComponent(name).path)
        }
        // Another run may have unpacked the same archive meanwhile.
        guard rename(part.path, folder.path) != 0, !FileManager.default.fileExists(atPath: folder.path) else { return }
        throw ProgramFailure.badInput("\(folder.path) cannot be made: \(String(cString: strerror(errno))).")
    }

    /// Removes what was unpacked of versions that were installed in the same place before, and what killed runs have left.
    private func removeOthers(in cache: URL, family: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: cache.path)) ?? [] {
            let isOther = name.hasPrefix(family) && name != folder.lastPathComponent
            let unpacker = name.hasPrefix(".\(family)") ? name.split(separator: ".").last.flatMap { pid_t($0) } : nil
            guard isOther || unpacker.map({ kill($0, 0) != 0 }) == true else { continue }
            try? FileManager.default.removeItem(at: cache.appendingPathComponent(name))
        }
    }
}
