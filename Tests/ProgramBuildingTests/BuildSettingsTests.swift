import Foundation
import Testing

@testable import ProgramBuilding

/// Build settings as Xcode resolves them for a debug build.
@Suite struct BuildSettingsTests {
    private func settings(_ target: [String: Any], project: [String: Any] = [:]) throws -> BuildSettings {
        var fixture = try ProjectFixture(settings: project)
        fixture.addTarget("My App", settings: target)
        return try fixture.target("My App").settings
    }

    @Test(arguments: [
        (["A": "1"], [:], "1"),
        (["A": "1"], ["A": "2"], "1"),
        ([:], ["A": "2"], "2"),
        (["A": "$(inherited) y"], ["A": "x"], "x y"),
        (["A": "${inherited} y"], [:], " y"),
        (["A": "$(A) y"], ["A": "x"], "x y"),
        (["A": "$(B)-${C}", "B": "b", "C": "$(B)c"], [:], "b-bc"),
        (["A": "$(X_$(B))", "B": "b", "X_b": "found"], [:], "found"),
        (["A": "[$(NOWHERE)]"], [:], "[]"),
        (["A": "$(B)", "B": "$(A)."], [:], "."),
        (["A": "$(TARGET_NAME:c99extidentifier)"], [:], "My_App"),
        (["A": "$(TARGET_NAME:rfc1034identifier:lower)"], [:], "my-app"),
        (["A": "$(B:upper)", "B": "x"], [:], "X"),
        (["A": "$(B:default=d) $(C:default=d)", "B": "b"], [:], "b d"),
        (["A": "$(C:default=com.example)"], [:], "com.example"),
        (["A": "$(C:default=)!"], [:], "!"),
        (["A": "$(B:base) $(B:file)", "B": "/x/y.swift"], [:], "y y.swift"),
        (["A": "plain", "A[sdk=iphoneos*]": "phone"], [:], "phone"),
        (["A": "plain", "A[sdk=watchos*]": "watch"], [:], "plain"),
        (["A": "plain", "A[arch=arm64][sdk=*]": "both"], [:], "both"),
        (["A": "plain", "A[config=Debug]": "debug"], [:], "debug"),
        (["A": "target"], ["A[sdk=iphoneos*]": "phone"], "target"),
        (["SDKROOT": "watchos", "A[sdk=watchos*]": "watch"], ["SDKROOT": "iphoneos"], "watch"),
        (["SDKROOT": "auto", "A[sdk=iphoneos*]": "phone"], [:], "phone"),
    ] as [([String: String], [String: String], String)])
    func values(_ target: [String: String], _ project: [String: String], _ expected: String) throws {
        #expect(try settings(target, project: project)["A"] == expected)
    }

    @Test func listsAndSwitches() throws {
        let settings = try settings([
            "LIST": ["A", "B=\"1\"", "$(inherited)"], "WORDS": "\"x\"  y\n'z'", "ON": "YES", "ALSO": "true", "OFF": "NO",
        ])
        #expect(settings["LIST"] == "A B=\"1\" ")
        #expect(settings.list("WORDS") == ["x", "y", "z"])
        #expect(["ON", "ALSO", "OFF", "NOWHERE"].map(settings.isOn) == [true, true, false, false])
        #expect(settings.list("NOWHERE") == [])
        #expect(settings["NOWHERE"] == nil)
        #expect(settings.keys(withPrefix: "O") == ["OFF", "ON"])
        #expect(settings["CHOSEN"] == nil, "The debug configuration is built.")
    }

    /// Projects with other configurations than Debug and Release.
    @Test(arguments: [
        (["Release", "Debug Staging"], "Debug Staging"), (["Beta", "Store"], "Store"), (["Beta"], "Beta"), ([], "Debug"),
    ])
    func theDebugConfigurationIsChosen(_ names: [String], _ expected: String) throws {
        var fixture = try ProjectFixture()
        fixture.addTarget("App")
        fixture.objects["App.LIST"] = [
            "isa": "XCConfigurationList", "buildConfigurations": names, "defaultConfigurationName": "Store",
        ]
        for name in names { fixture.objects[name] = ["isa": "XCBuildConfiguration", "name": name] }
        #expect(try fixture.target("App").settings["CONFIGURATION"] == expected)
    }

