import CairoGraphics
import Darkroom
import Foundation
import Testing

/// Tests a day of each example, drawn by its own program: the manifest and some of the pictures.
@Suite struct ExampleTimelineTests {
    private static let isRecording = ProcessInfo.processInfo.environment["DARKROOM_RECORD"] == "1"
    private static let arguments = [
        "--date", "2026-06-09T09:00:00", "--locale", "en_US", "--time-zone", "America/Los_Angeles", "--quiet", "--output",
    ]

    /// The pictures of a day that are compared by pixels. The others are compared by hashes.
    private static let pictures = [
        "TodoWidget": ["systemMedium/20260609T160000Z", "systemLarge/20260610T063000Z"],
        "StreakWidget": ["systemSmall/20260610T000000Z"],
        "EmojiRangerWidget": [
            "systemSmall/20260609T160000Z", "systemSmall/20260609T165000Z", "systemMedium/20260609T174312Z",
        ],
    ]

    @Test(arguments: ["TodoWidget", "StreakWidget", "DadJokesWidget", "EmojiRangerWidget", "WeatherWidget"])
    func aDay(of program: String) throws {
        let folder = try TemporaryFolder()
        let result = try Program(name: program).run(["timeline", "--for", "24h"] + Self.arguments + [folder.url.path])
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        let transcript = try ManifestTranscript(folder.url.appendingPathComponent("manifest.json"))
        let golden = Program.package.appendingPathComponent("golden/timelines/\(program)/day.txt")
        if Self.isRecording {
            try FileManager.default.createDirectory(
                at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
            try transcript.text.write(to: golden, atomically: true, encoding: .utf8)
        }
        let expected = try String(contentsOf: golden, encoding: .utf8).split(separator: "\n").map(String.init)
        for (number, lines) in zip(expected, transcript.lines).enumerated() where lines.0 != lines.1 {
            Issue.record("day.txt, line \(number + 1) was\n\(lines.0)\nand is\n\(lines.1)")
            break
        }
        #expect(expected.count == transcript.lines.count)
        for picture in Self.pictures[program] ?? [] {
            try compare("\(program)/\(picture).png", in: folder)
        }
        // A picture takes over parts of the file before it, and has the bytes that its pixels alone give.
        let files = try folder.files.filter { $0.hasSuffix(".png") }
            .map { try Data(contentsOf: folder.url.appendingPathComponent($0)) }
        for data in Set(files) {
            #expect(try PNGEncoder().encode(PNGDecoder.decode(data), scale: 3) == data)
        }
    }

    @Test(arguments: ["dad", "knockKnock", "pun", "oneLiner"])
    func theParameterChangesTheJoke(type: String) throws {
        let folder = try TemporaryFolder()
        let result = try Program(name: "DadJokesWidget").run(
            ["render", "--set", "jokeType=\(type)"] + Self.arguments + [folder.url.path])
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
        try compare("DadJokesWidget/systemMedium.png", in: folder, as: "DadJokesWidget/jokes/\(type).png")
    }

    @Test(arguments: ["TodoWidget", "StreakWidget", "DadJokesWidget", "EmojiRangerWidget"])
    func placeholdersAreRedactedAndSnapshotsShowTheFirstEntry(program: String) throws {
        let folders = try ["placeholder", "snapshot", "current"].map { entry in
            let folder = try TemporaryFolder()
            let result = try Program(name: program).run(["render", "--entry", entry] + Self.arguments + [folder.url.path])
            #expect(result.status == 0 && result.errors == "", "\(result.errors)")
            return folder
        }
        for file in folders[0].files {
            try compare(file, in: folders[0], as: "\(program)/placeholder/\((file as NSString).lastPathComponent)")
            let (snapshot, current) = try (
                Data(contentsOf: folders[1].url.appendingPathComponent(file)),
                Data(contentsOf: folders[2].url.appendingPathComponent(file)))
            #expect(snapshot == current, "\(file)")
        }
    }

    @Test(arguments: ["TodoWidget", "StreakWidget", "DadJokesWidget", "EmojiRangerWidget"])
    func picturesDoNotDependOnTheMachine(program: String) throws {
        let fonts = try TemporaryFolder()
        try Data("<fontconfig><dir>/usr/share/fonts</dir><dir>\(fonts.url.path)</dir></fontconfig>".utf8)
            .write(to: fonts.url.appendingPathComponent("fonts.conf"))
        let machines = [
            ["LANG": "C", "TZ": "UTC"],
            [
                "LANG": "de_DE.UTF-8", "LC_ALL": "ar_EG.UTF-8", "LC_TIME": "th_TH.UTF-8", "LANGUAGE": "th",
                "TZ": "Asia/Kathmandu", "FONTCONFIG_FILE": fonts.url.appendingPathComponent("fonts.conf").path,
                "XDG_DATA_HOME": "/usr/share", "GDK_SCALE": "2", "PANGOCAIRO_BACKEND": "fontconfig", "COLUMNS": "20",
            ],
            ["LANG": "ja_JP.UTF-8", "TZ": "Pacific/Kiritimati", "FONTCONFIG_FILE": "/dev/null", "HOME": "/nonexistent"],
        ]
        let runs = try machines.enumerated().map { number, machine in
            let folder = try TemporaryFolder()
            let result = try Program(name: program).run(
                ["timeline", "--for", "1h", "--scale", "1", "--jobs", "\(number + 1)"] + Self.arguments + [folder.url.path],
                environment: machine)
            #expect(result.status == 0 && result.errors == "", "\(result.errors)")
            return try Dictionary(uniqueKeysWithValues: folder.files.map {
                ($0, try Data(contentsOf: folder.url.appendingPathComponent($0)))
            })
        }
        #expect(runs[0].count > 1)
        #expect(runs[1] == runs[0])
        #expect(runs[2] == runs[0])
    }

    private func compare(_ file: String, in folder: TemporaryFolder, as name: String? = nil) throws {
        let data = try Data(contentsOf: folder.url.appendingPathComponent(file))
        let name = "timelines/\(name ?? file)"
        let golden = Golden(
            file: Program.package.appendingPathComponent("golden/\(name)"),
            failures: Program.package.appendingPathComponent(".build/golden-failures"))
        if Self.isRecording { return try golden.record(data) }
        let outcome = try golden.compare(data, name: (name as NSString).deletingPathExtension)
        #expect(outcome == .same, "\(name)")
    }
}
