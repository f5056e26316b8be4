import Foundation

/// Everything that a widget extension's program is built from.
package struct ProgramDescription {
    /// What distinguishes this program from all others: paths and the target's name.
    var identity: [String]
    /// The module that declares the widgets.
    var widgetModule: SourceModule
    /// The modules that the program imports; a module follows those that it imports itself.
    var libraries: [SourceModule] = []
    /// The system that the target is built for; nil where no project names one.
    package var platform: Platform?
    /// The extension's Info.plist, which is written into its bundle.
    var infoPlist: [String: Any] = [:]
    /// Why modules that the sources may import cannot be built, by the modules' names.
    var missingModules: [String: String] = [:]
    /// Messages about what was left out; they are printed when the program is built.
    var warnings: [String] = []
    /// Files that the build depends on and that no module contains: projects, settings, manifests.
    var configurationFiles: [URL] = []

    init(identity: [String], widgetModule: SourceModule) {
        (self.identity, self.widgetModule) = (identity, widgetModule)
    }

    var modules: [SourceModule] { libraries + [widgetModule] }
}
