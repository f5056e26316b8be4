import Files
import Foundation

extension FileWriter {
    /// Writes files into a folder of the tool's cache, which is made where it does not exist.
    ///
    /// - Throws: `ProgramFailure` that names the folder and the option for another cache.
    init(cache folder: URL) throws { try self.init(folder: folder, option: "--cache") }

    /// Writes a file where its content changes, so that the compiler skips the file otherwise.
    ///
    /// - Throws: `ProgramFailure` that names the file.
    func writeIfChanged(_ data: Data, to path: String) throws {
        if FileManager.default.contents(atPath: folder.appendingPathComponent(path).path) != data { try write(data, to: path) }
    }

    /// Gives a finished file or folder its place in the cache.
    ///
    /// - Throws: `ProgramFailure` that names the place.
    static func move(_ source: URL, toCache target: URL) throws {
        guard rename(source.path, target.path) == 0 else {
            throw failure(target, String(cString: strerror(errno)), option: "--cache")
        }
    }
}
