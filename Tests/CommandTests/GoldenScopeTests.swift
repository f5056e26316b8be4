import Foundation
import Testing

/// Tests the scope, the settings and the shards of golden folders.
@Suite struct GoldenScopeTests {
    private func pictures(of fixture: GoldenFixture) throws -> [String] {
        try GoldenFixture.contents(of: fixture.golden).keys.filter { $0.hasSuffix(".png") }.sorted()
    }

    @Test func theFirstRecordingSetsTheScopeAndLaterOnesExtendIt() throws {
        let fixture = try GoldenFixture("Hello")
        #expect(try fixture.record("--scale", "1", "--family", "systemSmall", "--scheme", "light").status == 0)
        #expect(try pictures(of: fixture) == ["Hello/systemSmall.png"])
        #expect(try fixture.record().output.contains("of 1 picture"))
        #expect(try fixture.record("--scheme", "dark").status == 0)
        #expect(try pictures(of: fixture) == ["Hello/systemSmall-dark.png", "Hello/systemSmall.png"])
        #expect(try fixture.record("--family", "systemMedium").status == 0)
        #expect(try fixture.verify().output == "Verified 4 pictures: 4 unchanged.\n")
        #expect(try fixture.verify("--name", "*-dark", "--family", "systemSmall").output == "Verified 1 picture: 1 unchanged.\n")
        let again = try fixture.record("--forget", "--scale", "1", "--family", "systemLarge", "--prune")
        #expect(again.output.contains("removed  Hello/systemSmall"), "\(again)")
        #expect(try pictures(of: fixture) == ["Hello/systemLarge-dark.png", "Hello/systemLarge.png"])
    }

    @Test func optionsAreKeptAndReplaced() throws {
        let fixture = try GoldenFixture("Hello")
        let options = [
            "--scale", "1", "--locale", "ar_EG", "--calendar", "hebrew", "--time-zone", "Asia/Kathmandu", "--type-size",
            "xLarge", "--rendering-mode", "accented", "--redact", "privacy", "--luminance-reduced", "--palette", "ios26",
            "--accessibility", "boldText",
            "--device", "390x844", "--entry", "current", "--entry", "placeholder", "--entry", "snapshot",
            "--date", "2026-06-09T16:41:00.5Z", "--timeout", "30", "--family", "systemSmall",
        ]
        #expect(try fixture.program.run(["record", "--golden", fixture.golden.path] + options).status == 0)
        let base = "Hello/systemSmall-accented-xLarge-dimmed-boldText-privacy"
        let dark = "Hello/systemSmall-dark-accented-xLarge-dimmed-boldText-privacy"
        #expect(
            try pictures(of: fixture)
                == [base, dark].flatMap { name in ["", "-placeholder", "-snapshot"].map { "\(name)\($0).png" } }.sorted())
        #expect(try fixture.verify(environment: ["LANG": "de_DE.UTF-8", "TZ": "Asia/Tokyo"]).status == 0)

