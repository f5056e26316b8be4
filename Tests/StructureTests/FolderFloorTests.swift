import Foundation
import Testing

/// The folders of a module form floors: a file names types of its own folder and of folders below it.
///
/// The check knows types by their names, so it overlooks members of extensions, and types whose name several folders
/// declare.
@Suite struct FolderFloorTests {
    /// The modules that have folders.
    private static let modules: [String] = {
        let sources = Project.folder.appendingPathComponent("Sources")
        let names = ((try? ArchitectureMap())?.modules ?? []).joined()
        return names.filter { name in
            Project.swiftFiles(in: sources.appendingPathComponent(name)).contains { $0.contains("/") }
        }
    }()

    @Test(arguments: modules) func foldersNameTypesOfFoldersBelowThem(module: String) throws {
        let folder = Project.folder.appendingPathComponent("Sources/\(module)")
        let files = Project.swiftFiles(in: folder)
        let map = try #require(
            ArchitectureMap().folders[module], "ARCHITECTURE.md has no table of the folders of \(module).")
        let floors = Floors(map)
        let names = try Dictionary(uniqueKeysWithValues: files.map { file in
            (file, SourceNames(try Project.text(of: folder.appendingPathComponent(file))))
        })
        var owners: [String: Set<String>] = [:]
        for file in files {
            for name in names[file]?.declared ?? [] { owners[name, default: []].insert(Self.folder(of: file)) }
        }
        for file in files {
            let own = Self.folder(of: file)
            // A file beside the folders is the module's face and may name all of them.
            guard own != "." else { continue }
            #expect(floors.contains(own), "ARCHITECTURE.md does not say on which floor \(module)/\(own) lies.")
            for name in (names[file]?.used ?? []).sorted() {
                guard let folders = owners[name], folders.count == 1, let other = folders.first, other != own else { continue }
                #expect(
                    floors.lies(own, above: other),
                    "\(module)/\(file) names \(name), which \(other) declares. \(own) does not lie above \(other).")
            }
        }
    }

    @Test func everyFolderOfTheMapIsThere() throws {
        for (module, rows) in try ArchitectureMap().folders {
            for name in rows.joined() {
                let folder = Project.folder.appendingPathComponent("Sources/\(module)/\(name)")
                #expect(
                    FileManager.default.fileExists(atPath: folder.path), "ARCHITECTURE.md names \(module)/\(name), which is not there.")
            }
        }
    }

    private static func folder(of file: String) -> String {
        file.contains("/") ? String(file.prefix { $0 != "/" }) : "."
    }
}
