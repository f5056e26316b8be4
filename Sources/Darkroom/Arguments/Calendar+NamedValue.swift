import Foundation

extension Calendar.Identifier: NamedValue {
    package static var allNamed: [(name: String, value: Calendar.Identifier)] {
        [
            ("gregorian", .gregorian), ("buddhist", .buddhist), ("chinese", .chinese), ("coptic", .coptic),
            ("ethiopicAmeteMihret", .ethiopicAmeteMihret), ("ethiopicAmeteAlem", .ethiopicAmeteAlem),
            ("hebrew", .hebrew), ("iso8601", .iso8601), ("indian", .indian), ("islamic", .islamic),
            ("islamicCivil", .islamicCivil), ("islamicTabular", .islamicTabular),
            ("islamicUmmAlQura", .islamicUmmAlQura), ("japanese", .japanese), ("persian", .persian),
            ("republicOfChina", .republicOfChina),
        ]
    }
}

extension Locale {
    /// The locale with another calendar than its region's, as the device's settings can choose it.
    func with(_ calendar: Calendar.Identifier) -> Locale {
        var components = Locale.Components(locale: self)
        components.calendar = calendar
        return Locale(components: components)
    }
}
