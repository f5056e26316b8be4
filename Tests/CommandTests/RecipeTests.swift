import CairoGraphics
import Darkroom
import Foundation
import Goldens
import Testing

/// Tests the scripts and job descriptions of docs/ci as CI systems run them. Stubs replace the services of these systems.
@Suite struct RecipeTests {
    private static let scripts = Program.package.appendingPathComponent("docs/ci")
    private static let descriptions = [
        "github-actions.yml", "gitlab-ci.yml", "kubernetes-job.yaml", "../../action.yml", "../../.pre-commit-hooks.yaml",
        "../../templates/verify.yml",
    ]

    /// Returns the path of an installed program.
    private static func program(_ name: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
            .first { access($0, X_OK) == 0 }
    }

    /// Python with a YAML module; nil if one of them is not installed.
    private static let python = program("python3").map { URL(fileURLWithPath: $0) }.flatMap { python in
        (try? Program(name: "python3").run(["-c", "import yaml"], at: python))?.status == 0 ? python : nil
    }

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func place(_ name: String) -> URL { folder.url.appendingPathComponent(name) }

    /// Creates a program that takes precedence over others with its name.
    private func standIn(_ name: String, _ script: String) throws {
        try FileManager.default.createDirectory(at: place("bin"), withIntermediateDirectories: true)
        try Data("#!/usr/bin/env bash\n\(script)\n".utf8).write(to: place("bin/\(name)"))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: place("bin/\(name)").path)
    }

    private func run(_ script: String, _ arguments: [String], _ environment: [String: String] = [:]) throws -> Program.Result {
        let path = "\(place("bin").path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
        let nothing = ["CI_NODE_INDEX", "JOB_COMPLETION_INDEX", "GITHUB_STEP_SUMMARY", "DARKROOM_REPORT_URL"].map { ($0, "") }
            + [("DARKROOM_SANDBOX", "never")]
        return try Program(name: script).run(
            arguments, at: RecipeTests.scripts.appendingPathComponent(script),
            environment: Dictionary(uniqueKeysWithValues: nothing).merging(["PATH": path]) { $1 }.merging(environment) { $1 })
    }

    /// Creates a tool whose `verify` writes a part with one picture. The real tool runs all other commands.
    private func makeTool(status: Int) throws {
        try standIn(
            "darkroom", """
                if [[ $1 == verify ]]; then
                    echo "$*" >>"\(place("verified").path)"
                    output=$6
                    mkdir -p "$output"
                    [[ \(status) -gt 1 ]] || cp -R "\(place("made").path)/${8%/*}/." "$output"
                    exit \(status)
                fi
                exec "\(Program.products.appendingPathComponent("darkroom").path)" "$@"
                """)
        for (part, outcome) in [("1", GoldenOutcome.unchanged), ("2", .changed)] {
            var picture = VerifiedPicture(name: "Kind/\(part)", kind: "Kind", outcome: outcome)
            if outcome == .changed { picture.message = "It `differs`." }
            let report = VerificationReport(
                darkroom: "1.0.0", goldens: "../../golden", shard: "\(part)/2", pictures: [picture])
            try ReportWriter(folder: place("made/\(part)")).write(report)
        }
    }

    @Test func partsAreVerifiedAndMerged() throws {
        try makeTool(status: 1)
        for part in ["1", "2"] {
            let result = try run("verify-part.sh", ["Widgets", "golden", place("parts/\(part)").path, "\(part)/2"])
            #expect(result.status == 0, "\(result.errors)")
            #expect(result.output == "Some pictures differ; the joined report shows them.\n")
        }
        #expect(
            try String(contentsOf: place("verified"), encoding: .utf8) == """
                verify Widgets --golden golden --output \(place("parts/1").path) --shard 1/2
                verify Widgets --golden golden --output \(place("parts/2").path) --shard 2/2

                """)
        let (report, page) = (place("report").path, place("page.md"))
        let joined = try run(
            "join-parts.sh", [report, place("parts/1").path, place("parts/2").path], ["GITHUB_STEP_SUMMARY": page.path])
        #expect(joined.status == 1 && joined.errors == "", "\(joined.errors)")
        #expect(joined.output.hasPrefix("1 of 2 pictures needs a look: 1 changed, 1 unchanged.\n"))
        #expect(try Data(contentsOf: page) == Data(contentsOf: place("report/summary.md")))
        let missing = try run("join-parts.sh", [report, place("parts/1").path], ["GITHUB_STEP_SUMMARY": page.path])
        #expect(missing.status == 2 && missing.errors.contains("part 2/2 is missing"))
    }

    @Test func partsOfAWidgetsRunGiveOneVerdict() throws {
        let hello = Program.products.appendingPathComponent("Hello").path
        // A widget's own program contains its widgets; the tool gets their folder as an argument.
        try standIn(
            "darkroom", """
                if [[ $1 == verify ]]; then exec "\(hello)" verify "${@:3}" --quiet; fi
                exec "\(Program.products.appendingPathComponent("darkroom").path)" "$@"
                """)
        let fixture = try GoldenFixture("Hello")
        let golden = fixture.golden.path
        let families = ["systemSmall", "systemMedium"].flatMap { ["--family", $0] }
        let recorded = try fixture.program.run(["record", "--golden", golden] + families + GoldenFixture.options)
        #expect(recorded.status == 0, "\(recorded.errors)")

        func join() throws -> Program.Result {
            for part in ["1", "2"] {
                let result = try run(
                    "verify-part.sh", ["Widgets", golden, place("parts/\(part)").path],
                    ["CI_NODE_INDEX": part, "CI_NODE_TOTAL": "2"])
                #expect(result.status == 0, "\(result.errors)")
            }
            return try run("join-parts.sh", [place("report").path, place("parts/1").path, place("parts/2").path])
        }
        let unchanged = try join()
        #expect(unchanged.status == 0, "\(unchanged.errors)")
        #expect(unchanged.output.hasPrefix("All 4 pictures match their goldens: 4 unchanged.\n"))

        let (light, dark) = (fixture.file("Hello/systemSmall.png"), fixture.file("Hello/systemSmall-dark.png"))
        try Data(contentsOf: dark).write(to: light)
        let changed = try join()
        #expect(changed.status == 1, "\(changed.errors)")
        #expect(changed.output.hasPrefix("1 of 4 pictures needs a look: 1 changed, 3 unchanged.\n"))
        let summary = try String(contentsOf: place("report/summary.md"), encoding: .utf8)
        #expect(summary.contains("| `Hello/systemSmall` | changed | "))
        for part in ["expected", "actual", "difference"] {
            #expect(access(place("report/pictures/Hello/systemSmall-\(part).png").path, R_OK) == 0, "\(part)")
        }
        // The pictures of the merged report can be accepted.
        let accepted = try fixture.program.run(["accept", place("report").path])
        #expect(accepted.status == 0, "\(accepted.errors)")
        #expect(try join().status == 0)
    }

    @Test func aFailedWidgetFailsItsPartAndRemovesTheOldReport() throws {
        try makeTool(status: 3)
        try FileManager.default.copyItem(at: place("made/1"), to: place("part"))
        let result = try run("verify-part.sh", ["Widgets", "golden", place("part").path])
        #expect(result.status == 3)
        #expect(try String(contentsOf: place("verified"), encoding: .utf8).hasSuffix("--shard auto\n"))
        #expect(!FileManager.default.fileExists(atPath: place("part/report.json").path))
        #expect(try run("verify-part.sh", ["Widgets"]).status == 2)
        #expect(try run("join-parts.sh", ["report"]).status == 2)
    }

    @Test func theActionRunsItsCommand() throws {
        try standIn("darkroom", #"echo "$*" >>"$CALLS"; mkdir -p "$4"; echo page >"$4/summary.md"; exit 1"#)
        var inputs = [
            "WIDGETS": "My Widgets", "COMMAND": "verify", "GOLDEN": "golden", "OUTPUT": place("out").path,
            "ARGUMENTS": "--kind A --strict", "CALLS": place("calls").path, "GITHUB_STEP_SUMMARY": place("page.md").path,
        ]
        let verified = try run("run-action.sh", [], inputs)
        #expect(verified.status == 1 && verified.errors == "", "\(verified.errors)")
        inputs["COMMAND"] = "render"
        inputs["ARGUMENTS"] = ""
        #expect(try run("run-action.sh", [], inputs).status == 1)
        let output = place("out").path
        #expect(
            try String(contentsOf: place("calls"), encoding: .utf8) == """
                verify My Widgets --output \(output) --golden golden --kind A --strict
                render My Widgets --output \(output)

                """)
        inputs["COMMAND"] = "reboot"
        let other = try run("run-action.sh", [], inputs)
        #expect(other.status == 2 && other.errors == "error: command is verify or render, not reboot.\n")
        inputs["COMMAND"] = ""
        #expect(try run("run-action.sh", [], inputs).status != 0)
    }

    private static let sandboxes = [
        ("auto", true, " --sandbox"), ("auto", false, ""), ("always", false, " --sandbox"), ("never", true, ""),
    ]

    @Test(arguments: sandboxes)
    func partsAndTheActionRunInASandboxWhereThereIsOne(wish: String, isThere: Bool, option: String) throws {
        let line = isThere ? "available: --sandbox keeps" : "not available."
        try standIn(
            "darkroom", """
                [[ $1 == doctor ]] && printf 'Sandbox\n  %s\nNothing is missing.\n' '\(line)' && exit
                echo "$*" >>"\(place("verified").path)"
                """)
        let results = [
            try run("verify-part.sh", ["Widgets", "golden", "part", "1/2"], ["DARKROOM_SANDBOX": wish]),
            try run(
                "run-action.sh", [],
                ["DARKROOM_SANDBOX": wish, "WIDGETS": "Widgets", "COMMAND": "render", "OUTPUT": place("out").path]),
        ]
        #expect(
            try String(contentsOf: place("verified"), encoding: .utf8) == """
                verify Widgets --golden golden --output part --shard 1/2\(option)
                render Widgets --output \(place("out").path)\(option)

                """)
        for result in results {
            #expect(result.status == 0, "\(result)")
            #expect(result.output.contains("There is no sandbox here") == (wish == "auto" && !isThere))
        }
    }

    /// Creates a `curl` that records its requests and answers each request for a page with the file of that name.
    private func makeCurl() throws {
        try standIn(
            "curl", """
                log="\(place("requests").path)"
                echo "$*" >>"$log.arguments"
                method=GET
                for word; do
                    if [[ $previous == --request ]]; then method=$word; fi
                    if [[ $previous == --header && $word == @* ]]; then cat "${word#@}" >>"$log.headers"; fi
                    if [[ $previous == --data-binary ]]; then cp "${word#@}" "$log.body"; fi
                    previous=$word
                done
                echo "$method $word" >>"$log"
                if [[ $method == GET ]]; then cat "\(place("answers").path)/${word##*page=}.json"; fi
                """)
    }

    private func answers(_ pages: String...) throws {
        try FileManager.default.createDirectory(at: place("answers"), withIntermediateDirectories: true)
        for (number, page) in pages.enumerated() {
            try Data(page.utf8).write(to: place("answers/\(number + 1).json"))
        }
    }

    private var requests: String { (try? String(contentsOf: place("requests"), encoding: .utf8)) ?? "" }

    private struct Body: Decodable { let body: String }

    private var body: String? {
        get throws { try JSONDecoder().decode(Body.self, from: Data(contentsOf: place("requests.body"))).body }
    }

    private static let systems: [(script: String, token: String, header: String, method: String, api: String, one: String)] = [
        (
            "comment-github.sh", "GITHUB_TOKEN", "Authorization: Bearer secret", "PATCH",
            "https://api.github.com/repos/owner/name/issues/12/comments",
            "https://api.github.com/repos/owner/name/issues/comments/77"
        ),
        (
            "comment-gitlab.sh", "DARKROOM_TOKEN", "PRIVATE-TOKEN: secret", "PUT",
            "https://gitlab.example/api/v4/projects/5/merge_requests/12/notes",
            "https://gitlab.example/api/v4/projects/5/merge_requests/12/notes/77"
        ),
    ]

    @Test(.enabled(if: program("jq") != nil, "There is no jq here (apt-get install jq)."), arguments: [0, 1])
    func theSummaryIsOneUpdatedComment(system index: Int) throws {
        let system = RecipeTests.systems[index]
        try makeCurl()
        let summary = "### \"Quoted\" `code` \\ | <b>\n\n| a |\n"
        try Data(summary.utf8).write(to: place("summary.md"))
        let environment = [
            "GITHUB_REPOSITORY": "owner/name", "PULL_REQUEST": "12", "GITHUB_API_URL": "", "CI_PROJECT_ID": "5",
            "CI_API_V4_URL": "https://gitlab.example/api/v4", "CI_MERGE_REQUEST_IID": "12", system.token: "secret",
        ]
        // In the first run, there is no comment of ours, and a comment of another user is ignored.
        try answers("[{\"id\": 3, \"body\": \"I like <!-- darkroom -->\"}]")
        let first = try run(system.script, [place("summary.md").path], environment)
        #expect(first.status == 0 && first.output == "" && first.errors == "", "\(first.errors)")
        #expect(requests == "GET \(system.api)?per_page=100&page=1\nPOST \(system.api)\n")
        #expect(try body == "<!-- darkroom -->\n" + summary)

        // In later runs, our comment is on the second page.
        let full = "[" + Array(repeating: "{\"id\": 1, \"body\": \"x\"}", count: 100).joined(separator: ",") + "]"
        try answers(full, "[{\"id\": 77, \"body\": \"<!-- darkroom -->\\nold\"}]")
        try FileManager.default.removeItem(at: place("requests"))
        var later = environment
        later["DARKROOM_REPORT_URL"] = "https://ci.example/report"
        #expect(try run(system.script, [place("summary.md").path], later).status == 0)
        #expect(
            requests == "GET \(system.api)?per_page=100&page=1\nGET \(system.api)?per_page=100&page=2\n\(system.method) \(system.one)\n")
        #expect(try body?.hasSuffix("\n[The report with all pictures](https://ci.example/report)\n") == true)

        // The token is not visible to other processes.
        #expect(try String(contentsOf: place("requests.headers"), encoding: .utf8).hasPrefix(system.header + "\n"))
        #expect(try !String(contentsOf: place("requests.arguments"), encoding: .utf8).contains("secret"))
        later[system.token] = ""
        let refused = try run(system.script, [place("summary.md").path], later)
        #expect(refused.status != 0 && refused.errors.contains("\(system.token): is not set"))
    }

    @Test(arguments: ["Complete", "Failed"]) func kubernetesJobsRunOneAfterTheOther(verdict: String) throws {
        try standIn(
            "kubectl", """
                log="\(place("calls").path)"
                echo "${*/#*kubernetes-job.yaml/FILE}" >>"$log"
                case "$*" in
                "get job/darkroom-verify "*) if [[ $(grep -c 'get job/darkroom-verify' "$log") -gt 2 ]]; then echo Failed; fi ;;
                "get job/darkroom-join "*) echo "SuccessCriteriaMet \(verdict)" ;;
                "logs job/darkroom-join") echo "the report" ;;
                esac
                """)
        let result = try run("kubernetes-run.sh", ["0"])
        #expect(result.status == (verdict == "Complete" ? 0 : 1))
        #expect(result.output == "verify: Failed\nthe report\njoin: \(verdict)\n")
        let path = #"--output jsonpath={.status.conditions[?(@.status=="True")].type}"#
        #expect(
            try String(contentsOf: place("calls"), encoding: .utf8) == """
                delete --ignore-not-found job/darkroom-verify job/darkroom-join
                apply --filename FILE
                get job/darkroom-verify \(path)
                get job/darkroom-verify \(path)
                get job/darkroom-verify \(path)
                patch job/darkroom-join --patch {"spec": {"suspend": false}}
                get job/darkroom-join \(path)
                logs job/darkroom-join

                """)
    }

    /// Runs the commands of the component's jobs, with the values that GitLab would put in.
    @Test(.enabled(if: python != nil, "There is no Python with yaml here (apt-get install python3-yaml)."))
    func theComponentsJobsRunTheScripts() throws {
        try makeTool(status: 1)
        let script = """
            import sys, yaml
            text = open(sys.argv[1]).read()
            inputs = next(yaml.safe_load_all(text))["spec"]["inputs"]
            values = {name: str(about["default"]) for name, about in inputs.items() if "default" in about}
            values |= dict(argument.split("=", 1) for argument in sys.argv[2:])
            assert values.keys() == inputs.keys(), inputs.keys() - values.keys()
            for name, value in values.items(): text = text.replace("$[[ inputs.%s ]]" % name, value)
            assert "$[[" not in text
            jobs = list(yaml.safe_load_all(text))[1]
            print("\\n".join(line for job in ["darkroom-verify", "darkroom-report"] for line in jobs[job]["script"]))
            """
        let commands = try Program(name: "python3").run(
            [
                "-c", script, RecipeTests.scripts.appendingPathComponent("../../templates/verify.yml").path, "image=i", "widgets=W",
                "scripts=\(RecipeTests.scripts.path)",
            ], at: RecipeTests.python)
        #expect(commands.status == 0, "\(commands.errors)")
        let lines = commands.output.split(separator: "\n").map(String.init)
        try #require(lines.count == 2)
        let path = "\(place("bin").path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
        func job(_ line: String, _ index: String) throws -> Program.Result {
            try Program(name: "bash").run(
                ["-c", "cd '\(folder.url.path)' && \(line)"], at: RecipeTests.program("bash").map { URL(fileURLWithPath: $0) },
                environment: ["PATH": path, "CI_NODE_INDEX": index, "CI_NODE_TOTAL": "2", "DARKROOM_SANDBOX": "never"])
        }
        for part in ["1", "2"] {
            // The stand-in for the tool takes the part from its option.
            let result = try job(lines[0].replacing(" auto", with: " \(part)/2"), part)
            #expect(result.status == 0, "\(result.errors)")
        }
        let report = try job(lines[1], "1")
        #expect(report.status == 1, "\(report.errors)")
        #expect(FileManager.default.fileExists(atPath: place("darkroom-report/summary.md").path))
        #expect(FileManager.default.fileExists(atPath: place("darkroom-report/junit.xml").path))
    }

    @Test func descriptionsAndTheirPageNameExistingScripts() throws {
        let page = try String(contentsOf: Program.package.appendingPathComponent("docs/ci.md"), encoding: .utf8)
        var named: Set<String> = []
        for name in RecipeTests.descriptions + ["../ci.md"] {
            let text = try String(contentsOf: RecipeTests.scripts.appendingPathComponent(name), encoding: .utf8)
            for match in text.matches(of: #/(?:docs/ci|scripts \]\])/([a-z-]+\.sh)/#) { named.insert(String(match.output.1)) }
            #expect(!text.contains("\t"), "\(name)")
        }
        let there = try FileManager.default.contentsOfDirectory(atPath: RecipeTests.scripts.path)
        #expect(named.sorted() == there.filter { $0.hasSuffix(".sh") }.sorted())
        for name in there {
            #expect(page.contains("(ci/\(name))"), "\(name)")
            let path = RecipeTests.scripts.appendingPathComponent(name).path
            if name.hasSuffix(".sh") { #expect(access(path, X_OK) == 0, "\(name)") }
        }
    }

    @Test(.enabled(if: python != nil, "There is no Python with yaml here (apt-get install python3-yaml)."))
    func descriptionsAreYAML() throws {
        let script = """
            import sys, yaml
            for path in sys.argv[1:]:
                parts = yaml.safe_load_all(open(path))
                print([sorted(str(key) if type(part) is dict else key["id"] for key in part) for part in parts])
            """
        let files = RecipeTests.descriptions.map { RecipeTests.scripts.appendingPathComponent($0).path }
        let result = try Program(name: "python3").run(["-c", script] + files, at: RecipeTests.python)
        #expect(result.status == 0, "\(result.errors)")
        // In YAML 1.1, the key "on" is true.
        #expect(
            result.output == """
                [['True', 'env', 'jobs', 'name', 'permissions']]
                [['stages', 'variables', 'widgets', 'widgets-build', 'widgets-report']]
                [['apiVersion', 'kind', 'metadata', 'spec'], ['apiVersion', 'kind', 'metadata', 'spec'], ['apiVersion', 'kind', \
                'metadata', 'spec']]
                [['branding', 'description', 'inputs', 'name', 'outputs', 'runs']]
                [['darkroom-check', 'darkroom-verify']]
                [['spec'], ['.darkroom', 'darkroom-build', 'darkroom-report', 'darkroom-verify']]

                """)
    }
}
