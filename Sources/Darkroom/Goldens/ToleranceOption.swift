import CairoGraphics
import Processes

/// The value of `--tolerance`.
struct ToleranceOption: Equatable, Sendable {
    /// Nil for none: pictures have to be exact.
    let tolerance: DifferenceTolerance?

    /// Reads a tolerance, or `exact`.
    ///
    /// - Returns: nil where the option is not given.
    /// - Throws: `ProgramFailure` for what is none.
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
                "--tolerance: \(error) With exact, nothing may differ.")
        }
    }
}
