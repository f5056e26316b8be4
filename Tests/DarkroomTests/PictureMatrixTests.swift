import ArgumentParser
import CairoGraphics
import Checks
import Files
import Foundation
import Processes
import SwiftUICore
import Testing

@testable import Darkroom
import WidgetKitCore

/// Tests darkroom.yml and the looks that options and the file make.
@Suite @MainActor struct PictureMatrixTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-matrix-\(UUID().uuidString)")

    private func file(_ text: String) throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("darkroom.yml")
        try Data(text.utf8).write(to: file)
        return file.path
    }

    private func matrix(_ words: String..., yml: String? = nil) throws -> PictureMatrix {
        defer { try? FileManager.default.removeItem(at: folder) }
        let config = try yml.map { ["--config", try file($0)] } ?? []
        return try PictureMatrix(try PictureOptions.parse(words + config))
    }

    /// The names that looks give to a picture, in the order of the looks.
    private func labels(_ matrix: PictureMatrix) -> [String] { matrix.looks.map { $0.label.text ?? "" } }

    @Test func optionsOfOneLookHaveNoLabel() throws {
        let matrix = try matrix("--locale", "de_DE", "--device", "iPhone 15")
        #expect(matrix.isSingle)
        #expect(matrix.variants == nil)
        #expect(labels(matrix) == [""])
        #expect(matrix.looks[0].options.locale == ["de_DE"])
    }

    @Test func repeatedOptionsAreCombined() throws {
        let matrix = try matrix("--locale", "en_US", "--locale", "de_DE", "--type-size", "large", "--type-size", "xLarge")
        #expect(labels(matrix) == ["", "de_DE", "", "de_DE"])
        #expect(matrix.looks.map { $0.options.typeSize.map(\.text) } == [["large"], ["large"], ["xLarge"], ["xLarge"]])
        #expect(matrix.looks.map(\.options.locale) == [["en_US"], ["de_DE"], ["en_US"], ["de_DE"]])
        #expect(matrix.looks.map(\.variant.key) == [
            "typeSize large, locale en_US", "typeSize large, locale de_DE", "typeSize xLarge, locale en_US", "typeSize xLarge, locale de_DE",
        ])
    }

    @Test func noTwoLooksOfTheStudioHaveOneName() throws {
        func names(_ matrix: PictureMatrix) -> [String] {
            StudioListing.Variant.all(matrix.looks, standardDevice: "iPhone 15 Pro").map(\.name)
        }
        #expect(names(try matrix("--locale", "en_US", "--locale", "de_DE", "--type-size", "large", "--type-size", "xLarge"))
            == ["", "de_DE", "xLarge", "xLarge, de_DE"])
        let yml = "matrix: {accessibility: [boldText, increaseContrast], locale: [en_US, de_DE]}\nvariants: [{name: boldText, os: '18'}]\n"
        #expect(names(try matrix(yml: yml))
            == ["boldText", "boldText, de_DE", "increaseContrast", "increaseContrast, de_DE", "boldText (2)"])
        let single = StudioListing.Variant.all(try matrix("--locale", "en_US", "--locale", "de_DE").looks, standardDevice: "iPhone 15 Pro")
        #expect(single.map(\.options) == [[], ["--locale", "de_DE"]])
    }

    @Test func looksWithOtherInputsAreOtherShares() throws {
        let yml = "variants: [{name: a, seed: 3}, {name: b, typeSize: small}, {name: c, seed: 3, locale: de_DE}, {name: d, seed: 4}]\n"
        let shares = try matrix(yml: yml).shares
        #expect(shares.map { $0.map { $0.variant.name ?? "" } } == [["", "b"], ["a", "c"], ["d"]])
        #expect(try matrix("--variant", "a", yml: yml).shares.count == 1)
    }

    @Test func valuesArePartsOfFileNames() throws {
        let matrix = try matrix("--device", "iPhone 15 Pro Max", "--device", "iPhone SE (3rd generation)")
        #expect(labels(matrix) == ["", "iPhone-SE-3rd-generation"])
    }

    @Test func theFilesOptionsStandBehindThoseOfTheCommandLine() throws {
        let yml = "options:\n  locale: de_DE\n  typeSize: small\n  scheme: [dark]\n  set: {city: oslo}\n  boldText: true\n"
        let options = try matrix("--locale", "fr_FR", yml: yml).looks[0].options
        #expect(options.locale == ["fr_FR"])
        #expect(options.typeSize.map(\.text) == ["small"])
        #expect(options.scheme.map(\.text) == ["dark"])
        #expect(options.set == ["city=oslo"])
        #expect(options.accessibility.map(\.text) == ["boldText"])
    }

    @Test func aMatrixOfTheFile() throws {
        let yml = "matrix:\n  scheme: [light, dark]\n  os: [18, 26]\n  locale: [en_US, ar]\n  only: systemSmall\n"
        let all = try matrix(yml: yml)
        #expect(labels(all) == ["18", "26", "ar-18", "ar-26"])
        #expect(all.looks.allSatisfy { $0.options.scheme.map(\.text) == ["light", "dark"] })
        #expect(all.looks[0].variant.includes(kind: "A", form: "SystemSmall"))
        #expect(!all.looks[0].variant.includes(kind: "A", form: "systemLarge"))
        // What the command line names is no dimension.
        #expect(labels(try matrix("--os", "26", "--scheme", "dark", yml: yml)) == ["", "ar"])
    }

    @Test func namedVariants() throws {
        let yml = """
            matrix: {locale: [en_US, de_DE]}
            variants:
              - {name: night, scheme: dark, luminanceReduced: true, only: [Weather]}
              - {name: big, typeSize: xLarge, contrast: increased, except: [accessoryInline, Rain]}
            """
        let all = try matrix(yml: yml)
        #expect(labels(all) == ["", "de_DE", "night", "big"])
        #expect(all.looks[2].label.standsForAppearance)
        #expect(!all.looks[3].label.standsForAppearance)
        #expect(all.looks[2].options.luminanceReduced)
        #expect(all.looks[3].options.accessibility.map(\.text) == ["increaseContrast"])
        #expect(all.looks[2].variant.includes(kind: "weather", form: "systemSmall"))
        #expect(!all.looks[2].variant.includes(kind: "Rain", form: "systemSmall"))
        #expect(!all.looks[3].variant.includes(kind: "Weather", form: "accessoryInline"))
        #expect(labels(try matrix("--variant", "BIG", yml: yml)) == ["big"])
        #expect(throws: ProgramFailure.self) { try matrix("--variant", "bog", yml: yml) }
    }

    @Test func pathsAreRelativeToTheFile() throws {
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("Stored"), withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("Recorded/day"), withIntermediateDirectories: true)
        for (path, text) in [("Stored/a.json", "{}"), ("Recorded/day/fixtures.json", "{\"responses\": []}"), ("Stored/x.json", "{}")] {
            try Data(text.utf8).write(to: folder.appendingPathComponent(path))
        }
        let file = try ConfigurationFile(
            file("options:\n  fixtures: Recorded/day\n  defaults: [group.a=Stored/a.json]\n  fixture: ['https://a.b/c?d=e=Recorded/../Stored/x.json']\n"))
        defer { try? FileManager.default.removeItem(at: folder) }
        let place = folder.standardizedFileURL.path
        #expect(file.options == [
            "--defaults", "group.a=\(place)/Stored/a.json", "--fixture", "https://a.b/c?d=e=\(place)/Stored/x.json", "--fixtures",
            "\(place)/Recorded/day",
        ])
    }

    @Test(arguments: [
        ("options: {locale: xx_YY}", "options: --locale: \"xx_YY\" is not a locale"),
        ("options: {langauge: de}", "options: there is no key \"langauge\""),
        ("matrix: {locale: []}", "matrix, locale: it lists no values"),
        ("matrix: {defaults: [a]}", "matrix, defaults: it is no list of values to combine"),
        ("matrix: {assets: [a]}", "matrix, assets: it is the same for all pictures of a run"),
        ("variants: [{typeSize: large}]", "variants[1], name: it is missing"),
        ("variants: [{name: a/b}]", "variants[1], name: \"a/b\" is part of file names"),
        ("variants: [{name: a}, {name: A}]", "variants: two are called a"),
        ("variants: [{name: a, scale: 3}]", "variants[1], scale: it is the same for all pictures of a run"),
        ("variants: [{name: a, tint: '#FF0000'}]", "variants[1]: --tint: only the accented rendering mode has a tint"),
        ("variants: [{name: a, contrast: high}]", "variants[1], contrast: \"high\" is no contrast"),
        ("options: [", "darkroom.yml is no YAML: line 2"),
        ("rule: {}", "there is no key \"rule\". Did you mean \"rules\"?"),
        ("rules: {text.smal: off}", "rules: there is no key \"text.smal\". Did you mean \"text.small\""),
        ("rules: {text.small: wrong}", "rules, text.small: there is no \"wrong\". It takes off, on, note, warning or error."),
        ("rules: {text: {limit: 3}}", "rules, text, limit: text has none. Leave it out."),
        ("rules: {text.truncated: {limit: 3}}", "rules, text.truncated, limit: text.truncated has none."),
        ("rules: {text.small: {limit: much}}", "rules, text.small, limit: \"much\" is no number of points."),
        ("rules: {text.small: {limits: 3}}", "rules, text.small: there is no key \"limits\""),
        ("ignore: [{}]", "ignore[1]: it says nothing. Write rule, kind, text or file"),
        ("ignore: [{rule: text.smal}]", "ignore[1], rule: there is no rule \"text.smal\". Did you mean \"text.small\""),
        ("ignore: {rule: text}", "ignore: it needs a list"),
    ])
    func mistakesAreNamedWithTheirPlace(yml: String, message: String) throws {
        do {
            _ = try matrix(yml: yml)
            Issue.record("\(yml) is accepted")
        } catch {
            #expect("\(error)".contains(message), "\(error)")
        }
    }

    @Test func rulesAreSwitchedAndBounded() throws {
        let yml = """
            rules:
              text.small: {severity: note, limit: 9.5, kinds: Weather}
              text: error
              text.truncated: off
            ignore:
              - {rule: text, kind: News*}
              - {file: Legal.swift, text: '*©*'}
            """
        defer { try? FileManager.default.removeItem(at: folder) }
        let rules = try ConfigurationFile(file(yml)).rules
        #expect(rules.changes == [
            .init(rule: "text", severity: .error), .init(rule: "text.truncated", isOn: false),
            .init(rule: "text.small", isOn: true, severity: .note, limit: 9.5, kinds: ["Weather"]),
        ])
        #expect(rules.exceptions == [.init(rule: "text", kind: "News*"), .init(text: "*©*", file: "Legal.swift")])
    }

    @Test func aFileThatIsMissing() throws {
        #expect(throws: ProgramFailure.self) { try PictureMatrix(PictureOptions.parse(["--config", "/nowhere/darkroom.yml"])) }
    }

    @Test func commandsThatShowOneLookRefuseSeveral() throws {
        let options = try PictureOptions.parse(["--locale", "de_DE", "--locale", "ar"])
        #expect(throws: ProgramFailure.badInput("--locale: this command takes one value. Leave out ar.")) {
            try PictureMatrix.single(options)
        }
    }

    @Test func eachLookHasAnAccessibilityPicture() throws {
        let all = try matrix("--accessibility-picture", "--locale", "en_US", "--locale", "de_DE", yml: "variants: [{name: big, typeSize: large}]\n")
        #expect(labels(all) == ["", "", "de_DE", "de_DE", "big", "big-accessibility"])
        #expect(all.looks.map(\.options.accessibilityPicture) == [false, true, false, true, false, true])
        // A golden folder keeps them as variants, which are not doubled again.
        let kept = try PictureMatrix(try PictureOptions.parse(["--accessibility-picture"]), kept: all.variants)
        #expect(kept.variants == all.variants)
        // A variant of its own is the picture itself.
        let own = try matrix(yml: "variants: [{name: spoken, accessibilityPicture: true}]\n")
        #expect(labels(own) == ["", "spoken"] && own.looks[1].options.accessibilityPicture)
    }

    /// Editors check the file with the schema.
    @Test func theSchemaHasTheKeysOfTheFile() throws {
        let resources = try ResourceFolder.located().url.appendingPathComponent("darkroom.schema.json")
        let schema = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: resources)) as? [String: Any])
        let parts = try #require(schema["properties"] as? [String: [String: Any]])
        func keys(_ part: [String: Any]?) -> Set<String> { Set((part?["properties"] as? [String: Any])?.keys.map { $0 } ?? []) }
        let all = Set(VariantSetting.all.map(\.key)), own = Set(VariantSetting.all.filter { $0.scope == .picture }.map(\.key))
        let inputs = Set(VariantSetting.all.filter { $0.scope == .process }.map(\.key))
        #expect(Set(parts.keys) == ["options", "matrix", "variants", "rules", "ignore"])
        #expect(keys(parts["options"]) == all.union(["boldText", "contrast"]))
        #expect(keys(parts["matrix"]) == own.union(["only", "except"]))
        #expect(keys(parts["variants"]?["items"] as? [String: Any]) == own.union(inputs).union(["boldText", "contrast", "name", "only", "except"]))
        #expect(keys(parts["ignore"]?["items"] as? [String: Any]) == ["rule", "kind", "text", "file"])
        let forms = (parts["rules"]?["additionalProperties"] as? [String: Any])?["anyOf"] as? [[String: Any]]
        #expect(keys(forms?.last) == ["severity", "limit", "kinds"])
        #expect(forms?[1]["enum"] as? [String] == ["off", "on"] + Severity.allCases.map(\.rawValue))
        let options = try #require(parts["options"]?["properties"] as? [String: [String: Any]])
        #expect(options["typeSize"]?["enum"] as? [String] == ValueName<DynamicTypeSize>.allValueStrings)
        #expect(options["renderingMode"]?["enum"] as? [String] == ValueName<WidgetRenderingMode>.allValueStrings)
    }
}

