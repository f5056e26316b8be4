import Foundation
import Testing

/// Tests every command that writes with a program that is killed, and with a disk that is full, at certain steps of its writing.
/// Each file is then the old or the new one, and the same command makes all of them new.
@Suite struct WritingFaultTests {
    /// A command, with `@` for its folder.
    struct Case: CustomTestStringConvertible {
        let name: String
        /// The commands that make the old files, and their status.
        let before: [(line: String, status: Int32)]
        /// The command that makes the new files, and its status.
        let line: String
        var status: Int32 = 0
        var testDescription: String { name }
    }

    private static let date = "--date 2026-06-09T16:00:00Z"
    /// Which part has the picture that differs depends on what the pictures have cost.
    private static let either: Int32 = -1
    private static let kinds = "--kind Twice --kind Odd"
    private static let recorded = ("record --golden @/golden \(kinds) \(date) --scale 1", Int32(0))

    static let cases = [
        Case(
            name: "render", before: [("render \(kinds) \(date) --scale 1 --output @/out", 0)],
            line: "render \(kinds) \(date) --scale 2 --output @/out"),
        Case(
            name: "timeline", before: [("timeline --kind Minutes --for 3m \(date) --scale 1 --output @/out", 0)],
            line: "timeline --kind Minutes --for 3m \(date) --scale 2 --output @/out"),
        Case(name: "record", before: [recorded], line: "record --golden @/golden --scale 2"),
        Case(
            name: "verify", before: [recorded, ("damage Odd/systemSmall", 0), ("verify --golden @/golden --output @/out", 1), ("damage Twice/systemSmall", 0)],
            line: "verify --golden @/golden --output @/out", status: 1),
        Case(
            name: "accept",
            before: [
                recorded, ("damage Odd/systemSmall", 0), ("damage Twice/systemSmall", 0), ("verify --golden @/golden --output @/out", 1),
            ],
            line: "accept @/out"),
        Case(
            name: "report merge",
            before: [
                recorded, ("damage Odd/systemSmall", 0), ("verify --golden @/golden --output @/1 --shard 1/2", either),
                ("verify --golden @/golden --output @/2 --shard 2/2", either),
            ],
            line: "report merge @/1 @/2 --output @/out", status: 1),
        Case(
            name: "check", before: [("check \(kinds) \(date) --scale 1 --output @/out", 1)],
            line: "check \(kinds) \(date) --scale 2 --output @/out", status: 1),
    ]

    private static let steps = [1, 2, 3, 5, 8, 13, 21]
    private let folder: TemporaryFolder
    private let home: TemporaryFolder

    init() throws { (folder, home) = (try TemporaryFolder(), try TemporaryFolder()) }

    private func run(_ line: String, in place: URL, fault: String? = nil) throws -> Program.Result {
        let words = line.replacingOccurrences(of: "@", with: place.path).split(separator: " ").map(String.init)
        if words[0] == "damage" {
            // The picture becomes one that is as large and differs.
            let file = place.appendingPathComponent("golden/\(words[1]).png")
            try FileManager.default.removeItem(at: file)
            try FileManager.default.copyItem(at: place.appendingPathComponent("golden/\(words[1])-dark.png"), to: file)
            return Program.Result(status: 0, output: "", errors: "")
        }
        var variables = ["TMPDIR": home.url.path]
        if let fault { variables["DARKROOM_FAULT"] = fault }
        return try Program(name: "Troubles").run(words, environment: variables)
    }

    private func contents(of place: URL) throws -> [String: Data] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: place.path)
        return try names.reduce(into: [:]) { files, name in
            let file = place.appendingPathComponent(name)
            if try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == false { files[name] = try Data(contentsOf: file) }
        }
    }

    private static func isHidden(_ path: String) -> Bool {
        path.split(separator: "/").contains { $0.hasPrefix(".") } || path.hasSuffix("manifest.partial.jsonl")
    }

    @Test(arguments: cases) func filesAreOldOrNewAndTheNextRunWorks(test: Case) throws {
        let base = folder.url.appendingPathComponent("base")
        try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
        for (line, status) in test.before {
            let result = try run(line, in: base)
            #expect(result.status == status || status == Self.either && result.status <= 1, "\(line): \(result)")
        }
        let old = try contents(of: base)
        var number = 0
        /// Runs the command in a copy of the old files.
        func copied() throws -> URL {
            number += 1
            let place = folder.url.appendingPathComponent("\(number)")
            try FileManager.default.copyItem(at: base, to: place)
            return place
        }
        let whole = try copied()
        #expect(try run(test.line, in: whole).status == test.status)
        let new = try contents(of: whole).mapValues { plain($0, of: whole) }
        var reached = 0
        for fault in ["kill", "full"] {
            for step in Self.steps {
                let place = try copied()
                let result = try run(test.line, in: place, fault: "\(fault):\(step)")
                if result.status == test.status { break }
                reached += 1
                let what: Comment = "\(fault) at step \(step)"
                if fault == "full" {
                    #expect(result.status == 2 && result.errors.contains("No space left on device"), "\(what): \(result)")
                } else {
                    #expect(result.status == 128 + SIGKILL, "\(what): \(result)")
                }
                for (file, data) in try contents(of: place) {
                    if Self.isHidden(file) {
                        #expect(fault == "kill" || file.hasSuffix("manifest.partial.jsonl"), "\(what) leaves \(file)")
                    } else {
                        #expect(data == old[file] || plain(data, of: place) == new[file], "\(what): \(file)")
                    }
                }
                let again = try run(test.line, in: place)
                #expect(again.status == test.status, "\(what): \(again.errors)")
                #expect(try contents(of: place).mapValues { plain($0, of: place) } == new, "\(what)")
                let left = try FileManager.default.contentsOfDirectory(atPath: home.url.path)
                #expect(left == [], "\(what)")
            }
        }
        #expect(reached > 3, "Faults have an effect in debug builds alone.")
    }

    /// Returns a text without the name of its folder and without the times that pictures took.
    private func plain(_ data: Data, of place: URL) -> Data {
        guard let text = String(data: data, encoding: .utf8) else { return data }
        let times = #/("seconds" ?: ?|"cost" ?: ?|time=")[0-9.e-]+/#
        return Data(text.replacingOccurrences(of: place.path, with: "@").replacing(times) { $0.output.1 }.utf8)
    }
}
