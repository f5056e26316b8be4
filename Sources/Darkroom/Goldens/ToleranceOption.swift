import CairoGraphics
import Processes

/// The value of `--tolerance`.
struct ToleranceOption: Equatable, Sendable {
    /// The tolerance; nil if pictures must be equal.
    let tolerance: DifferenceTolerance?

    /// Parses a tolerance or `exact`.
    ///
    /// - Returns: nil if the option is not given.
    /// - Throws: `ProgramFailure` if the value is no tolerance.
    init?(_ text: String?) throws {
        guard let text else { return nil }
        if text == "exact" {
            tolerance = nil
            return
        }
        do {
            tolerance = try DifferenceTolerance(parsing: text)
        } catch {
            throw ProgramFailure.badInput(
                "--tolerance: \(error) Write exact to allow no difference.")
        }
    }
}