@Suite struct RepeatedOptionsTests {
    @Test func optionsWithOneValueAreNotGivenTwice() throws {
        try RepeatedOptions.check(["render", "--locale", "a", "--locale", "b", "--date", "1", "--", "--date", "2"])
        #expect(throws: ProgramFailure.badInput("--date takes one value, and two are given: 1 and 2. Leave one of them out.")) {
            try RepeatedOptions.check(["render", "--date", "1", "--date=2"])
        }
        #expect(throws: ProgramFailure.badInput("--json is given twice. Leave one of them out.")) {
            try RepeatedOptions.check(["render", "--json", "--json"])
        }
    }

    /// Help says of each option whether it can be repeated.
    @Test @MainActor func theListAgreesWithHelp() throws {
        for command in DarkroomCommand.configuration.subcommands {
            let help = command.helpMessage(columns: 4000)
            for line in help.split(separator: "\n") {
                guard let match = line.firstMatch(of: #/^\s+(?:-\w, )?(--[a-z-]+) <[^>]*>\s+(.*)$/#) else { continue }
                let isRepeatable = match.output.2.contains("repeatable")
                #expect(
                    RepeatedOptions.isRepeatable(String(match.output.1), in: command.configuration.commandName) == isRepeatable,
                    "\(command.configuration.commandName ?? "") \(match.output.1): \(match.output.2)")
            }
        }
    }
}
