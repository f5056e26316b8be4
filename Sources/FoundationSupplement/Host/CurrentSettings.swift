import Foundation

// Foundation on Linux has no user settings: `Locale.current` is always en_001, regardless of the environment, and no
// public API changes it. These functions have the symbol names of Foundation's own getters. In a program that links
// Foundation as a shared library (Swift's default), all modules, including Foundation's other libraries, therefore get
// the host's settings. A statically linked Foundation causes a link error.

extension Locale {
    /// Takes the place of `Locale.current`.
    @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
    public static func _hostCurrent() -> Locale {
        HostEnvironment.current.locale
    }

    /// Takes the place of `Locale.preferredLanguages`.
    @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
    public static func _hostPreferredLanguages() -> [String] {
        HostEnvironment.current.preferredLanguages
    }

    /// Takes the place of `Locale.autoupdatingCurrent`. The settings do not change while a picture is made.
    @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
    public static func _hostAutoupdatingCurrent() -> Locale {
        HostEnvironment.current.locale
    }
}

extension TimeZone {
    /// Takes the place of `TimeZone.current`.
    @_silgen_name("$s20FoundationEssentials8TimeZoneV7currentACvgZ")
    public static func _hostCurrent() -> TimeZone {
        HostEnvironment.current.timeZone
    }

    /// Takes the place of `TimeZone.autoupdatingCurrent`.
    @_silgen_name("$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ")
    public static func _hostAutoupdatingCurrent() -> TimeZone {
        HostEnvironment.current.timeZone
    }
}

extension Calendar {
    /// Takes the place of `Calendar.current`: the locale's calendar, in the host's time zone.
    @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
    public static func _hostCurrent() -> Calendar {
        let environment = HostEnvironment.current
        var calendar = Calendar(identifier: environment.locale.calendar.identifier)
        calendar.locale = environment.locale
        calendar.timeZone = environment.timeZone
        return calendar
    }

    /// Takes the place of `Calendar.autoupdatingCurrent`.
    @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
    public static func _hostAutoupdatingCurrent() -> Calendar {
        _hostCurrent()
    }
}
