import CProcesses
import Files
import Foundation
import Processes

/// Darkroom's modules as one shared library. Widgets' programs are linked with it, so they are small and link fast.
struct RuntimeLibrary {
    private static let name = "libDarkroomRuntime.so"

    let file: URL
    /// The object files that the library is made from; empty where the library was installed with the tool.
    let objects: [String]
    /// The time of the newest object file, in nanoseconds since 1970; a library made from them has the same time.
    let objectsTime: Int

    /// Identifies the objects that the library is made from; a program linked with others has to be linked again.
    var stamp: String { "\(objectsTime)" }

    /// The library that lies in the folder of an installed tool.
    static func installed(in folder: URL) -> RuntimeLibrary? {
        let file = folder.appendingPathComponent(name)
        guard FileManager.default.fileExists(atPath: file.path),
            !FileManager.default.fileExists(atPath: folder.appendingPathComponent(buildList).path)
        else { return nil }
        return RuntimeLibrary(file: file, objects: [], objectsTime: 0)
    }

    /// What SwiftPM links the tool from, by its path in the build folder.
    static let buildList = "darkroom.product/Objects.LinkFileList"

    /// The library of a build folder. It lies there, or in the cache where the build folder is read-only.
    ///
    /// - Throws: `ProgramFailure` where an object file is missing.
    static func built(in folder: URL, cache: URL) throws -> RuntimeLibrary {
        let list = folder.appendingPathComponent(buildList)
        // The tool's own modules are no part of a widget's program.
        let objects = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init)
            .filter { !$0.contains("/DarkroomTool.build/") && !$0.contains("/ProgramBuilding.build/") }
        let time = try ([list.path] + objects).reduce(0) { newest, path in
            guard let time = modificationTime(of: path) else {
                throw ProgramFailure.badInput("\(path) is missing. Run swift build again.")
            }
            return max(newest, time)
        }
        let place =
            access(folder.path, W_OK) == 0
            ? folder : cache.appendingPathComponent("runtime-\(ContentHash.sha256(Data(folder.path.utf8)).prefix(12))")
        return RuntimeLibrary(file: place.appendingPathComponent(name), objects: objects, objectsTime: time)
    }

    /// Whether the library is there and made from these objects.
    var isCurrent: Bool {
        guard let time = RuntimeLibrary.modificationTime(of: file.path) else { return false }
        return objects.isEmpty || time == objectsTime
    }

    /// Links the library where it is not current. Runs that do so at the same time each link a file of their own.
    ///
    /// - Parameter flags: The linker's options for the C libraries.
    /// - Throws: `ProgramFailure` where it cannot be linked or written.
    func makeCurrent(flags: () throws -> [String]) throws {
        guard !isCurrent else { return }
        let folder = file.deletingLastPathComponent().appendingPathComponent("\(RuntimeLibrary.name).part.\(getpid())")
        let writer = try FileWriter(cache: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (temporary, list) = (folder.appendingPathComponent("library"), folder.appendingPathComponent("objects"))
        // The compiler writes a file beside the first object, so that one is a link in a folder that can be written.
        var inputs = objects
        let first = folder.appendingPathComponent("first.o").path
        if !inputs.isEmpty, symlink(inputs[0], first) == 0 { inputs[0] = first }
        try writer.write(Data(inputs.map { "\"\($0)\"" }.joined(separator: "\n").utf8), to: list.lastPathComponent)
        let result = try Subprocess(
            "swiftc",
            [
                "-emit-library", "-o", temporary.path, "-module-name", "DarkroomRuntime", "@\(list.path)",
                "-l_FoundationICU", "-lstdc++", "-use-ld=lld",
            ] + flags(), isConfined: false
        ).run()
        guard result.status == 0 else {
            throw ProgramFailure.badInput("\(file.path) cannot be linked. Run swift build again.\n\(result.output)")
        }
        var times = [timespec](
            repeating: timespec(tv_sec: objectsTime / 1_000_000_000, tv_nsec: objectsTime % 1_000_000_000), count: 2)
        _ = utimensat(AT_FDCWD, temporary.path, &times, 0)
        try FileWriter.move(temporary, toCache: file)
    }

    /// The libraries that most symbols are in, for the linker's command line before all others.
    ///
    /// The dynamic linker looks for each symbol in one library after the other, in the order in which a program names them.
    /// The compiler's driver names them behind the graphics libraries, which makes every start of a program slower.
    static let firstLibraries: [String] = {
        guard let path = library_with_symbol("swift_retain") else { return [] }
        let folder = URL(fileURLWithPath: String(cString: path)).deletingLastPathComponent()
        return ["Foundation", "swiftCore", "FoundationEssentials", "swift_Concurrency", "_FoundationICU"]
            .map { folder.appendingPathComponent("lib\($0).so").path }.filter(FileManager.default.fileExists)
    }()

    /// In nanoseconds since 1970; nil where there is no such file.
    private static func modificationTime(of path: String) -> Int? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
    }
}
