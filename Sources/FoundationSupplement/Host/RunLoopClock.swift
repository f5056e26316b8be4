import Foundation

extension RunLoop {
    /// Runs until the wall clock would show `limitDate` if it ran.
    ///
    /// Foundation's own asks the clock whether it is time, and a clock that stands never says so. It carries the name of
    /// Foundation's own as the functions of CurrentSettings.swift do.
    @_silgen_name("$s10Foundation7RunLoopC3run5untily0A10Essentials4DateV_tF")
    public func _hostRun(until limitDate: Date) {
        let end = ProcessInfo.processInfo.systemUptime + limitDate.timeIntervalSinceNow
        var left: TimeInterval
        repeat {
            left = end - ProcessInfo.processInfo.systemUptime
            guard run(mode: .default, before: Date(timeIntervalSinceNow: max(0, left))) else { return }
        } while left > 0
    }

    /// The name of that function.
    package static let hostRunSymbol = "$s10Foundation7RunLoopC3run5untily0A10Essentials4DateV_tF"
}
