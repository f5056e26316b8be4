import Foundation

extension RunLoop {
    /// Runs the run loop until a running wall clock would reach `limitDate`.
    ///
    /// Foundation's own implementation compares with the current time, which never advances on a frozen clock. The
    /// function has the symbol name of Foundation's, as the functions in CurrentSettings.swift do.
    @_silgen_name("$s10Foundation7RunLoopC3run5untily0A10Essentials4DateV_tF")
    public func _hostRun(until limitDate: Date) {
        let end = ProcessInfo.processInfo.systemUptime + limitDate.timeIntervalSinceNow
        var left: TimeInterval
        repeat {
            left = end - ProcessInfo.processInfo.systemUptime
            guard run(mode: .default, before: Date(timeIntervalSinceNow: max(0, left))) else { return }
        } while left > 0
    }

    /// The symbol name of this function.
    package static let hostRunSymbol = "$s10Foundation7RunLoopC3run5untily0A10Essentials4DateV_tF"
}
