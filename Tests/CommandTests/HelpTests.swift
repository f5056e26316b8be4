import Foundation
import Testing

/// Help and shell completion of programs and of the tool.
@Suite struct HelpTests {
    private static let commands = [
        "render", "timeline", "record", "verify", "accept", "report", "inspect", "list", "doctor",
    ]

    /// A text without line breaks and repeated spaces.
    private func plain(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test(arguments: ["Hello", "darkroom"]) func helpListsTheValuesOfOptions(name: String) throws {
        let render = try Program(name: name).run("render", "--help")
        #expect(render.status == 0 && render.errors == "", "\(render.errors)")
        for values in [
            "(values: light, dark)", "(values: png, svg, pdf; default: png)", "(values: current, snapshot, placeholder)",
            "(values: privacy, invalidated, placeholder)", "(values: fullColor, accented, vibrant, clear)",
            "(values: ios18, ios26)", "(values: gregorian, buddhist,", "accessibility5)", "(values: systemSmall,",
        ] {
            #expect(plain(render.output).contains(values), "\(values) is missing in \(render.output)")
        }
        let timeline = try Program(name: name).run("timeline", "--help")
        #expect(plain(timeline.output).contains("(values: apng, gif, webp)"), "\(timeline.output)")
    }

    @Test(arguments: commands) func theToolPrintsTheHelpOfEveryCommandWithoutAFolder(command: String) throws {
        let result = try Program(name: "darkroom").run(command, "--help")
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
        #expect(result.output.contains("USAGE: darkroom \(command)"), "\(result.output)")
        #expect(try Program(name: "darkroom").run("help", command).output.contains("USAGE: darkroom \(command)"))
        #expect(try Program(name: "darkroom").run("--help").output.contains("\n  \(command) "))
    }

    @Test(arguments: ["Hello", "darkroom"]) func aProgramTellsItsVersion(name: String) throws {
        let result = try Program(name: name).run("--version")
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
        #expect(result.output.wholeMatch(of: #/\d+\.\d+\.\d+\n/#) != nil, "\(result.output)")
    }

    @Test func helpOfAFolderBuildsNothing() throws {
        let cache = try TemporaryFolder()
        let result = try Program(name: "darkroom").run("render", "/nowhere", "--help", "--cache", cache.url.path)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains("USAGE: darkroom render <sources> ... [<options>]"), "\(result.output)")
        #expect(result.output.contains("OPTIONS OF THE TOOL:\n  --target <name>"), "\(result.output)")
        #expect(plain(result.output).contains("(values: iOS, watchOS, macOS, visionOS)"), "\(result.output)")
        #expect(cache.files == [])
    }

    @Test(arguments: ["bash", "zsh", "fish"]) func scriptsCompleteCommandsOptionsAndValues(shell: String) throws {
        for name in ["Hello", "darkroom"] {
            let result = try Program(name: name).run("--generate-completion-script", shell)
            #expect(result.status == 0 && result.errors == "", "\(result.errors)")
            for word in Self.commands + ["contact-sheet-limit", "systemSmall", "accessibility1", "ethiopicAmeteMihret"] {
                #expect(result.output.contains(word), "\(word) is missing in the script for \(shell).")
            }
            #expect(result.output.contains("visionOS") == (name == "darkroom"))
        }
    }

