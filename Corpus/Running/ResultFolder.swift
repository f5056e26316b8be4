import Foundation

/// The folder that keeps a folder for each target: its result, its pictures and what the tool said.
struct ResultFolder {
    let url: URL

    func folder(of target: CorpusTarget) -> URL { url.appendingPathComponent(target.id, isDirectory: true) }

    private func file(of target: CorpusTarget) -> URL { folder(of: target).appendingPathComponent("result.json") }

    /// Returns the kept result, or nil if the target has not been run.
    ///
    /// - Throws: `CorpusFailure` if the file is damaged.
    func result(of target: CorpusTarget) throws -> TargetResult? {
        guard let data = FileManager.default.contents(atPath: file(of: target).path) else { return nil }
        do { return try JSONDecoder().decode(TargetResult.self, from: data) } catch {
            throw CorpusFailure("\(file(of: target).path) is damaged: \(error). Remove it, and the target is run again.")
        }
    }

    /// Removes all that an earlier run left of a target.
    func clear(_ target: CorpusTarget) throws {
        let folder = folder(of: target)
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func keep(_ result: TargetResult, of target: CorpusTarget) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Atomic writing uses a temporary file and renames it, so an interrupted run leaves no half result.
        try encoder.encode(result).write(to: file(of: target), options: .atomic)
    }

    /// Returns the number of pictures of a target.
    func pictures(of target: CorpusTarget) -> Int {
        let pictures = folder(of: target).appendingPathComponent("pictures", isDirectory: true)
        let files = FileManager.default.enumerator(atPath: pictures.path)
        return files?.reduce(into: 0) { if ($1 as? String)?.hasSuffix(".png") == true { $0 += 1 } } ?? 0
    }
}