        let chosen = try fixture.record("--family", "systemSmall", "--palette", "ios18")
        #expect(chosen.status == 2 && chosen.errors.contains("palette ios26 → ios18"), "\(chosen)")
        let replaced = try fixture.record("--palette", "ios18")
        #expect(replaced.status == 0, "\(replaced)")
        #expect(replaced.output.hasPrefix("These options replace those kept: palette ios26 → ios18."), "\(replaced)")
        #expect(try fixture.verify().status == 0)
    }

    @Test func theDateOfTheFirstRecordingIsKept() throws {
        let fixture = try GoldenFixture("Hello")
        #expect(try fixture.record("--scale", "1", "--family", "systemSmall").status == 0)
        let text = try String(contentsOf: fixture.file("goldens.json"), encoding: .utf8)
        #expect(text.contains(#/"date" : "\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ"/#))
        #expect(try fixture.record().output.contains("0 new and 0 changed"))
    }

    /// The files that options name are copied, so the folder can be moved without them.
    @Test func inputsAreCopied() throws {
        let fixture = try GoldenFixture("Probe")
        let inputs = try TemporaryFolder()
        let (body, values) = (inputs.url.appendingPathComponent("days.json"), inputs.url.appendingPathComponent("a/days.json"))
        try FileManager.default.createDirectory(at: values.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("[1]".utf8).write(to: body)
        try Data(#"{"name": "Ada"}"#.utf8).write(to: values)
        let records = inputs.url.appendingPathComponent("records.json")
        try Data(#"{"Trip": [{"id": "rome"}]}"#.utf8).write(to: records)
        let options = [
            "--fixture", "https://example.com/days?*=\(body.path)", "--defaults", "group.probe=\(values.path)",
            "--data", records.path,
        ]
        let kind = try #require(try Program(name: "Probe").run("list").output.split(separator: "\n").first.map(String.init))
        let result = try fixture.program.run(
            ["record", "--golden", fixture.golden.path, "--scale", "1", "--kind", kind, "--scheme", "light"] + options)
        #expect(result.status == 0, "\(result.errors)")
        let files = try GoldenFixture.contents(of: fixture.golden)
        #expect(files["inputs/days.json"] == Data("[1]".utf8))
        #expect(files["inputs/days-2.json"] == Data(#"{"name": "Ada"}"#.utf8))
        #expect(files["inputs/records.json"] == Data(#"{"Trip": [{"id": "rome"}]}"#.utf8))
        #expect(result.errors.contains("records.json: the widget opened no store with a model \"Trip\"."), "\(result)")
        #expect(!String(decoding: files["goldens.json"] ?? Data(), as: UTF8.self).contains(inputs.url.path))
        try FileManager.default.removeItem(at: inputs.url)
        let verified = try fixture.verify()
        #expect(verified.status == 0, "\(verified)")
        #expect(try fixture.record("--quiet").status == 0)
        #expect(try GoldenFixture.contents(of: fixture.golden) == files)
    }

    @Test func aFolderCanContainPreviewsAndWidgets() throws {
        let fixture = try GoldenFixture("Troubles")
        let first = try fixture.record(
            "--scale", "1", "--kind", "Twice", "--scheme", "light", "--date", "2026-06-09T16:41:00Z")
        #expect(first.status == 0, "\(first)")
        let previews = try fixture.record("--preview", "Fitting", "--preview", "Sideways")
        #expect(previews.status == 0, "\(previews)")
        #expect(try pictures(of: fixture) == ["Twice/systemSmall.png", "previews/Fitting.png", "previews/Sideways.png"])
        let verified = try fixture.verify()
        #expect(verified.status == 0 && verified.output == "Verified 3 pictures: 3 unchanged.\n", "\(verified)")
        #expect(try fixture.verify("--previews").output == "Verified 2 pictures: 2 unchanged.\n")
        #expect(try fixture.verify("--preview", "Fitting").output == "Verified 1 picture: 1 unchanged.\n")
        #expect(try fixture.verify("--name", "previews/S*").output == "Verified 1 picture: 1 unchanged.\n")
    }

    @Test(arguments: [1, 2, 4, 9]) func shardsAreCompleteAndDisjoint(count: Int) throws {
        let fixture = try GoldenFixture("Hello")
        #expect(try fixture.record("--scale", "1").status == 0)
        var seen: [String] = []
        for number in 1...count {
            let result = try fixture.verify("--shard", "auto", environment: [
                "CI_NODE_INDEX": "\(number)", "CI_NODE_TOTAL": "\(count)",
            ])
            #expect(result.status == 0, "\(result)")
            #expect(try fixture.report()["shard"] as? String == "\(number)/\(count)")
            seen += try fixture.outcomes().keys
        }
        let all = ["systemSmall", "systemMedium", "systemLarge"].flatMap { ["Hello/\($0)", "Hello/\($0)-dark"] }
        #expect(seen.sorted() == all.sorted())
    }

    /// If a widget crashes, fails or has an endless view, the others are verified nevertheless.
    @Test func otherWidgetsAreVerifiedAfterAFailure() throws {
        let fixture = try GoldenFixture("Troubles")
        let kinds = ["Empty", "Crashing", "Endless", "Twice"]
        let arguments = ["record", "--golden", fixture.golden.path, "--scale", "1", "--scheme", "light", "--timeout", "600"]
        let environment = ["SWIFT_BACKTRACE": "enable=no"]
        let result = try fixture.program.run(arguments + kinds.flatMap { ["--kind", $0] }, environment: environment)
        #expect(result.status == 3, "\(result)")
        #expect(try pictures(of: fixture) == ["Twice/systemSmall.png"])
        let verified = try fixture.verify(environment: environment)
        #expect(verified.status == 3, "\(verified)")
        #expect(
            try fixture.outcomes() == [
                "Crashing/systemSmall": "failed", "Empty/systemSmall": "failed", "Endless/systemSmall": "failed",
                "Twice/systemSmall": "unchanged",
            ])
    }

    /// A crash is attributed to its picture even if the time limit passes while Swift prints the backtrace.
    @Test func crashesAreAttributedToTheirPictureDuringASlowBacktrace() throws {
        let fixture = try GoldenFixture("Troubles")
        // This program replaces Swift's own, which is equally slow for large programs.
        let tracer = fixture.folder.url.appendingPathComponent("tracer")
        try Data("#!/bin/sh\nexec /bin/sleep 6\n".utf8).write(to: tracer)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tracer.path)
        let result = try fixture.program.run(
            [
                "record", "--golden", fixture.golden.path, "--scale", "1", "--scheme", "light", "--timeout", "5", "--kind",
                "Crashing", "--kind", "Unsorted",
            ], environment: ["SWIFT_BACKTRACE": "enable=yes,swift-backtrace=\(tracer.path)"])
        #expect(result.status == 3, "\(result)")
        #expect(result.errors.contains("error: Crashing/systemSmall ended the program; the others are drawn without it."), "\(result)")
        #expect(!result.errors.contains("did not deliver"), "\(result)")
        #expect(try pictures(of: fixture) == ["Unsorted/systemSmall.png"])
    }

    /// `--family` also names the forms of a Live Activity's previews.
    @Test func formsOfActivitiesAreFamilies() throws {
        let fixture = try GoldenFixture("Troubles")
        let recorded = try fixture.record("--preview", "Lock screen", "--date", "2026-06-09T16:41:00Z", "--scale", "1")
        #expect(recorded.status == 0, "\(recorded)")
        #expect(try fixture.verify("--family", "content").status == 0)
        let unknown = try fixture.verify("--family", "systemSmall")
        #expect(unknown.status == 2 && unknown.errors.contains("--family: there is no \"systemSmall\"."), "\(unknown)")
    }
}
