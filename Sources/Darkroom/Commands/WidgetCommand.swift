import ArgumentParser
import CairoGraphics
import WidgetKitCore

/// A command that needs a program's widgets.
package protocol WidgetCommand: AsyncParsableCommand {
    /// Refuses the values of options that are invalid for every program. The tool asks before it builds one.
    ///
    /// - Throws: `ProgramFailure` for the first invalid value.
    @MainActor func checkOptions() throws
}

extension PictureOptions {
    /// Reads the values of all options that need no widgets.
    ///
    /// - Throws: `ProgramFailure` for the first invalid value.
    @discardableResult
    @MainActor func check() throws -> PictureSettings {
        _ = try forms()
        var options = self
        // A recorder creates its folder.
        options.inputs.recordFixtures = nil
        return try PictureSettings(options, devices: .read(from: .located()))
    }
}
