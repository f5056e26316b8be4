import Foundation
import Testing

/// Tests widgets that misbehave. They get one clear message and status 3, or a sensible picture, but no crash or hang.
@Suite struct TroubleTests {
    private func render(_ kind: String, _ more: String...) throws -> (Program.Result, TemporaryFolder) {
        let folder = try TemporaryFolder()
        let arguments = ["render", "--kind", kind, "--date", "2026-06-09T16:41:00Z", "--output", folder.url.path]
        return (try Program(name: "Troubles").run(arguments + more), folder)
    }

    @Test(arguments: [
        ("Endless", "nested too deep"), ("Crashing", "crashed"),
        ("Orphaned", "Orphaned, systemSmall: No ObservableObject of type Parent found."),
    ])
    func failuresOfWidgetsHaveStatusThree(kind: String, message: String) throws {
        let (result, folder) = try render(kind, "--timeout", "600")
        #expect(result.status == 3)
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(folder.files == [])
    }

    /// The message names the calls in the widget's own sources, and no registers.
    @Test func aCrashNamesItsPlaceAndCostsOnlyItsPicture() throws {
        let folder = try TemporaryFolder()
        let result = try Program(name: "Troubles").run(
            "render", "--kind", "Crashing", "--kind", "Twice", "--date", "2026-06-09T16:41:00Z", "--output", folder.url.path)
        #expect(result.status == 3, "\(result.errors)")
        // The other widget warns.
        let warnings = result.errors.split(separator: "\n").filter { $0.hasPrefix("warning:") }
        #expect(Set(warnings).count == warnings.count, "The next process does not warn again: \(warnings)")
        let lines = result.errors.split(separator: "\n").filter { !$0.hasPrefix("warning: Twice") }
        try #require(lines.count == 8, "\(result.errors)")
        let sentences = [
            "error: The view of Crashing systemSmall ended the program. The placeholder is drawn in its place, as on an iPhone.",
            "error: The placeholder of Crashing systemSmall ended the program, too; the others are drawn without it.",
        ]
        for (start, sentence) in zip([0, 4], sentences) {
            // The first line is Swift's own: what the widget's code says as it ends.
            #expect(lines[start].hasSuffix("Fatal error: the widget's own mistake"), "\(result.errors)")
            #expect(lines[start + 1] == sentence)
            #expect(lines[start + 2].hasPrefix("  It crashed (Illegal instruction)"), "\(lines[start + 2])")
            let file = try #require(lines[start + 3].wholeMatch(of: #/  All calls: (.+\.txt)/#), "\(lines[start + 3])").output.1
            #expect(try String(contentsOfFile: String(file), encoding: .utf8).contains("crashed:"))
            try FileManager.default.removeItem(atPath: String(file))
        }
        #expect(!result.errors.contains("Thread 0"), "\(result.errors)")
        #expect(folder.files == ["Twice/systemSmall.png"])
    }

