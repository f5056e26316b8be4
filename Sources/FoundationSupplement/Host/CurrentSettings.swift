import Foundation

// Foundation on Linux has no user settings: `Locale.current` is always en_001, regardless of the environment, and no
// public API changes it. These functions have the symbol names of Foundation's own getters. In a program that links
// Foundation as a shared library (Swift's default), all modules, including Foundation's other libraries, therefore get
// the host's settings. A statically linked Foundation causes a link error.

extension Locale {
    @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
    public static func _hostCurrent() -> Locale {
        HostEnvironment.current.locale
    }

    @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
    public static func _hostAutoupdatingCurrent() -> Locale {
        HostEnvironment.current.locale
    }
}

extension TimeZone {
    @_silgen_name("$s20FoundationEssentials8TimeZoneV7currentACvgZ")
    public static func _hostCurrent() -> TimeZone {
        HostEnvironment.current.timeZone
    }

    @_silgen_name("$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ")
    public static func _hostAutoupdatingCurrent() -> TimeZone {
        HostEnvironment.current.timeZone
    }
}

extension Calendar {
    @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
    public static func _hostCurrent() -> Calendar {
        let environment = HostEnvironment.current
        var calendar = Calendar(identifier: environment.locale.calendar.identifier)
        calendar.locale = environment.locale
        calendar.timeZone = environment.timeZone
        return calendar
    }

    @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
    public static func _hostAutoupdatingCurrent() -> Calendar {
        _hostCurrent()
    }
}
