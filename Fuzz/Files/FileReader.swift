import Foundation

/// A reader of files: the examples that are damaged for it, and how it reads one.
struct FileReader {
    let name: String
    /// Paths from the project's folder, or texts that begin with a line break.
    let samples: [String]
    /// The name of the damaged file in the folder, which may name folders.
    let place: String
    /// A folder of the project that is copied first, so that the damaged file lies among its kin.
    var surroundings: String?
    /// Reads the damaged file. Errors are what damaged files are for.
    let read: @MainActor (_ data: Data, _ folder: URL) throws -> Void

    static let all: [FileReader] = images + catalogs + texts + projects + programFiles

    static func named(_ name: String) -> FileReader? { all.first { $0.name == name } }

    /// The project's folder, found from this file.
    static let project = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The bytes of the samples, in their order.
    func sample(_ index: Int) throws -> Data {
        let sample = samples[index % samples.count]
        if sample.hasPrefix("\n") { return Data(sample.dropFirst().utf8) }
        return try Data(contentsOf: FileReader.project.appendingPathComponent(sample))
    }
}
