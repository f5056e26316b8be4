import Foundation

/// Reads the calendar of `--calendar`.
enum CalendarOption {
    private static let calendars: [(name: String, calendar: Calendar.Identifier)] = [
        ("gregorian", .gregorian), ("buddhist", .buddhist), ("chinese", .chinese), ("coptic", .coptic),
        ("ethiopicAmeteMihret", .ethiopicAmeteMihret), ("ethiopicAmeteAlem", .ethiopicAmeteAlem), ("hebrew", .hebrew),
        ("iso8601", .iso8601), ("indian", .indian), ("islamic", .islamic), ("islamicCivil", .islamicCivil),
        ("islamicTabular", .islamicTabular), ("islamicUmmAlQura", .islamicUmmAlQura), ("japanese", .japanese),
        ("persian", .persian), ("republicOfChina", .republicOfChina),
    ]

    /// The locale with the calendar that `name` names, as on a device whose settings choose another than the region's.
    static func locale(_ locale: Locale, calendar name: String) throws -> Locale {
        let calendar = try Choice.of(name, for: "--calendar", in: calendars, name: \.name).calendar
        var components = Locale.Components(locale: locale)
        components.calendar = calendar
        return Locale(components: components)
    }
}