    @Test func configurationFilesLieBelowTheirLevel() throws {
        var fixture = try ProjectFixture(
            settings: ["A": "$(inherited) project"],
            files: [
                "Config/Base.xcconfig": """
                    // A comment
                    #include "Shared/More.xcconfig"
                    #include? "Nowhere.xcconfig"
                    #include "Base.xcconfig"
                    A = base // another
                    C[sdk=watchos*] = watch;
                    D = $(C) = $(A)
                    no assignment
                    """,
                "Config/Shared/More.xcconfig": "C = more\r\nSDKROOT=watchos\n",
                "Target.xcconfig": "A = $(inherited) file",
            ])
        fixture.addTarget("App", settings: ["A": "$(inherited) target"])
        for (object, path) in [("ROOT", "Config/Base.xcconfig"), ("App", "Target.xcconfig")] {
            fixture.objects[path] = ["isa": "PBXFileReference", "path": path, "sourceTree": "<group>"]
            fixture.append(path, to: "children", of: "GROUP")
            fixture.objects["\(object).DEBUG"]?["baseConfigurationReference"] = path
        }
        let target = try fixture.target("App")
        #expect(target.settings["A"] == "base project file target")
        #expect(target.platform == .watchOS)
        #expect(target.settings["C"] == "watch")
        #expect(target.settings["D"] == "watch = base project file target")
        #expect(
            target.settings.files.map(fixture.folder.path)
                == ["Config/Base.xcconfig", "Config/Shared/More.xcconfig", "Target.xcconfig"])
    }

    /// Macs find a file also where the case of letters differs.
    @Test func pathsThatDifferInTheCaseOfLetters() throws {
        var fixture = try ProjectFixture(files: [
            "Config/openApp/Base.xcconfig": "#include \"../shared/more.xcconfig\"\nA = base", "Config/Shared/More.xcconfig": "B = more",
            "App/Info.plist": "",
        ])
        fixture.addTarget("App", settings: ["INFOPLIST_FILE": "app/Info.plist"])
        let path = "Config/OpenApp/Base.xcconfig"
        fixture.objects[path] = ["isa": "PBXFileReference", "path": path, "sourceTree": "SOURCE_ROOT"]
        fixture.append(path, to: "children", of: "GROUP")
        fixture.objects["App.DEBUG"]?["baseConfigurationReference"] = path
        let target = try fixture.target("App")
        #expect(target.settings["A"] == "base" && target.settings["B"] == "more")
        #expect(target.infoPlistFile.map(fixture.folder.path) == "App/Info.plist")
    }

    @Test(arguments: [
        ([:], "-swift-version 5 -DDEBUG -enable-upcoming-feature BareSlashRegexLiterals"),
        (["SWIFT_ENABLE_BARE_SLASH_REGEX": "NO"], "-swift-version 5 -DDEBUG"),
        (["IPHONEOS_DEPLOYMENT_TARGET": "15.6"], "-swift-version 5 -DDEBUG"),
        (["IPHONEOS_DEPLOYMENT_TARGET": "17"], "-swift-version 5 -DDEBUG -enable-upcoming-feature BareSlashRegexLiterals"),
        (
            ["IPHONEOS_DEPLOYMENT_TARGET": "14", "SWIFT_ENABLE_BARE_SLASH_REGEX": "YES"],
            "-swift-version 5 -DDEBUG -enable-upcoming-feature BareSlashRegexLiterals"
        ),
        (["SWIFT_VERSION": "6.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG A $(inherited)"], "-swift-version 6 -DDEBUG -DA"),
        (
            ["SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES", "SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE": "NO"],
            "-swift-version 5 -DDEBUG -enable-upcoming-feature ExistentialAny -enable-upcoming-feature BareSlashRegexLiterals"
        ),
        (["SWIFT_ENABLE_BARE_SLASH_REGEX": "YES", "SWIFT_VERSION": "6"], "-swift-version 6 -DDEBUG"),
        (
            ["SWIFT_VERSION": "6", "SWIFT_APPROACHABLE_CONCURRENCY": "YES", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"],
            "-swift-version 6 -DDEBUG -enable-upcoming-feature InferIsolatedConformances -enable-upcoming-feature "
                + "NonisolatedNonsendingByDefault -default-isolation MainActor"
        ),
        (
            ["OTHER_SWIFT_FLAGS": "-DFLAG -Xfrontend -warn-long-expression-type-checking=100"],
            "-swift-version 5 -DDEBUG -DFLAG -enable-upcoming-feature BareSlashRegexLiterals"
        ),
    ] as [([String: String], String)])
    func languageSettings(_ values: [String: String], _ expected: String) throws {
        #expect(try LanguageSettings(settings(values)).arguments.joined(separator: " ") == expected)
    }
}
