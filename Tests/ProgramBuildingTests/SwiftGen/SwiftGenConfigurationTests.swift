import Foundation
import Testing

@testable import ProgramBuilding

/// The configurations of SwiftGen, and the scripts that name them.
@Suite struct SwiftGenConfigurationTests {
    private func configuration(_ text: String, in folder: TemporaryFolder) throws -> SwiftGenConfiguration {
        try folder.write(text, to: "App/swiftgen.yml")
        return try SwiftGenConfiguration(folder["App/swiftgen.yml"]) { ["TARGET_NAME": "Tide"][$0] }
    }

    @Test func outputsOfEachForm() throws {
        let folder = try TemporaryFolder()
        let read = try configuration(
            """
            input_dir: Resources/
            output_dir: ${TARGET_NAME}/${UNKNOWN}
            strings:
              inputs: en.lproj
              options: {separator: /}
              outputs:
                - {templateName: structured-swift5, output: Strings.swift, params: {publicAccess: true, bundle: Bundle.kit, other: [1]}}
                - {templatePath: own.stencil, output: ../Own.swift}
            fonts:
              - {paths: [Fonts, /Library/Fonts], templateName: swift4, output: /Out/Fonts.swift, params: {enumName: F, preservePath: }}
            """, in: folder)
        #expect(
            read.outputs.map { "\($0.command) \(folder.path(of: $0.place)) \($0.template) \($0.isCustom) \($0.inputs.paths) \($0.parameters)" } == [
                "fonts /Out/Fonts.swift swift4 false [\"Resources/Fonts\", \"/Library/Fonts\"] enumName=F preservePath=true",
                "strings App/Tide/${UNKNOWN}/Strings.swift structured-swift5 false [\"Resources/en.lproj\"] bundle=Bundle.kit publicAccess=true",
                "strings App/Tide/Own.swift own.stencil true [\"Resources/en.lproj\"] ",
            ])
        #expect(read.outputs[1].options["separator"] == "/")
        #expect(try configuration("", in: folder).outputs.isEmpty)
    }

    @Test(arguments: [
        ("strings: [", "is not YAML: line 2: did not find expected node content."),
        ("- strings", "is no configuration of SwiftGen: it needs commands such as strings and xcassets, each with a colon."),
        ("strings: x", "is no configuration of SwiftGen: strings needs a dictionary with inputs and outputs, or a list of them."),
        ("fonts: {outputs: {}}", "is no configuration of SwiftGen: fonts needs inputs, which are a path or a list of paths."),
        ("fonts: {inputs: [{}]}", "is no configuration of SwiftGen: fonts needs inputs, which are a path or a list of paths."),
        ("fonts: {inputs: F}", "is no configuration of SwiftGen: fonts needs outputs, each with output and templateName or templatePath."),
        (
            "fonts: {inputs: F, outputs: {templateName: swift5}}",
            "is no configuration of SwiftGen: an output of fonts needs output, the path of a source."
        ),
        (
            "fonts: {inputs: F, outputs: {output: F.swift}}",
            "is no configuration of SwiftGen: the output F.swift of fonts needs either templateName or templatePath."
        ),
    ])
    func whatIsNoConfiguration(_ text: String, _ message: String) throws {
        let folder = try TemporaryFolder()
        let error = #expect(throws: (any Error).self) { try configuration(text, in: folder) }
        #expect(error.map { folder.shortened("\($0)") } == "./App/swiftgen.yml \(message)")
    }

    @Test func files() throws {
        let folder = try TemporaryFolder([
            "R/en.lproj/A.strings": "", "R/en.lproj/A.STRINGSDICT": "", "R/de.lproj/A.strings": "", "R/en.lproj/B.json": "",
            "R/Images.xcassets/x.imageset/A.ttf": "", "R/Fonts/A.ttf": "", "R/.hidden/B.ttf": "", "More/Fonts/C.otf": "",
        ])
        func files(_ command: String, _ paths: String..., filter: String? = nil) -> [String] {
            SwiftGenInputs(paths: paths, filter: filter, command: command, folder: folder.url).files().map(\.path)
        }
        #expect(files("strings", "R/en.lproj") == ["A.STRINGSDICT", "A.strings"])
        #expect(files("strings", "R") == ["de.lproj/A.strings", "en.lproj/A.STRINGSDICT"])
        #expect(files("strings", "R", filter: "en.+\\.strings$") == ["en.lproj/A.strings"])
        #expect(files("xcassets", "R", "R/Images.xcassets") == ["Images.xcassets"])
        #expect(files("fonts", "R", "./More/Fonts/C.otf", "Gone") == ["Fonts/A.ttf", "C.otf"])
    }

    @Test(arguments: [
        ("swiftgen", ["swiftgen.yml"]),
        ("if which swiftgen >/dev/null; then\n  swiftgen config run --config \"$SRCROOT/Config/gen.yml\"\nfi", ["swiftgen.yml", "App/Config/gen.yml"]),
        ("# swiftgen --config a.yml\ncd ${SRCROOT}/.. && \"$PODS_ROOT/SwiftGen/bin/swiftgen\" config run --config=b.yml", ["../b.yml"]),
        ("swiftlint", []),
    ])
    func scripts(_ text: String, _ expected: [String]) throws {
        let folder = URL(fileURLWithPath: "/Harbor/App", isDirectory: true)
        let script = SwiftGenScript(text, in: folder) { $0 == "SRCROOT" ? "/Harbor/App" : nil }
        let paths = expected.map { $0.hasPrefix("App/") ? "/Harbor/\($0)" : "/Harbor/App/\($0)" }
        #expect(script.configurations.map(\.path) == paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path })
    }
}
