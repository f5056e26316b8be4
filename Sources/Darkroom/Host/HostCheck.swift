import CFrozenClock
import Foundation
import FoundationSupplement

/// Checks that the locale, time zone, calendar and clock of the process can be set.
///
/// Functions of Darkroom replace Foundation's and the C library's functions of the same names. If another version of these
/// libraries used other names, pictures would show the machine's settings without a message.
@MainActor enum HostCheck {
    /// Returns a message for each setting that has no effect.
    static func failures() -> [String] {
        let before = HostEnvironment.current
        defer { HostEnvironment.current = before }
        var probe = HostEnvironment()
        probe.locale = Locale(identifier: "de_CH@calendar=buddhist")
        probe.timeZone = TimeZone(secondsFromGMT: 20_700) ?? .gmt
        HostEnvironment.current = probe
        let moment = 1_000_000_000.25
        frozen_clock_set(moment)
        defer { frozen_clock_clear() }

        let checks = [
            ("locale", Locale.current == probe.locale),
            ("time zone", TimeZone.current == probe.timeZone),
            ("calendar", Calendar.current.identifier == .buddhist),
            ("run loop's clock", isReplaced(RunLoop.hostRunSymbol, of: "libFoundation.so")),
            ("clock", Date().timeIntervalSince1970 == moment && time(nil) == Int(moment)),
            ("seed of random numbers", RandomNumbers.areSeeded),
        ]
        return (checks.filter { !$0.1 }.map(\.0) + FoundationCorrections.failures).map(failure)
    }

    /// The message for a setting that has no effect.
    static func failure(_ name: String) -> String {
        "The \(name) cannot be set in this version of Swift's Foundation. Use a version of Swift that Darkroom is "
            + "tested with, and link Foundation as a shared library."
    }

    /// Returns whether the program replaces a function of a library.
    private static func isReplaced(_ symbol: String, of library: String) -> Bool {
        guard let handle = dlopen(library, RTLD_NOW | RTLD_NOLOAD) else { return false }
        defer { dlclose(handle) }
        guard let own = dlsym(handle, symbol) else { return false }
        return dlsym(nil, symbol) != own
    }
}
