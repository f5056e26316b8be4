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
            "The system that #if os(…) and canImport(…) test for. Default: the target's, or iOS.", valueName: "name"))
    var platform: ValueName<Platform>?

    @Option(
        help: ArgumentHelp(
            "The folder for built programs. Default: $XDG_CACHE_HOME/darkroom or ~/.cache/darkroom.",
            valueName: "folder"),
        completion: .directory)
    var cache: String?
}

extension Platform: NamedValue {}
