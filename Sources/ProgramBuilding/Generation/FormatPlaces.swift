/// The places for values in a format: `%@`, `%2$lld`, `%(count)lld`.
enum FormatPlaces {
    // `Regex` is a value, and this one has no transforms.
    nonisolated(unsafe) private static let place =
        #/%(?:\((?<name>\w+)\))?(?:(?<number>\d+)\$)?(?:\((?<later>\w+)\))?(?<flags>[-+ #0]*\d*(?:\.\d+)?)(?<conversion>(?:hh|h|ll|l|q|z|t|j|L)?[@dDiuUxXoOfFeEgGaAcCsSp])/#

    /// The places by the numbers of their values, counted from one.
    static func arguments(in format: String) -> [Int: StringSymbols.Argument] {
        var arguments: [Int: StringSymbols.Argument] = [:]
        var next = 1
        for match in format.replacing("%%", with: "").matches(of: place) {
            let number = match.output.number.flatMap { Int($0) } ?? next
            if match.output.number == nil { next += 1 }
            let conversion = String(match.output.conversion)
            arguments[number] = StringSymbols.Argument(
                label: (match.output.name ?? match.output.later).map { SymbolName.string(String($0)) },
                type: type(of: conversion), specifier: "%\(match.output.flags)\(conversion)")
        }
        return arguments
    }

    /// The format without its places.
    static func removed(from format: String) -> String { format.replacing(place, with: " ") }

    /// The type of a value for a conversion with its length, as C has it.
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
