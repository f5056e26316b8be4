import Darkroom
import Foundation
import ProgramBuilding
import Processes
import WidgetKitCore
import CairoGraphics

extension ToolInvocation {
    /// A program that the tool has built.
    struct Built {
        let executable: URL
        let platform: Platform
        /// The variables that the program needs in its environment.
        let environment: [String: String]
        /// The files and folders that it is made from.
        let watched: [URL]
    }

    /// Builds the program of sources, or finds it in the cache.
    ///
    /// - Throws: `ProgramFailure` if nothing can be built from the paths, or the sources do not compile.
    func build(_ paths: [URL], with runtime: Runtime, progress: BuildProgress) throws -> Built {
        var program = try ProgramDiscovery(
            cache: cache, platform: platform, target: target, configuration: configuration, isOffline: isOffline,
            providedModules: runtime.moduleNames, progress: progress
        ).program(at: paths)
        try SystemModules.add(to: &program, cache: cache)
        let platform = platform ?? program.platform ?? .iOS
        let executable = try ProgramCache(root: cache).executable(of: program, for: platform, runtime: runtime, progress: progress)
        // A program in the cache does not find the resources by its own location.
        let resources = ProcessInfo.processInfo.environment[ResourceFolder.environmentVariable] ?? runtime.resources.url.path
        return Built(
            executable: executable, platform: platform, environment: [ResourceFolder.environmentVariable: resources],
            watched: program.watched)
    }
}
