import Foundation
import Testing

/// Tests `timeline` with the executables.
@Suite struct TimelineTests {
    private struct Manifest: Decodable {
        struct Reload: Decodable {
            let date: String
            let cause: String
            let entries: Int
        }

        struct Picture: Decodable {
            struct Target: Decodable {
                let label: String
                let url: String?
                let intent: String?
            }

            let date: String
            let file: String
            let hash: String
            let isChanged: Bool
            let tapTargets: [Target]
            let widgetURL: String?
        }

        let version: Int
        let reloads: [Reload]
        let pictures: [Picture]
    }

    private let date = ["--date", "2026-06-09T16:00:00Z"]

    private func run(
        _ program: String, _ arguments: [String], in folder: TemporaryFolder
    ) throws -> Program.Result {
        try Program(name: program).run(
            ["timeline", "--scale", "1"] + (arguments.contains("--output") ? [] : ["--output", folder.url.path]) + date + arguments)
    }

    private func manifest(_ folder: TemporaryFolder) throws -> Manifest {
        try JSONDecoder().decode(
            Manifest.self, from: Data(contentsOf: folder.url.appendingPathComponent("manifest.json")))
    }

    @Test func everyEntryHasItsPicture() throws {
        let folder = try TemporaryFolder()
        let result = try run("StreakWidget", ["--scheme", "light", "--scheme", "dark"], in: folder)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output == "Wrote 10 pictures (2 drawn) and manifest.json to \(folder.url.path).\n")
        let hours = 16...20
        #expect(folder.files == (hours.map { "StreakWidget/systemSmall-dark/20260609T\($0)0000Z.png" }
            + hours.map { "StreakWidget/systemSmall/20260609T\($0)0000Z.png" } + ["manifest.json"]).sorted())
        let manifest = try manifest(folder)
        #expect(manifest.reloads.map(\.entries) == [5])
        #expect(manifest.pictures.map(\.isChanged).filter { $0 }.count == 2)
        #expect(manifest.pictures[0].tapTargets.map(\.intent) == ["LogEntryIntent"])
    }

    @Test func aDayFollowsThePolicies() throws {
        let folder = try TemporaryFolder()
        let result = try run("TodoWidget", ["--family", "systemMedium", "--for", "2h", "--changed-only"], in: folder)
        #expect(result.status == 0, "\(result.errors)")
        let manifest = try manifest(folder)
        #expect(manifest.reloads.map(\.cause) == ["start", "after", "after", "after", "after"])
        #expect(manifest.reloads.map { $0.date.dropFirst(11).prefix(5) } == ["16:00", "16:30", "17:00", "17:30", "18:00"])
        #expect(folder.files == ["TodoWidget/systemMedium/20260609T160000Z.png", "manifest.json"])
        #expect(Set(manifest.pictures.map(\.hash)).count == 1)
        #expect(manifest.pictures.map(\.isChanged) == [true, false, false, false, false])
    }

    @Test func theBudgetAndTheIntervalDelayReloads() throws {
        for kind in ["PastPolicy", "Reloading"] {
            let folder = try TemporaryFolder()
            let arguments = ["--kind", kind, "--for", "3h", "--reload-interval", "1h", "--reload-budget", "2"]
            let result = try run("Troubles", arguments, in: folder)
            #expect(result.status == 0, "\(result.errors)")
            #expect(result.errors.contains("in the past") == (kind == "PastPolicy"), "\(result.errors)")
            #expect(try manifest(folder).reloads.map { $0.date.dropFirst(11).prefix(5) } == ["16:00", "17:00", "18:00"])
        }
    }

    @Test func entriesAtTheSameDateAreNumberedAndReported() throws {
        let folder = try TemporaryFolder()
        let result = try run("Troubles", ["--kind", "Twins"], in: folder)
        #expect(result.status == 0)
        #expect(result.errors.contains("1 of 4 entries have the same date as another entry"), "\(result.errors)")
        let names = ["160000Z", "160100Z-2", "160100Z-3", "160100Z"]
        #expect(folder.files == names.map { "Twins/systemSmall/20260609T\($0).png" } + ["manifest.json"])
    }

    @Test func unsortedEntriesAreSortedAndPastOnesReported() throws {
        let folder = try TemporaryFolder()
        let result = try run("Troubles", ["--kind", "Unsorted"], in: folder)
        #expect(result.status == 0)
        #expect(result.errors.contains("2 of 4 entries lie in the past"), "\(result.errors)")
        #expect(try manifest(folder).pictures.map { $0.date.dropFirst(11).prefix(2) } == ["14", "15", "16", "19"])
    }

    @Test func aMillionEntriesAreReportedAndLimited() throws {
        // How many pictures the first run makes depends on when it notices the interruption.
        let (folder, interrupted) = (try TemporaryFolder(), try TemporaryFolder())
        let whole = try Program(name: "Troubles").run(
            ["timeline", "--scale", "1", "--output", interrupted.url.path, "--kind", "Million"] + date,
            interruptedWhen: { interrupted.files.filter { $0.hasSuffix(".png") }.count >= 3 })
        #expect(whole.status == 130)
        #expect(whole.errors.contains("the provider returned 1000000 entries"), "\(whole.errors)")
        let result = try run("Troubles", ["--kind", "Million", "--for", "2s"], in: folder)
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
        let manifest = try manifest(folder)
        #expect(manifest.reloads.map(\.entries) == [1_000_000])
        #expect(manifest.pictures.map { $0.date.suffix(10) } == ["T16:00:00Z", "T16:00:01Z", "T16:00:02Z"])
        #expect(folder.files.count == 4)
    }

    @Test(arguments: [["--set", "mood=good"], ["--kind", "Nobody"]])
    func conflictingOptionsWriteNothing(arguments: [String]) throws {
        let folder = try TemporaryFolder()
        let result = try run("Troubles", ["--family", "systemMedium"] + arguments, in: folder)
        #expect(result.status == 2)
        #expect(result.errors.contains("error: \(arguments[0])"), "\(result.errors)")
        #expect(folder.files == [])
    }

    @Test func invalidValuesWriteNothing() throws {
        let folder = try TemporaryFolder()
        let result = try run("DadJokesWidget", ["--set", "jokeType=sad"], in: folder)
        #expect(result.status == 2)
        #expect(result.errors.contains("knockKnock"), "\(result.errors)")
        #expect(folder.files == [])
    }

    @Test func failuresOfWidgetsHaveStatusThree() throws {
        let folder = try TemporaryFolder()
        let result = try run("Troubles", ["--kind", "Crashing", "--timeout", "600"], in: folder)
        #expect(result.status == 3)
        #expect(result.errors.contains("crashed"), "\(result.errors)")
    }

    @Test(arguments: [
        ("Empty", "without entries"), ("Silent", "let its completion handler go"), ("Asleep", "did not deliver"),
    ])
    func thePlaceholderStandsInForATimeline(kind: String, message: String) throws {
        let folder = try TemporaryFolder()
        let waits = message == "did not deliver"
        let result = try run(
            "Troubles", ["--kind", kind, "--family", "systemSmall", "--timeout", waits ? "0.3" : "600"], in: folder)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(folder.files == ["\(kind)/systemSmall/20260609T160000Z.png", "manifest.json"])
    }

    @Test func picturesBeforeAFailureAreKept() throws {
        let folder = try TemporaryFolder()
        let result = try run("Troubles", ["--kind", "Flaky", "--for", "3h"], in: folder)
        #expect(result.status == 3)
        #expect(result.errors.contains("without entries"), "\(result.errors)")
        #expect(folder.files == ["Flaky/systemSmall/20260609T160000Z.png", "manifest.json"])
    }

    @Test func interruptedRunsResume() throws {
        let (folder, whole) = (try TemporaryFolder(), try TemporaryFolder())
        let arguments = ["--kind", "Many", "--jobs", "1"]
        let interrupted = try Program(name: "Troubles").run(
            ["timeline", "--output", folder.url.path] + date + arguments,
            interruptedWhen: { folder.files.filter { $0.hasSuffix(".png") }.count >= 5 })
        #expect(interrupted.status == 130)
        #expect(interrupted.errors.contains("The same command goes on"), "\(interrupted.errors)")
        #expect(folder.files.contains("manifest.partial.jsonl") && !folder.files.contains("manifest.json"))
        #expect(!folder.files.contains { $0.hasSuffix(".part") })
        let resumed = try Program(name: "Troubles").run(
            ["timeline", "--output", folder.url.path] + date + arguments)
        #expect(resumed.status == 0, "\(resumed.errors)")
        #expect(resumed.output.contains("there already"), "\(resumed.output)")
        let complete = try Program(name: "Troubles").run(
            ["timeline", "--output", whole.url.path] + date + arguments)
        #expect(complete.status == 0)
        #expect(folder.files == whole.files)
        let manifests = try [folder, whole].map {
            try Data(contentsOf: $0.url.appendingPathComponent("manifest.json"))
        }
        #expect(manifests[0] == manifests[1])
    }

    @Test func manifestsOfNewerVersionsAreKept() throws {
        let folder = try TemporaryFolder()
        let manifest = folder.url.appendingPathComponent("manifest.json")
        try Data(#"{"version": 99, "pictures": []}"#.utf8).write(to: manifest)
        let result = try run("StreakWidget", [], in: folder)
        #expect(result.status == 2)
        #expect(result.errors.contains("newer"), "\(result.errors)")
        #expect(folder.files == ["manifest.json"])
    }

    @Test func aSecondRunRemovesOutdatedPictures() throws {
        let folder = try TemporaryFolder()
        #expect(try run("StreakWidget", [], in: folder).status == 0)
        let result = try Program(name: "StreakWidget").run(
            "timeline", "--scale", "1", "--output", folder.url.path, "--date", "2026-06-09T18:00:00Z")
        #expect(result.status == 0)
        #expect(folder.files.filter { $0.hasSuffix(".png") }.map { $0.suffix(11).prefix(2) } == ["18", "19", "20", "21", "22"])
    }

    @Test(arguments: [
        (["--for", "soon"], "--for"), (["--from", "2026-01-01"], "--for 24h"), (["--entry", "snapshot"], "--entry"),
        (["--output", "/proc/nowhere"], "cannot be written"),
    ])
    func invalidUsageIsReported(arguments: [String], message: String) throws {
        let folder = try TemporaryFolder()
        let result = try run("StreakWidget", arguments, in: folder)
        #expect(result.status == 2)
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(folder.files == [])
    }

    @Test func picturesDoNotDependOnTheMachine() throws {
        let (here, there) = (try TemporaryFolder(), try TemporaryFolder())
        #expect(try run("EmojiRangerWidget", ["--family", "systemSmall"], in: here).status == 0)
        let result = try Program(name: "EmojiRangerWidget").run(
            ["timeline", "--scale", "1", "--output", there.url.path, "--family", "systemSmall", "--jobs", "3"] + date,
            environment: ["LC_ALL": "ar_EG.UTF-8", "TZ": "Asia/Kathmandu", "FONTCONFIG_FILE": "/dev/null"])
        #expect(result.status == 0)
        #expect(here.files == there.files)
        for file in here.files {
            #expect(try Data(contentsOf: here.url.appendingPathComponent(file))
                == Data(contentsOf: there.url.appendingPathComponent(file)), "\(file)")
        }
    }
}
