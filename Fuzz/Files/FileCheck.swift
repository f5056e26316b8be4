import CairoGraphics
import Foundation

/// Gives damaged files to their readers.
@MainActor final class FileCheck {
    private let folder: URL
    private var samples: [String: [Data]] = [:]

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-fuzz-\(getpid())")
        ImageWarnings.setHandler { _ in }
        let path = folder.path
        Removal.path = path
        atexit { try? FileManager.default.removeItem(atPath: Removal.path) }
    }

    private enum Removal {
        /// Written once, before `atexit`.
        nonisolated(unsafe) static var path = ""
    }

    /// Returns the bytes of a seed.
    ///
    /// - Throws: where a sample cannot be read.
    func damaged(reader name: String, seed: UInt64) throws -> Data {
        guard let reader = FileReader.named(name) else { throw CampaignFailure("there is no reader \(name)") }
        var numbers = SeededNumbers(seed: seed)
        let known = try samples[name] ?? reader.samples.indices.map { try reader.sample($0) }
        samples[name] = known
        let (first, second) = (numbers.pick(known), numbers.pick(known))
        var damage = FileDamage(numbers: numbers)
        return damage.damaged(first, other: second)
    }

    /// Reads the file of a seed: `read`, or `refused` where the reader throws an error.
    func outcome(reader name: String, seed: UInt64) -> String {
        do {
            let data = try damaged(reader: name, seed: seed)
            guard let reader = FileReader.named(name) else { return "refused" }
            try FileCheck.read(data, by: reader, in: folder.appendingPathComponent(name))
            return "read"
        } catch {
            return "refused"
        }
    }

    /// Writes a file among its kin in a folder, and reads it.
    ///
    /// - Throws: what the reader throws.
    static func read(_ data: Data, by reader: FileReader, in place: URL) throws {
        if !FileManager.default.fileExists(atPath: place.path) { try prepare(place, for: reader) }
        try data.write(to: place.appendingPathComponent(reader.place))
        try reader.read(data, place)
    }

    private static func prepare(_ place: URL, for reader: FileReader) throws {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        if let surroundings = reader.surroundings {
            let source = FileReader.project.appendingPathComponent(surroundings)
            try FileManager.default.copyItem(at: source, to: place.appendingPathComponent(source.lastPathComponent))
        }
        try FileManager.default.createDirectory(
            at: place.appendingPathComponent(reader.place).deletingLastPathComponent(), withIntermediateDirectories: true)
    }
}
