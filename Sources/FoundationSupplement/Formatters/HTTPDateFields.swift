import Foundation

/// The fields of a date of HTTP, such as "Sun, 06 Nov 1994 08:49:37 GMT" (RFC 9110, section 5.6.7).
enum HTTPDateFields {
    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// Writes fields. Those that are missing or no weekday or month have the values of the first of January 2000, a Sunday.
    static func text(of components: DateComponents) -> String {
        func name(_ number: Int?, in names: [String]) -> String {
            number.flatMap { names.indices.contains($0 - 1) ? names[$0 - 1] : nil } ?? names[0]
        }
        func digits(_ number: Int, _ count: Int) -> String {
            let digits = String(number.magnitude)
            return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, count - digits.count)) + digits
        }
        let time = [components.hour, components.minute, components.second].map { digits($0 ?? 0, 2) }.joined(separator: ":")
        return name(components.weekday, in: weekdays) + ", " + digits(components.day ?? 1, 2) + " "
            + name(components.month, in: months) + " " + digits(components.year ?? 2000, 4) + " " + time + " GMT"
    }

    /// Reads the fields at the start of a text, which may lack the weekday, and returns where they end; nil if it has none.
    static func read(_ text: Substring) -> (end: String.Index, components: DateComponents)? {
        var rest = text
        var components = DateComponents()
        components.timeZone = .gmt
        func skip(_ mark: String) -> Bool {
            guard rest.hasPrefix(mark) else { return false }
            rest.removeFirst(mark.count)
            return true
        }
        func name(in names: [String]) -> Int? {
            guard let index = names.firstIndex(of: String(rest.prefix(3))) else { return nil }
            rest.removeFirst(3)
            return index + 1
        }
        func number(_ count: Int, upTo limit: Int = .max) -> Int? {
            let digits = rest.prefix(count)
            guard digits.count == count, digits.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(digits), number <= limit
            else { return nil }
            rest.removeFirst(count)
            return number
        }
        if rest.first?.isNumber == false {
            guard let weekday = name(in: weekdays), skip(", ") else { return nil }
            components.weekday = weekday
        }
        guard let day = number(2), skip(" "), let month = name(in: months), skip(" "), let year = number(4), skip(" "),
            let hour = number(2, upTo: 23), skip(":"), let minute = number(2, upTo: 59), skip(":"),
            let second = number(2, upTo: 60), skip(" GMT")
        else { return nil }
        (components.day, components.month, components.year) = (day, month, year)
        // Foundation has no leap seconds.
        (components.hour, components.minute, components.second) = (hour, minute, second == 60 ? 0 : second)
        return (rest.startIndex, components)
    }

    /// The error of a text that is no such date.
    static func failure(_ text: String) -> CocoaError {
        let description = "Cannot parse \(text). A date of HTTP is written as Sun, 06 Nov 1994 08:49:37 GMT."
        return CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: description])
    }
}