    /// The script in a shell, with the last word of a command line to complete.
    @Test(arguments: [
        (["ver"], ["verify"]), (["render", "Widget", "--sche"], ["--scheme"]),
        (["render", "Widget", "--scheme", ""], ["light", "dark"]), (["render", "--palette", "ios2"], ["ios26"]),
        (["list", "Widget", "--platform", "w"], ["watchOS"]), (["inspect", "--device", "Apple Watch 45"], ["Apple Watch 45mm"]),
    ])
    func bashCompletesWords(words: [String], completions: [String]) throws {
        let script = """
            PATH=$1:$PATH; shift
            source <(darkroom --generate-completion-script bash)
            COMP_WORDS=(darkroom "$@"); COMP_CWORD=$#; COMP_LINE="${COMP_WORDS[*]}"; COMP_POINT=${#COMP_LINE}
            _darkroom darkroom "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let result = try Program(name: "bash").run(
            ["-c", script, "bash", Program.products.path] + words, at: URL(fileURLWithPath: "/bin/bash"))
        #expect(result.output.split(separator: "\n").map(String.init) == completions, "\(result)")
    }

    /// The script's request while a word is completed.
    @Test func theProgramCompletesItsKindsAndDevices() throws {
        let kinds = try Program(name: "Hello").run("---completion", "render", "--", "--kind", "3", "0", "Hello", "render", "--kind", "")
        #expect(kinds.status == 0 && kinds.output == "Hello\n", "\(kinds)")
        let words = ["darkroom", "render", "folder", "--platform", "iOS", "--device", "iP"]
        let devices = try Program(name: "darkroom").run(["---completion", "render", "--", "--device", "6", "2"] + words)
        #expect(devices.status == 0 && devices.output.contains("iPhone 15\n"), "\(devices)")
        let zones = try Program(name: "darkroom").run("---completion", "inspect", "--", "--time-zone", "0", "0")
        #expect(zones.output.contains("Europe/Berlin\n"), "\(zones)")
    }

    /// Wrong arguments are refused before anything is built.
    @Test(arguments: [
        (["--shceme", "dark"], "Unknown option '--shceme'. Did you mean '--scheme'?"),
        (["--scheme", "drak"], "--scheme: there is no \"drak\". Did you mean \"dark\"? It takes light or dark."),
        (["--family", "systemHuge"], "--family: there is no \"systemHuge\"."),
        (["--format", "bmp"], "--format: there is no \"bmp\". It takes png, svg or pdf."),
        (["--scale", "0"], "--scale: \"0\" is not a number from 0.1 to 20.0."),
        (["--date", "yesterday"], "--date: \"yesterday\" is not a date."),
        (["--device", "iPhone99"], "--device: there is no device \"iPhone99\" in the table."),
        (["--previews", "--tap", "Done"], "--tap says what a widget shows; previews say that themselves."),
        (["--quiet", "Other"], "\"Other\" stands after the options. Write all sources before the options."),
        (["--output"], "Missing value for '--output <output>'"),
    ])
    func wrongArgumentsAreRefusedBeforeAProgramIsBuilt(arguments: [String], message: String) throws {
        let cache = try TemporaryFolder()
        let sources = Program.package.appendingPathComponent("Tests/Fixtures/Hello").path
        let result = try Program(name: "darkroom").run(["render", sources, "--cache", cache.url.path] + arguments)
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("error: \(message)"), "\(result.errors)")
        #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
        #expect(cache.files == [])
    }

    @Test(arguments: [
        ["timeline", "--for", "long"], ["timeline", "--animate", "mp4"], ["timeline", "--entry", "snapshot"],
        ["timeline", "--speed", "60"], ["timeline", "--contact-sheet-limit", "0"], ["record", "--tolerance", "much"],
        ["record", "--mask", "1,2,3"], ["record", "--font-system", "Inter"], ["verify", "--shard", "5/4"],
        ["verify", "--jobs", "0"], ["verify", "--timeout", "never"], ["verify", "--scheme", "blue"],
        ["inspect", "--type-size", "tiny"], ["list", "--device", "iPhone99"], ["doctor", "--symbosl"],
    ])
    func everyCommandRefusesWrongValuesBeforeAProgramIsBuilt(arguments: [String]) throws {
        let cache = try TemporaryFolder()
        let sources = Program.package.appendingPathComponent("Tests/Fixtures/Hello").path
        let result = try Program(name: "darkroom").run(
            [arguments[0], sources] + arguments.dropFirst() + ["--cache", cache.url.path])
        #expect(result.status == 2 && result.errors.contains(arguments[1]), "\(result.errors)")
        #expect(cache.files == [])
    }

    @Test func commandsThatDoNotExistAreRefused() throws {
        let result = try Program(name: "darkroom").run("rendr", "Widget")
        #expect(result.status == 2)
        #expect(
            result.errors == "error: There is no command \"rendr\". Did you mean \"render\"? darkroom --help lists the commands.\n")
    }
}
