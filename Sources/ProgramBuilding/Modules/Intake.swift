import Foundation

/// All that a widget extension's program is built of.
package struct Intake {
    /// What makes this program another than the rest: paths and the target's name.
    var identity: [String]
    /// The module with the widgets.
    var program: SourceModule
    /// Modules that the program imports, each after those that it imports itself.
    var libraries: [SourceModule] = []
    /// The system that the target is for, where a project says so.
    package var platform: Platform?
    /// The extension's property list, written into its bundle.
    var informationList: [String: Any] = [:]
    /// What is known about modules that are not there, by their names.
    var missingModules: [String: String] = [:]
    /// What was left out; printed once, where the program is built.
    var warnings: [String] = []
    /// Files that decide what is built besides the modules' own.
    var decidingFiles: [URL] = []

    var modules: [SourceModule] { libraries + [program] }
}
