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
    /// Reads the values of all options that need no widgets, in each look of darkroom.yml.
    ///
    /// - Returns: the settings of the first look.
    /// - Throws: `ProgramFailure` for the first invalid value.
    @discardableResult
    @MainActor func check() throws -> PictureSettings {
        _ = try forms()
        var options = self
        // A recorder creates its folder.
        options.inputs.recordFixtures = nil
        let devices = try DeviceTable.read(from: .located())
        return try PictureMatrix(options).looks.map { try PictureSettings($0.options, devices: devices) }[0]
    }
}
