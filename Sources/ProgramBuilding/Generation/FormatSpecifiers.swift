/// The format specifiers in a text: `%@`, `%2$lld`, `%(count)lld`.
enum FormatSpecifiers {
    // `Regex` is a value, and this one has no transforms.
    nonisolated(unsafe) private static let specifier =
        #/%(?:\((?<name>\w+)\))?(?:(?<number>\d+)\$)?(?:\((?<later>\w+)\))?(?<flags>[-+ #0]*\d*(?:\.\d+)?)(?<conversion>(?:hh|h|ll|l|q|z|t|j|L)?[@dDiuUxXoOfFeEgGaAcCsSp])/#

    /// The values that a format takes, by their numbers, which start at one.
    static func arguments(in format: String) -> [Int: StringSymbols.Argument] {
        var arguments: [Int: StringSymbols.Argument] = [:]
        var next = 1
        for match in format.replacing("%%", with: "").matches(of: specifier) {
            let number = match.output.number.flatMap { Int($0) } ?? next
            if match.output.number == nil { next += 1 }
            let conversion = String(match.output.conversion)
            arguments[number] = StringSymbols.Argument(
                label: (match.output.name ?? match.output.later).map { SymbolName.string(String($0)) },
                type: type(of: conversion), specifier: "%\(match.output.flags)\(conversion)")
        }
        return arguments
    }

    /// The format with a blank in the place of each specifier.
    static func removed(from format: String) -> String { format.replacing(specifier, with: " ") }

    /// The Swift type of the value for a conversion with a length modifier, such as `lld`.
    static func type(of conversion: String) -> String {
        let length = conversion.dropLast()
        switch conversion.last {
        case "d", "D", "i": return length == "hh" ? "Int8" : length == "h" ? "Int16" : length == "" ? "Int32" : "Int"
        case "u", "U", "x", "X", "o", "O":
            return length == "hh" ? "UInt8" : length == "h" ? "UInt16" : length == "" ? "UInt32" : "UInt"
        case "f", "F", "e", "E", "g", "G", "a", "A": return length == "" ? "Float" : "Double"
        default: return "String"
        }
    }
}
