import Foundation
import Testing

/// Tests `--set`, `--recommendation`, and the parameters in the output of `list`.
@Suite struct ConfigurationTests {
    @Test func parametersHaveDefaultsAndProposals() throws {
        let found = try Findings("Configured").found
        #expect(
            found == [
                "isOn": "true", "count": "3", "name": "none", "mood": "calm", "harbor": "Kiel", "harbors": "Kiel",
                "shade": "teal",
            ])
    }

    @Test func everyTypeIsParsed() throws {
        let settings = [
            "isOn=off", "count=9", "share=0.25", "name=a=b", "since=2026-06-09T09:41:00Z", "link=https://e.com/?a=b",
            "mood=wildAtHeart", "harbor=Oslo", "harbors=1,2", "shade=amber",
        ]
        let found = try Findings("Configured", settings.flatMap { ["--set", $0] }).found
        #expect(
            found == [
                "isOn": "false", "count": "9", "share": "0.25", "name": "a=b", "since": "2026-06-09T09:41:00Z",
                "link": "https://e.com/?a=b", "mood": "wild", "harbor": "Oslo", "harbors": "Oslo+Kiel",
                "shade": "amber",
            ])
    }

    @Test(arguments: [
        ("count=12", "Use a number from 1 to 9."), ("count=many", "Use a whole number."),
        ("isOn=perhaps", "Use true or false."), ("mood=tame", "Choose from: calm, wild."),
        ("harbor=Bern", "Choose from: 1, 2."), ("shade=puce", "Choose from: amber, teal."),
        ("since=soon", "Use a date"), ("link=nowhere", "Use a URL."),
        ("mod=wild", "Did you mean \"mood\"?"), ("mood", "lacks its value"),
    ])
    func invalidValuesAreReportedWithTheValidOnes(setting: String, message: String) throws {
        let folder = try TemporaryFolder()
        let result = try Program(name: "Probe").run(
            "render", "--kind", "Configured", "--set", setting, "--output", folder.url.path)
        #expect(result.status == 2)
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
        #expect(folder.files == [])
    }

    @Test func recommendationsAreConfigurations() throws {
        let found = try Findings("Configured", ["--recommendation", "A party", "--set", "name=Ada"]).found
        #expect(found["count"] == "9" && found["mood"] == "wild" && found["name"] == "Ada")
        let result = try Program(name: "Probe").run("render", "--kind", "Configured", "--recommendation", "A part")
        #expect(result.status == 2)
        #expect(result.errors.contains("Did you mean \"A party\"?"), "\(result.errors)")
        let none = try Program(name: "Probe").run("render", "--kind", "Probe", "--recommendation", "A party")
        #expect(none.status == 2)
        #expect(none.errors.contains("recommends no configurations"), "\(none.errors)")
    }

    @Test func listNamesTypesDefaultsChoicesAndRecommendations() throws {
        let list = try Program(name: "Probe").run("list")
        #expect(list.status == 0)
        for line in [
            "isOn (On): true or false; default true", "count (Count): a whole number; default 3",
            "mood (Mood): one of the choices; calm, wild; default calm", "shade (Shade): text; amber, teal",
            "harbor (Harbor): the identifier or the title of an entity; 1, 2", "link (Link): a URL",
            "A party  count=9  isOn=true  mood=wild  name=none",
        ] {
            #expect(list.output.contains("    \(line)\n"), "\(line) is not in\n\(list.output)")
        }
        let json = try Program(name: "Probe").run("list", "--json")
        #expect(json.output.contains("\"recommendations\""))
    }
}
