import DisplayList
import Files
import Foundation
import Processes
import SwiftUI
import WidgetKitCore

/// The values of a dictionary in a YAML file, read with messages that name their place.
@MainActor struct YAMLValues {
    private let values: [String: Any]
    /// The place of the dictionary: the file, and the way to the dictionary in it.
    private let place: String

    /// - Parameter keys: the keys that the dictionary may have.
    /// - Throws: `ProgramFailure` if the value is no dictionary or has other keys.
    init(_ value: Any, at place: String, keys: [String]) throws {
        self.place = place
        guard let values = value as? [String: Any] else {
            throw ProgramFailure.badInput("\(place): it needs the keys \(Choice.listed(keys)), each with its value.")
        }
        self.values = values
        for key in values.keys.sorted() where !keys.contains(key) {
            throw ProgramFailure.badInput(
                "\(place): there is no key \"\(key)\".\(NearNames.question(key, in: keys))"
                    + (keys.count <= 40 ? " It takes \(Choice.listed(keys))." : ""))
        }
    }

    /// A failure at a key, or at the dictionary itself for an empty key.
    func failure(_ key: String, _ message: String) -> ProgramFailure { .badInput("\(place)\(key.isEmpty ? "" : ", \(key)"): \(message)") }

    /// A text, or nil if the key is missing.
    func text(_ key: String) throws -> String? {
        guard let value = values[key], !(value is NSNull) else { return nil }
        if let text = value as? String { return text }
        // A plain word such as "on" is a flag.
        if let flag = value as? Bool { return flag ? "true" : "false" }
        throw failure(key, "it needs a text.")
    }

    /// Whether the value of a key is a dictionary.
    func holdsDictionary(_ key: String) -> Bool { values[key] is [String: Any] }

    func has(_ key: String) -> Bool { values[key].map { !($0 is NSNull) } ?? false }

    /// The elements of a list; a single value counts as a list of one.
    func elements(_ key: String) throws -> [(value: Any, place: String)] {
        guard let value = values[key], !(value is NSNull) else { return [] }
        if value is [Any] { return try list(key) }
        return [(value, "\(place), \(key)")]
    }

    /// The texts of a list; a single text counts as a list of one.
    func texts(_ key: String) throws -> [String] {
        try elements(key).map { value, place in
            guard let text = value as? String else { throw ProgramFailure.badInput("\(place): it needs a text.") }
            return text
        }
    }

    /// The texts of a list; nil if the key is missing.
    func names(_ key: String) throws -> [String]? { has(key) ? try texts(key) : nil }

    func flag(_ key: String) throws -> Bool? {
        guard let value = values[key], !(value is NSNull) else { return nil }
        guard let flag = value as? Bool else { throw failure(key, "it is true or false.") }
        return flag
    }

    /// A date as ISO 8601.
    func date(_ key: String, in timeZone: TimeZone) throws -> Date? {
        try text(key).map { text in
            do { return try DateOption.date(from: text, for: key, in: timeZone) } catch {
                throw failure(key, "\"\(text)\" is no date. Write it as 2026-06-09T09:41:00Z.")
            }
        }
    }

    /// A dictionary with its own keys; nil if the key is missing.
    func dictionary(_ key: String, keys: [String]) throws -> YAMLValues? {
        guard let value = values[key], !(value is NSNull) else { return nil }
        return try YAMLValues(value, at: "\(place), \(key)", keys: keys)
    }

    /// A value by its name.
    func value<Value: NamedValue>(_ key: String, of type: Value.Type) throws -> Value? {
        guard let text = try text(key) else { return nil }
        return try Choice.of(text, for: "\(place), \(key)", in: Value.allNamed, name: \.name).value
    }

    /// The elements of a list with their places.
    func list(_ key: String) throws -> [(value: Any, place: String)] {
        guard let value = values[key], !(value is NSNull) else { return [] }
        guard let list = value as? [Any] else { throw failure(key, "it needs a list; begin each element with a dash.") }
        return list.enumerated().map { ($0.element, "\(place), \(key)[\($0.offset + 1)]") }
    }

    func numbers(_ key: String) throws -> [Int]? {
        guard values[key] != nil else { return nil }
        return try list(key).map { value, _ in
            guard let number = (value as? String).flatMap({ Int($0) }) else { throw failure(key, "it needs whole numbers.") }
            return number
        }
    }

    /// Names with their values, in the order of the names.
    func pairs(_ key: String) throws -> [(name: String, value: String)] {
        guard let value = values[key], !(value is NSNull) else { return [] }
        guard let pairs = value as? [String: Any] else { throw failure(key, "it needs names with values, such as city: reykjavik.") }
        return try pairs.sorted { $0.key < $1.key }.map { name, value in
            if let flag = value as? Bool { return (name, flag ? "true" : "false") }
            guard let text = value as? String else { throw failure(key, "\(name) needs a text.") }
            return (name, text)
        }
    }

    /// A wallpaper by its name, or the path of an image, relative to the file's folder.
    func wallpaper(_ key: String, _ text: String, in folder: URL) throws -> Wallpaper {
        let isDrawn = DrawnWallpaper(rawValue: text.lowercased()) != nil
        do {
            return try Wallpaper(named: isDrawn ? text : URL(fileURLWithPath: text, relativeTo: folder).path)
        } catch let error as ProgramFailure {
            throw failure(key, error.message.replacingOccurrences(of: "--wallpaper: ", with: ""))
        }
    }

    /// A color such as `#1C1C2E`.
    func color(_ key: String) throws -> RGBAColor? {
        try text(key).map { text in
            guard let color = ColorOption.color(from: text) else {
                throw failure(key, "\"\(text)\" is no color. Write it as #RRGGBB.")
            }
            return color
        }
    }
}
