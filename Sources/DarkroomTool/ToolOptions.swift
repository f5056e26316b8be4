import ArgumentParser
import Darkroom
import ProgramBuilding

/// The options of the tool itself. They can stand anywhere on the command line.
struct ToolOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The target of the project or package. Default: the only target with widgets.", valueName: "name"))
    var target: String?

    @Option(
        help: ArgumentHelp(
            "The configuration of the Xcode project. Default: the scheme's, or Debug, or the project's default.",
            valueName: "name"))
    var configuration: String?

    @Option(
        help: ArgumentHelp(
            "The system that #if os(…) and canImport(…) test for. Default: the target's, or iOS.", valueName: "name"))
    var platform: ValueName<Platform>?

    @Option(
        help: ArgumentHelp(
            "The folder for built programs. Default: $XDG_CACHE_HOME/darkroom or ~/.cache/darkroom.",
            valueName: "folder"),
        completion: .directory)
    var cache: String?

    @Flag(help: "Fetches no packages; the modules of those that are not on this disk are missing.")
    var offline = false

    @Flag(
        help: """
            Runs the compiler and the widgets' program without network, and with only the folders that they need. Needs bubblewrap; \
            includes --offline.
            """)
    var sandbox = false

    @Flag(help: "Prints what is being built line by line where standard error is no terminal.")
    var progress = false
}

extension Platform: NamedValue {}
