import Foundation
import PackagePlugin

/// `swift package darkroom COMMAND …`: builds the package's program of widgets, and runs it with that command.
@main
struct DarkroomCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let line = try PluginArguments(arguments)
        let programs = try self.programs(in: context.package)
        let program = try line.chooseProgram(among: programs)

        // Progress goes to standard error while the compiler works, because a first build takes minutes.
        let result = try packageManager.build(
            .product(program), parameters: .init(configuration: line.isRelease ? .release : .debug, logging: .concise))
        guard result.succeeded else {
            Diagnostics.error("\(program) cannot be built.\n\(result.logText)")
            return
        }
        guard let built = result.builtArtifacts.first(where: { $0.kind == .executable && $0.url.lastPathComponent == program }) else {
            throw PluginFailure("The build of \(program) left no program.")
        }

        let process = Process()
        process.executableURL = built.url
        process.arguments = line.programArguments
        try process.run()
        process.waitUntilExit()
        // The package manager turns every other status than 0 into its own 1, and prints this one.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }

    /// The package's programs that are linked with Darkroom, sorted by name.
    private func programs(in package: Package) throws -> [String] {
        package.products(ofType: ExecutableProduct.self)
            .filter { product in
                product.mainTarget.recursiveTargetDependencies.contains { $0.name == "WidgetKitCore" }
            }
            .map(\.name)
            .sorted()
    }
}