    /// An iPhone shows the placeholder, too. The run fails nevertheless, because the picture is not the one that was asked for.
    @Test func thePlaceholderStandsInForAProviderThatEndsTheProgram() throws {
        let folder = try TemporaryFolder()
        let result = try Program(name: "Troubles").run(
            "render", "--kind", "Unprovided", "--kind", "Twice", "--json", "--date", "2026-06-09T16:41:00Z", "--output", folder.url.path)
        #expect(result.status == 3, "\(result.errors)")
        for family in ["systemSmall", "systemLarge"] {
            #expect(
                result.errors.contains(
                    "error: The provider of Unprovided \(family) ended the program. The placeholder is drawn in its place, as on an iPhone.\n"),
                "\(result.errors)")
        }
        #expect(folder.files == ["Twice/systemSmall.png", "Unprovided/systemLarge.png", "Unprovided/systemSmall.png"])
        #expect(result.output.components(separatedBy: "\"placeholder\" : true").count == 3)
        let (asked, picture) = try render("Unprovided", "--entry", "placeholder")
        #expect(asked.status == 0)
        for file in picture.files {
            #expect(
                try Data(contentsOf: folder.url.appendingPathComponent(file))
                    == Data(contentsOf: picture.url.appendingPathComponent(file)))
        }
    }

    /// The first crash may be of one family alone; after the second, no other family is asked.
    @Test func aProviderThatCrashesForOneFamilyAnswersForTheOthers() throws {
        let (result, folder) = try render("Picky", "--json")
        #expect(result.status == 3, "\(result.errors)")
        #expect(
            result.errors.contains(
                "error: The provider of Picky systemSmall ended the program. The placeholder is drawn in its place, as on an iPhone.\n"),
            "\(result.errors)")
        #expect(folder.files == ["Picky/systemLarge.png", "Picky/systemSmall.png"])
        #expect(result.output.components(separatedBy: "\"placeholder\" : true").count == 2)
    }

    /// As when the provider ends it. The crash has one report.
    @Test func thePlaceholderStandsInForAViewThatEndsTheProgram() throws {
        let (result, folder) = try render("Demanding", "--json")
        #expect(result.status == 3, "\(result.errors)")
        #expect(
            result.errors.contains(
                "error: The view of Demanding systemSmall ended the program. The placeholder is drawn in its place, as on an iPhone.\n"))
        #expect(folder.files == ["Demanding/systemSmall.png"] && result.output.contains("\"placeholder\" : true"))
        let (asked, picture) = try render("Demanding", "--entry", "placeholder")
        #expect(asked.status == 0)
        let file = "Demanding/systemSmall.png"
        #expect(
            try Data(contentsOf: folder.url.appendingPathComponent(file)) == Data(contentsOf: picture.url.appendingPathComponent(file)))
    }

    /// An iPhone shows the placeholder, too. Silent has two families; nobody waits for what cannot come.
    @Test(arguments: [
        ("Empty", "without entries", 1), ("Silent", "did not deliver the timeline: it let its completion handler go", 2),
    ])
    func thePlaceholderStandsInForAnAnswer(kind: String, message: String, families: Int) throws {
        let (result, folder) = try render(kind, "--timeout", "600", "--json")
        #expect(result.status == 0, "\(result.errors)")
        let lines = result.errors.split(separator: "\n")
        #expect(lines.count == 1, "\(result.errors)")
        #expect(result.errors.hasPrefix("warning: \(kind): the provider "), "\(result.errors)")
        #expect(result.errors.contains(message) && result.errors.contains("The placeholder is drawn in its place"))
        #expect(folder.files == ["\(kind)/systemLarge.png", "\(kind)/systemSmall.png"].suffix(families))
        #expect(result.output.components(separatedBy: "\"placeholder\" : true").count == families + 1)
        let (asked, picture) = try render(kind, "--entry", "placeholder")
        #expect(asked.status == 0)
        for file in folder.files {
            #expect(
                try Data(contentsOf: folder.url.appendingPathComponent(file))
                    == Data(contentsOf: picture.url.appendingPathComponent(file)))
        }
    }

    /// Providers are called on the main thread, which nothing can free. The program ends, and another draws the placeholder.
    @Test func aProviderThatBlocksTheMainThread() throws {
        let (result, folder) = try render("Stuck", "--timeout", "2", "--json")
        #expect(result.status == 0, "\(result.errors)")
        // On a busy machine, the provider may not be called in time. Then it blocks nothing.
        let texts = ["the provider blocks the main thread", "the provider did not deliver the timeline"]
        #expect(texts.contains { result.errors.hasPrefix("warning: Stuck: \($0)") }, "\(result.errors)")
        #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
        #expect(result.errors.contains("The placeholder is drawn in its place"), "\(result.errors)")
        #expect(folder.files == ["Stuck/systemSmall.png"])
    }

    /// WidgetKit calls what returns at once, and what takes a completion handler, on the main thread.
    @Test func providersAreCalledOnTheMainThread() throws {
        let (result, folder) = try render("Isolated")
        #expect(result.status == 0, "\(result.errors)")
        #expect(folder.files == ["Isolated/systemSmall.png"])
    }

    /// The system evaluates the view when the provider has answered, whatever the entry's date is.
    @Test func theClockOfAnOlderEntrysViewStandsAtThePresent() throws {
        let result = try Program(name: "Troubles").run("inspect", "--kind", "Dated", "--date", "2026-06-09T16:41:00Z")
        #expect(result.output.contains("\"2026-06-09T00:00:00Z 2026-06-09T16:41:00Z\""), "\(result.output)")
    }

    /// An iPhone shows the placeholder until somebody chooses a value.
    @Test func thePlaceholderStandsInForAWidgetThatNeedsAValue() throws {
        let (result, folder) = try render("Unchosen", "--json")
        #expect(result.status == 0, "\(result.errors)")
        #expect(folder.files == ["Unchosen/systemLarge.png", "Unchosen/systemSmall.png"])
        #expect(result.output.components(separatedBy: "\"placeholder\" : true").count == 3)
        let lines = Set(result.errors.split(separator: "\n"))
        #expect(lines.count == 2 && result.errors.contains("--set berth=value"), "\(result.errors)")
        let (chosen, _) = try render("Unchosen", "--json", "--set", "berth=North")
        #expect(chosen.status == 0 && chosen.errors == "" && !chosen.output.contains("placeholder"), "\(chosen.errors)")
    }

    @Test func secondCompletionsAreReportedAndIgnored() throws {
        let (result, folder) = try render("Twice")
        #expect(result.status == 0)
        #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
        #expect(folder.files == ["Twice/systemSmall.png"])
    }

    /// The report stays JSON, and nothing is lost. With another seed, the program starts itself again.
    @Test(arguments: [[], ["--seed", "3"]]) func whatWidgetsPrintGoesToStandardError(more: [String]) throws {
        let folder = try TemporaryFolder()
        let result = try Program(name: "Troubles").run(
            ["render", "--kind", "Talking", "--json", "--output", folder.url.path] + more)
        #expect(result.status == 0)
        #expect(result.errors.contains("printed by the widget\n"), "\(result.errors)")
        let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        #expect((report?["pictures"] as? [Any])?.count == 1)
    }

    @Test(arguments: ["Unsorted", "Deep", "Odd"]) func sensiblePictures(kind: String) throws {
        let (result, folder) = try render(kind)
        #expect(result.status == 0, "\(result.errors)")
        #expect(folder.files == ["\(kind)/systemSmall.png"])
    }

    @Test func missingAssetsAreReportedOnce() throws {
        let (result, folder) = try render("Missing")
        #expect(result.status == 0)
        // Two lines name the image, and each is reported.
        for (name, count) in [("nothing", 2), ("hart.fill", 1), ("NoColor", 1)] {
            let lines = result.errors.split(separator: "\n").filter { $0.contains("\"\(name)\"") }
            #expect(lines.count == count, "\(result.errors)")
        }
        #expect(result.errors.contains("heart.fill"), "\(result.errors)")
        #expect(folder.files == ["Missing/systemSmall.png"])
    }

    @Test func refusedRequestsAreReportedWithTheirURL() throws {
        let (result, folder) = try render("Fetching")
        #expect(result.status == 0)
        #expect(result.errors.contains("https://unknown.example.com/data"), "\(result.errors)")
        #expect(folder.files == ["Fetching/systemSmall.png"])
    }

    @Test func placeholderAndSnapshotNeedNoTimeline() throws {
        for entry in ["placeholder", "snapshot"] {
            let (result, _) = try render("Silent", "--entry", entry)
            #expect(result.status == 0, "\(result.errors)")
        }
    }

    @Test func earlierPicturesAreWrittenBeforeAMissingObjectEndsTheProgram() throws {
        let folder = try TemporaryFolder()
        let result = try Program(name: "Troubles").run(
            "render", "--kind", "Twice", "--kind", "Orphaned", "--output", folder.url.path)
        #expect(result.status == 3)
        #expect(!result.errors.contains("crashed"), "\(result.errors)")
        #expect(folder.files == ["Twice/systemSmall.png"])
    }

    @Test func otherWidgetsAreDrawnAfterAFailure() throws {
        let folder = try TemporaryFolder()
        let result = try Program(name: "Troubles").run(
            "render", "--kind", "Undecided", "--kind", "Twice", "--timeout", "0.3", "--output", folder.url.path)
        #expect(result.status == 3)
        #expect(result.errors.contains("Undecided: the configuration's queries did not answer"), "\(result.errors)")
        #expect(folder.files == ["Twice/systemSmall.png"])
    }
}
