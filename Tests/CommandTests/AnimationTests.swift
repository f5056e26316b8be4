import CairoGraphics
import Darkroom
import Files
import Foundation
import Testing

/// Tests `timeline --animate` and `--contact-sheet` with the executables.
@Suite struct AnimationTests {
    private struct Manifest: Decodable {
        struct Animation: Decodable {
            let file: String
            let format: String
            let frames: Int
            let duration: Double
            let hash: String
        }

        struct Sheet: Decodable {
            let file: String
            let moments: Int
            let allMoments: Int
        }

        let animations: [Animation]?
        let contactSheet: Sheet?
    }

    /// If `DARKROOM_RECORD=1` is in the environment, the goldens are written instead.
    private static let isRecording = ProcessInfo.processInfo.environment["DARKROOM_RECORD"] == "1"

    private func run(
        _ program: String, _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:],
        interruptedWhen isEnough: (() -> Bool)? = nil
    ) throws -> Program.Result {
        let usual = ["timeline", "--scale", "1", "--date", "2026-06-09T16:00:00Z"]
            + (arguments.contains("--output") ? [] : ["--output", folder.url.path])
        return try Program(name: program).run(
            usual + arguments, environment: environment, interruptedWhen: isEnough)
    }

    private func manifest(_ folder: TemporaryFolder) throws -> Manifest {
        try JSONDecoder().decode(Manifest.self, from: data("manifest.json", folder))
    }

    private func data(_ file: String, _ folder: TemporaryFolder) throws -> Data {
        try Data(contentsOf: folder.url.appendingPathComponent(file))
    }

    private func made(_ folder: TemporaryFolder) -> [String] {
        folder.files.filter { !$0.contains("Z.png") && !$0.contains("Z-") }
    }

    @Test func everyFamilyAndAppearanceHasItsAnimations() throws {
        let folder = try TemporaryFolder()
        let result = try run(
            "Troubles", ["--kind", "Unsorted", "--scheme", "light", "--scheme", "dark", "--animate", "gif,apng",
                "--animate", "webp", "--speed", "3600x", "--contact-sheet"], in: folder)
        #expect(result.status == 0, "\(result.errors)")
        let files = ["systemSmall", "systemSmall-dark"].flatMap { base in
            ["gif", "apng", "webp"].map { "Unsorted/\(base).\($0)" }
        }
        #expect(made(folder) == (files + ["contact-sheet.png", "manifest.json"]).sorted())
        let end = "6 animations, contact-sheet.png and manifest.json to \(folder.url.path).\n"
        #expect(result.output.hasSuffix(end), "\(result.output)")
        let manifest = try manifest(folder)
        #expect(manifest.animations?.map(\.file) == files)
        // The entries are from 14 to 19 o'clock. The last one is shown for a second.
        #expect(manifest.animations?.map(\.frames) == Array(repeating: 4, count: 6))
        #expect(manifest.animations?.map(\.duration) == Array(repeating: 6, count: 6))
        for animation in manifest.animations ?? [] {
            #expect(try animation.hash == ContentHash.sha256(data(animation.file, folder)))
        }
        #expect(manifest.contactSheet?.moments == 4 && manifest.contactSheet?.allMoments == 4)
    }

    @Test func unchangedPicturesWithoutFilesAreShownAsLong() throws {
        let (all, changed) = (try TemporaryFolder(), try TemporaryFolder())
        let sheet = ["--contact-sheet", "--contact-sheet-limit", "3"]
        let arguments = ["--kind", "Many", "--animate", "apng", "--animate", "webp"] + sheet
        let result = try run("Troubles", arguments, in: all)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains(", Many/systemSmall.apng, Many/systemSmall.webp, contact-sheet.png and "))
        #expect(result.output.contains("contact-sheet.png shows 3 of 2880 moments"), "\(result.output)")
        #expect(try run("Troubles", arguments + ["--changed-only", "--quiet"], in: changed).output == "")
        #expect(made(all) == made(changed))
        for file in made(all) where file != "manifest.json" { #expect(try data(file, all) == data(file, changed)) }
        #expect(try manifest(all).animations?.map(\.frames) == [288, 288])
        #expect(try manifest(all).animations?.map(\.duration) == [12.958, 12.958])
    }

    @Test func aResumedRunCompletesAnInterruptedAnimation() throws {
        let (folder, whole) = (try TemporaryFolder(), try TemporaryFolder())
        let arguments = ["--kind", "Many", "--animate", "apng", "--jobs", "1"]
        let interrupted = try run(
            "Troubles", arguments, in: folder,
            interruptedWhen: { folder.files.contains { $0.contains(".apng.") && $0.hasSuffix(".part") } })
        // The animation is complete if the program was faster than this test.
        #expect(interrupted.status == 130 || made(folder).contains("Many/systemSmall.apng"))
        #expect(!folder.files.contains { $0.hasSuffix(".part") })
        #expect(try run("Troubles", arguments, in: folder).status == 0)
        #expect(try run("Troubles", arguments, in: whole).status == 0)
        #expect(folder.files == whole.files)
        for file in made(whole) { #expect(try data(file, folder) == data(file, whole), "\(file)") }
    }

    @Test func picturesDoNotDependOnTheMachine() throws {
        let (here, there) = (try TemporaryFolder(), try TemporaryFolder())
        let arguments = ["--kind", "Unsorted", "--animate", "apng,gif,webp", "--contact-sheet"]
        #expect(try run("Troubles", arguments, in: here).status == 0)
        let strange = ["LC_ALL": "ar_EG.UTF-8", "TZ": "Asia/Kathmandu", "OMP_NUM_THREADS": "7"]
        #expect(try run("Troubles", arguments + ["--jobs", "3"], in: there, environment: strange).status == 0)
        #expect(here.files == there.files)
        for file in here.files { #expect(try data(file, here) == data(file, there), "\(file)") }
    }

    @Test func filesOfAnEarlierRunAreRemoved() throws {
        let folder = try TemporaryFolder()
        let arguments = ["--kind", "Twins"]
        #expect(try run(
            "Troubles", arguments + ["--animate", "gif,webp", "--contact-sheet"], in: folder).status == 0)
        #expect(try run("Troubles", arguments + ["--animate", "webp"], in: folder).status == 0)
        #expect(made(folder) == ["Twins/systemSmall.webp", "manifest.json"])
    }

    @Test(arguments: [
        (["--animate", "mp4"], "It takes apng, gif or webp."), (["--speed", "60"], "--speed is for animations"),
        (["--animate", "gif", "--speed", "0"], "--speed: \"0\""),
        (["--animate", "gif", "--speed", "nan"], "--speed: \"nan\""),
        (["--animate", "gif", "--frame-rate", "1000"], "--frame-rate: \"1000\""),
        (["--animate", "gif", "--speed", "60", "--frame-rate", "5"], "Give one of them"),
        (["--animate", "gif", "--format", "svg"], "--format svg"),
        (["--contact-sheet", "--format", "pdf"], "--format pdf"),
        (["--contact-sheet", "--contact-sheet-limit", "0"], "--contact-sheet-limit"),
        (["--contact-sheet-limit", "5"], "--contact-sheet-limit is for"),
        (["--animate", "gif", "--output", "/proc/nowhere"], "cannot be written"),
    ])
    func invalidUsageIsReported(arguments: [String], message: String) throws {
        let folder = try TemporaryFolder()
        let result = try run("StreakWidget", arguments, in: folder)
        #expect(result.status == 2)
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
        #expect(folder.files == [])
    }

    @Test(arguments: [
        ("streak", "StreakWidget", ["--scheme", "light", "--scheme", "dark"]),
        ("ranger-arabic", "EmojiRangerWidget", ["--locale", "ar_EG", "--time-zone", "Africa/Cairo"]),
        ("kinds", "Troubles", ["--kind", "Unsorted", "--kind", "Twins"]),
    ])
    func contactSheetsMatchTheGoldens(name: String, program: String, arguments: [String]) throws {
        let folder = try TemporaryFolder()
        let result = try run(program, arguments + ["--contact-sheet", "--contact-sheet-limit", "3"], in: folder)
        #expect(result.status == 0, "\(result.errors)")
        let sheet = try data("contact-sheet.png", folder)
        let golden = Golden(
            file: Program.package.appendingPathComponent("golden/contact-sheets/\(name).png"),
            failures: Program.package.appendingPathComponent(".build/golden-failures"))
        if Self.isRecording { return try golden.record(sheet) }
        #expect(try golden.compare(sheet, name: "contact-sheet-\(name)") == .same)
    }
}
