import Foundation

// Foundation on Linux knows no user settings: Locale.current is always en_001, whatever the environment says, and
// nothing public changes it. These functions carry the names of Foundation's own getters, so in a program linked with
// Foundation as a shared library (Swift's default) every module, Foundation's other libraries included, gets the
// host's settings from them. A statically linked Foundation would not link with them, and says so at link time.

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
