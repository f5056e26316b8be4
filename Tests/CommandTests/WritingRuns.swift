import Foundation
import Testing

/// Runs of commands that write, for tests of what faults and other runs leave behind.
struct WritingRuns {
    /// A command, with `@` for its folder.
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        var program = "Troubles"
        /// The commands that make the old files, and their status.
        let before: [(line: String, status: Int32)]
        /// The command that makes the new files, and its status.
        let line: String
        var status: Int32 = 0
        /// Whether a second run into the same folder is refused while the first one writes.
        var isAlone = true
        var testDescription: String { name }
    }

    private static let date = "--date 2026-06-09T16:00:00Z"
    /// Which part has the picture that differs depends on what the pictures have cost.
    static let either: Int32 = -1
    private static let kinds = "--kind Twice --kind Odd"
    private static let recorded = ("record --golden @/golden \(kinds) \(date) --scale 1", Int32(0))

    static let cases = [
        Case(
            name: "render",
            before: [("render \(kinds) \(date) --scale 1 --output @/out", 0)],
            line: "render \(kinds) \(date) --scale 2 --output @/out", isAlone: false),
        Case(
            name: "timeline", before: [("timeline --kind Minutes --for 3m \(date) --scale 1 --output @/out", 0)],
            line: "timeline --kind Minutes --for 3m \(date) --scale 2 --output @/out"),
        Case(name: "record", before: [recorded], line: "record --golden @/golden --scale 2"),
        Case(
            name: "verify", before: [
                recorded, ("damage Odd/systemSmall", 0), ("verify --golden @/golden --output @/out", 1), ("damage Twice/systemSmall", 0),
            ],
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
        Case(
            name: "scene",
            before: [("describe one Twice", 0), ("describe two Odd", 0), ("scene --file @/one.yml --file @/two.yml \(date) --scale 1 --output @/out", 0)],
            line: "scene --file @/one.yml --file @/two.yml \(date) --scale 2 --output @/out", isAlone: false),
        Case(
            name: "studio --export", program: "Hello", before: [("studio --export @/out \(date) --scale 1", 0)],
            line: "studio --export @/out \(date) --scale 2"),
    ]

    /// The folder of temporary files, in which nothing may be left.
    let home: TemporaryFolder
    private let folder: TemporaryFolder

    init() throws { (folder, home) = (try TemporaryFolder(), try TemporaryFolder()) }

    /// A folder with the old files of a case.
    func old(_ test: Case) throws -> URL {
        let base = folder.url.appendingPathComponent("base")
        try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
        for (line, status) in test.before {
            let result = try run(line, of: test, in: base)
            #expect(result.status == status || status == Self.either && result.status <= 1, "\(line): \(result)")
        }
        return base
    }

    /// A new copy of a folder.
    func copy(of base: URL) throws -> URL {
        let place = folder.url.appendingPathComponent(UUID().uuidString)
        try FileManager.default.copyItem(at: base, to: place)
        return place
    }

    /// Runs a line of a case; `damage` and `describe` change a golden and write a scene.
    func run(_ line: String, of test: Case, in place: URL, fault: String? = nil) throws -> Program.Result {
        let words = line.replacingOccurrences(of: "@", with: place.path).split(separator: " ").map(String.init)
        if words[0] == "damage" {
            // The picture becomes one that is as large and differs.
            let file = place.appendingPathComponent("golden/\(words[1]).png")
            try FileManager.default.removeItem(at: file)
            try FileManager.default.copyItem(at: place.appendingPathComponent("golden/\(words[1])-dark.png"), to: file)
            return Program.Result(status: 0, output: "", errors: "")
        }
        if words[0] == "describe" {
            let text = "screens: [{presentation: home, pictures: [{kind: \(words[2]), family: systemSmall}]}]"
            try Data(text.utf8).write(to: place.appendingPathComponent("\(words[1]).yml"))
            return Program.Result(status: 0, output: "", errors: "")
        }
        var variables = ["TMPDIR": home.url.path]
        if let fault { variables["DARKROOM_FAULT"] = fault }
        return try Program(name: test.program).run(words, environment: variables)
    }

    /// The files in a folder, by their paths.
    func contents(of place: URL) throws -> [String: Data] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: place.path)
        return try names.reduce(into: [:]) { files, name in
            let file = place.appendingPathComponent(name)
            if try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == false { files[name] = try Data(contentsOf: file) }
        }
    }

    /// Whether a file is one that only a run that was ended leaves behind.
    static func isHidden(_ path: String) -> Bool {
        path.split(separator: "/").contains { $0.hasPrefix(".") } || path.hasSuffix("manifest.partial.jsonl")
    }

    /// Returns a text without the name of its folder and without the times that pictures took.
    func plain(_ data: Data, of place: URL) -> Data {
        guard let text = String(data: data, encoding: .utf8) else { return data }
        let times = #/("seconds" ?: ?|"cost" ?: ?|time=")[0-9.e-]+/#
        return Data(text.replacingOccurrences(of: place.path, with: "@").replacing(times) { $0.output.1 }.utf8)
    }
}
