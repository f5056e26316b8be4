import Foundation
import Testing

/// Tests variants with the executables: darkroom.yml, repeated options, golden folders that hold all looks.
@Suite struct MatrixTests {
    private static let suite = "group.com.example.streak"
    private static let date = ["--date", "2026-06-09T09:41:00Z"]
    private static let yml = """
        options: {date: "2026-06-09T09:41:00Z"}
        matrix: {scheme: [light, dark], device: [iPhone 15 Pro Max, iPhone 8]}
        variants:
          - {name: big, typeSize: accessibility1}
          - {name: night, scheme: dark, luminanceReduced: true, except: [systemSmall]}

        """

    private func pictures(in folder: TemporaryFolder, _ path: String) -> [String] {
        folder.files.filter { $0.hasPrefix(path) && $0.hasSuffix(".png") }.map { String($0.dropFirst(path.count)) }
    }

    @Test func repeatedOptionsMakeEachCombination() throws {
        let folder = try TemporaryFolder()
        let result = try Program(name: "StreakWidget").run(
            ["render", "--output", folder.url.path, "--locale", "en_US", "--locale", "de_DE", "--scheme", "light", "--scheme", "dark", "--json"]
                + MatrixTests.date)
        #expect(result.status == 0, "\(result.errors)")
        #expect(pictures(in: folder, "StreakWidget/") == [
            "systemSmall-dark-de_DE.png", "systemSmall-dark.png", "systemSmall-de_DE.png", "systemSmall.png",
        ])
        let report = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let variants = (report["pictures"] as? [[String: Any]])?.map { $0["variant"] as? String }
        #expect(variants == ["locale en_US", "locale en_US", "locale de_DE", "locale de_DE"])
    }

    /// A look of several is drawn as it is drawn alone.
    @Test func aLookIsThatOfARunOfItsOwn() throws {
        let folder = try TemporaryFolder()
        let program = Program(name: "TodoWidget")
        let looks = [["--locale", "de_DE", "--time-zone", "Europe/Berlin"], ["--type-size", "xxLarge"]]
        let yml = folder.url.appendingPathComponent("looks.yml")
        try Data("variants:\n  - {name: a, locale: de_DE, timeZone: Europe/Berlin}\n  - {name: b, typeSize: xxLarge}\n".utf8).write(to: yml)
        let all = ["render", "--family", "systemLarge", "--config", yml.path, "--output", folder.url.appendingPathComponent("all").path]
        #expect(try program.run(all + MatrixTests.date).status == 0)
        for (name, look) in zip(["a", "b"], looks) {
            let place = folder.url.appendingPathComponent(name)
            #expect(try program.run(["render", "--family", "systemLarge", "--output", place.path] + look + MatrixTests.date).status == 0)
            let alone = try FileManager.default.contentsOfDirectory(atPath: place.appendingPathComponent("TodoWidget").path)
            let file = try #require(alone.first)
            #expect(
                try Data(contentsOf: place.appendingPathComponent("TodoWidget/\(file)"))
                    == Data(contentsOf: folder.url.appendingPathComponent("all/TodoWidget/systemLarge-\(name).png")))
        }
    }

    /// Writes looks with stored values of their own: 3 for that of the options and `big`, 41 for `many` and `night`.
    private func looksWithInputs(in folder: TemporaryFolder) throws -> String {
        func file(_ name: String, _ text: String) throws -> String {
            let url = folder.url.appendingPathComponent(name)
            try Data(text.utf8).write(to: url)
            return url.path
        }
        _ = try (file("few.json", "{\"streak\": 3}"), file("many.json", "{\"streak\": 41}"))
        return try file("darkroom.yml", """
            options: {date: "2026-06-09T09:41:00Z", defaults: [SUITE=few.json]}
            variants:
              - {name: many, defaults: [SUITE=many.json]}
              - {name: big, typeSize: accessibility1}
              - {name: night, scheme: dark, defaults: [SUITE=many.json]}

            """.replacingOccurrences(of: "SUITE", with: MatrixTests.suite))
    }

    /// What a widget has stored and loaded stays in its process, so these looks are drawn by processes of their own.
    @Test func looksHaveInputsOfTheirOwn() throws {
        let folder = try TemporaryFolder()
        let program = Program(name: "StreakWidget")
        let yml = try looksWithInputs(in: folder)
        let output = folder.url.appendingPathComponent("all")
        let result = try program.run(["render", "--config", yml, "--output", output.path, "--json"])
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        let report = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let drawn = try #require(report["pictures"] as? [[String: Any]])
        #expect(drawn.map { $0["file"] as? String } == ["", "-big", "-many", "-night"].map { "StreakWidget/systemSmall\($0).png" })
        #expect(drawn.map { $0["variant"] as? String } == [nil, "big", "many", "night"])
        for (values, name) in [("few", ""), ("many", "-many")] {
            let alone = folder.url.appendingPathComponent("alone\(name)")
            let values = "\(MatrixTests.suite)=\(folder.url.appendingPathComponent("\(values).json").path)"
            #expect(try program.run(["render", "--defaults", values, "--output", alone.path] + MatrixTests.date).status == 0)
            #expect(
                try Data(contentsOf: alone.appendingPathComponent("StreakWidget/systemSmall.png"))
                    == Data(contentsOf: output.appendingPathComponent("StreakWidget/systemSmall\(name).png")))
        }
        let trees = try program.run(["inspect", "--config", yml])
        #expect(trees.status == 0)
        #expect(trees.output.matches(of: #/(?m)^StreakWidget systemSmall/#).count == 4)
        #expect(trees.output.contains("\"3\"") && trees.output.contains("\"41\""), "\(trees.output)")
        #expect(try program.run(["render", "--config", yml, "--variant", "night", "--output", output.path]).status == 0)
    }

    /// Without a date, all processes have the present of the first one.
    @Test(arguments: [true, false]) func aTimelineHoldsLooksWithInputsOfTheirOwn(hasDate: Bool) throws {
        let folder = try TemporaryFolder()
        let program = Program(name: "StreakWidget")
        let yml = try looksWithInputs(in: folder)
        if !hasDate {
            let text = try String(contentsOfFile: yml, encoding: .utf8).replacingOccurrences(of: "date: \"2026-06-09T09:41:00Z\", ", with: "")
            try text.write(toFile: yml, atomically: true, encoding: .utf8)
        }
        let output = folder.url.appendingPathComponent("time")
        let arguments = ["timeline", "--config", yml, "--output", output.path, "--contact-sheet", "--animate", "gif", "--scheme", "light"]
        let result = try program.run(arguments)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        let manifest = try #require(
            try JSONSerialization.jsonObject(with: Data(contentsOf: output.appendingPathComponent("manifest.json"))) as? [String: Any])
        let looks = ["", "-big", "-many", "-night"]
        let drawn = try #require(manifest["pictures"] as? [[String: Any]])
        #expect(Set(drawn.compactMap { ($0["file"] as? String)?.split(separator: "/").dropLast().last.map(String.init) })
            == Set(looks.map { "systemSmall\($0)" }))
        #expect(Set(drawn.compactMap { $0["date"] as? String }).count == drawn.count / looks.count)
        #expect((manifest["animations"] as? [[String: Any]])?.map { $0["file"] as? String } == looks.map { "StreakWidget/systemSmall\($0).gif" })
        #expect(result.output.hasPrefix("Wrote \(drawn.count) pictures (\(looks.count) drawn)"), "\(result.output)")
        let files = Set(folder.files)
        #expect(files.contains("time/contact-sheet.png") && !files.contains { $0.contains("partial") }, "\(files)")
        // Pictures of looks that are gone are removed, and the others stay.
        try Data("options: {defaults: [\(MatrixTests.suite)=few.json], date: 2026-06-09T09:41:00Z}\n".utf8).write(to: URL(fileURLWithPath: yml))
        #expect(try program.run(arguments).status == 0)
        #expect(folder.files.contains { $0.hasPrefix("time/StreakWidget/systemSmall/") })
    }

    @Test func aGoldenFolderHoldsLooksWithInputsOfTheirOwn() throws {
        let folder = try TemporaryFolder()
        let program = Program(name: "StreakWidget")
        let yml = try looksWithInputs(in: folder)
        let golden = folder.url.appendingPathComponent("golden")
        let recorded = try program.run(["record", "--config", yml, "--golden", golden.path, "--json"])
        #expect(recorded.status == 0 && recorded.errors.isEmpty, "\(recorded.errors)")
        // The look of the options has both appearances, and so have those that name none.
        let names = ["", "-big", "-big-dark", "-dark", "-many", "-many-dark", "-night"].map { "StreakWidget/systemSmall\($0)" }
        let report = try #require(try JSONSerialization.jsonObject(with: Data(recorded.output.utf8)) as? [String: Any])
        #expect(report["new"] as? [String] == names)
        // The folder is complete, wherever it is.
        for name in ["few.json", "many.json", "darkroom.yml"] { try FileManager.default.removeItem(at: folder.url.appendingPathComponent(name)) }
        let moved = folder.url.appendingPathComponent("moved")
        try FileManager.default.moveItem(at: golden, to: moved)
        let output = folder.url.appendingPathComponent("report")
        let verify = ["verify", "--golden", moved.path, "--output", output.path]
        let verified = try program.run(verify)
        #expect(verified.output == "Verified 7 pictures: 7 unchanged.\n", "\(verified.output) \(verified.errors)")
        let again = try program.run(["record", "--golden", moved.path, "--json"])
        #expect(again.status == 0)
        #expect(again.output.contains("\"unchanged\" : 7") && again.output.contains("\"stale\" : [\n\n  ]"), "\(again.output)")
        // Only the looks with other inputs differ, and the report has them all.
        try Data("{\"streak\": 42}".utf8).write(to: moved.appendingPathComponent("inputs/many.json"))
        let changed = try program.run(verify)
        #expect(changed.status == 1, "\(changed.output) \(changed.errors)")
        #expect(changed.output.contains("3 changed, 4 unchanged"), "\(changed.output)")
        let evidence = try FileManager.default.contentsOfDirectory(atPath: output.appendingPathComponent("pictures/StreakWidget").path)
        #expect(evidence.filter { $0.hasSuffix("-actual.png") }.count == 3, "\(evidence)")
        #expect(try program.run(["accept", output.path, "--golden", moved.path]).status == 0)
        #expect(try program.run(verify).status == 0)
        // A picture of one process is chosen, and the other process has nothing to do.
        let named = try program.run(verify + ["--name", "*-night"])
        #expect(named.output == "Verified 1 picture: 1 unchanged.\n", "\(named.output) \(named.errors)")
        let nothing = try program.run(verify + ["--name", "*-noon"])
        #expect(nothing.status == 2, "\(nothing.output) \(nothing.errors)")
    }

    @Test func aGoldenFolderHoldsAllLooks() throws {
        let folder = try TemporaryFolder()
        let yml = folder.url.appendingPathComponent("darkroom.yml")
        try Data(MatrixTests.yml.utf8).write(to: yml)
        let golden = folder.url.appendingPathComponent("golden").path
        let program = Program(name: "TodoWidget")
        let recorded = try program.run(["record", "--config", yml.path, "--golden", golden, "--quiet"])
        #expect(recorded.status == 0, "\(recorded.errors)")
        let names = [
            "systemLarge-big-dark.png", "systemLarge-big.png", "systemLarge-dark-iPhone-8.png", "systemLarge-dark.png",
            "systemLarge-iPhone-8.png", "systemLarge-night.png", "systemLarge.png",
        ]
        #expect(pictures(in: folder, "golden/TodoWidget/") == names + names.map { $0.replacingOccurrences(of: "Large", with: "Medium") })
        // The folder keeps its variants, so the file is not needed any more.
        let verified = try program.run(["verify", "--golden", golden, "--output", folder.url.appendingPathComponent("report").path])
        #expect(verified.output == "Verified 14 pictures: 14 unchanged.\n", "\(verified.output) \(verified.errors)")
        let again = try program.run(["record", "--golden", golden, "--dry-run"])
        #expect(again.output.hasPrefix("Would record 0 new and 0 changed of 14 pictures"), "\(again.output)")
        try FileManager.default.removeItem(atPath: golden + "/TodoWidget/systemLarge-night.png")
        let report = folder.url.appendingPathComponent("report").path
        let missing = try program.run(["verify", "--golden", golden, "--output", report, "--json"])
        #expect(missing.status == 1)
        #expect(try program.run(["accept", report, "--quiet"]).status == 0)
        #expect(try program.run(["verify", "--golden", golden, "--output", report, "--quiet"]).status == 0)
    }

    @Test func timelinesOfAllLooks() throws {
        let folder = try TemporaryFolder()
        let result = try Program(name: "EmojiRangerWidget").run(
            ["timeline", "--output", folder.url.path, "--family", "systemSmall", "--locale", "en_US", "--locale", "fr_FR"] + MatrixTests.date)
        #expect(result.status == 0, "\(result.errors)")
        let manifest = try #require(
            try JSONSerialization.jsonObject(with: Data(contentsOf: folder.url.appendingPathComponent("manifest.json"))) as? [String: Any])
        let frames = try #require(manifest["pictures"] as? [[String: Any]])
        let french = frames.filter { $0["variant"] as? String == "fr_FR" }
        #expect(french.count * 2 == frames.count && !french.isEmpty)
        #expect(french.allSatisfy { ($0["file"] as? String)?.hasPrefix("EmojiRangerWidget/systemSmall-fr_FR/") == true })
    }

    @Test func tapsNeedOneLook() throws {
        let result = try Program(name: "StreakWidget").run(
            ["render", "--tap", "x", "--locale", "en_US", "--locale", "de_DE"] + MatrixTests.date)
        #expect(result.status == 2)
        #expect(result.errors.contains("--tap changes what the widget has stored, so it needs one variant, and there are 2."))
    }

    @Test func aDeviceThatShowsNothingIsLeftOut() throws {
        let folder = try TemporaryFolder()
        let result = try Program(name: "StreakWidget").run(
            ["render", "--output", folder.url.path, "--device", "iPhone 15", "--device", "Apple Watch 45mm"] + MatrixTests.date)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.contains("A variant is left out: "))
        #expect(pictures(in: folder, "StreakWidget/") == ["systemSmall-iPhone-15.png"])
    }

    @Test func anOptionIsNotGivenTwice() throws {
        for program in [Program(name: "StreakWidget"), Program(name: "darkroom")] {
            let sources = program.name == "darkroom" ? [Program.package.appendingPathComponent("Examples/StreakWidget").path] : []
            let result = try program.run(["render"] + sources + ["--date", "2026-01-01", "--date", "2026-01-02"])
            #expect(result.status == 2)
            #expect(result.errors == "error: --date takes one value, and two are given: 2026-01-01 and 2026-01-02. Leave one of them out.\n")
        }
    }

    @Test func initWritesAFileThatTheToolReads() throws {
        let folder = try TemporaryFolder()
        let sources = folder.url.appendingPathComponent("StreakWidget")
        try FileManager.default.copyItem(at: Program.package.appendingPathComponent("Examples/StreakWidget"), to: sources)
        let tool = Program(name: "darkroom")
        let cache = ["--cache", folder.url.appendingPathComponent("cache").path]
        let made = try tool.run(["init", sources.path] + cache)
        #expect(made.status == 0, "\(made.errors)")
        let text = try String(contentsOf: sources.appendingPathComponent("darkroom.yml"), encoding: .utf8)
        #expect(text.contains("# Kinds: StreakWidget\n# Families: systemSmall\n"))
        #expect(try tool.run(["init", sources.path] + cache).status == 2)
        let output = folder.url.appendingPathComponent("out").path
        let drawn = try tool.run(["render", sources.path, "--output", output] + cache)
        #expect(drawn.status == 0, "\(drawn.errors)")
        #expect(pictures(in: folder, "out/StreakWidget/") == [
            "systemSmall-dark.png", "systemSmall-large-text.png", "systemSmall-tinted.png", "systemSmall.png",
        ])
        let one = try tool.run(["render", sources.path, "--output", output, "--variant", "tinted"] + cache)
        #expect(one.output == "Wrote StreakWidget/systemSmall-tinted.png to \(output).\n")
        try Data("options: {locle: de}".utf8).write(to: sources.appendingPathComponent("darkroom.yml"))
        let wrong = try tool.run(["render", sources.path, "--output", output] + cache)
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("darkroom.yml, options: there is no key \"locle\". Did you mean \"locale\"?"))
    }
}
