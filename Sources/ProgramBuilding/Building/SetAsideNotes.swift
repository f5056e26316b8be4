import Files
import Foundation
import Processes

/// What was set aside in a built program, as a text for people and as a list for reports, and the build's other warnings.
/// They are kept beside the program, because a later run repeats them without a build.
struct SetAsideNotes {
    private let file: URL
    /// The list, in JSON.
    let list: URL

    /// The build's other warnings, in JSON.
    private let others: URL

    /// - Parameter folder: the program's folder in the cache.
    init(folder: URL) {
        file = folder.appendingPathComponent("set-aside.txt")
        list = folder.appendingPathComponent("set-aside.json")
        others = folder.appendingPathComponent("warnings.json")
    }

    /// The text; empty where nothing is set aside.
    var text: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

    /// The build's other warnings.
    var warnings: [String] {
        FileManager.default.contents(atPath: others.path).flatMap { try? JSONDecoder().decode([String].self, from: $0) } ?? []
    }

    /// - Throws: `ProgramFailure` where the cache cannot be written.
    func write(warnings: [String]) throws {
        let writer = try FileWriter(cache: others.deletingLastPathComponent())
        try writer.write(JSONEncoder().encode(warnings), to: others.lastPathComponent)
    }

    /// - Throws: `ProgramFailure` where the cache cannot be written.
    func write(_ report: SetAsideReport) throws {
        let writer = try FileWriter(cache: file.deletingLastPathComponent())
        try writer.write(Data(report.text().utf8), to: file.lastPathComponent)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let items = report.groups.flatMap(\.parts).map {
            SetAsideList.Item(
                kind: $0.kind.rawValue, module: $0.module, name: $0.name, place: $0.place, file: $0.file, line: $0.line)
        }
        try writer.write(encoder.encode(items), to: list.lastPathComponent)
    }
}
