import Foundation
import Intents

/// The constants that Tuist generates for property lists: an enumeration for each file, with a member for each key.
struct TuistPlists {
    private let lists: [(name: String, value: PropertyListValue)]

    /// - Parameter files: files of property lists. Binary ones are left out, as are those that cannot be read.
    init(_ files: [URL]) {
        lists = files.compactMap { file in
            guard let data = FileManager.default.contents(atPath: file.path), !data.starts(with: Data("bplist00".utf8)),
                let value = try? PropertyListDecoder().decode(PropertyListValue.self, from: data),
                let name = TuistName.type(file.deletingPathExtension().lastPathComponent)
            else { return nil }
            return (name, value)
        }
    }

    /// The generated source; nil where there are no property lists.
    func text(_ source: TuistResources) -> String? {
        guard !lists.isEmpty else { return nil }
        let enumerations = lists.map { list in
            var declarations = NestedDeclarations()
            switch list.value {
            case .dictionary(let values):
                for (key, value) in values.sorted(by: { $0.key < $1.key }) {
                    guard let name = TuistName.member(key) else { continue }
                    TuistPlists.add(value, named: name, to: &declarations)
                }
            case .array: TuistPlists.add(list.value, named: "items", to: &declarations)
            default: TuistPlists.add(list.value, named: "value", to: &declarations)
            }
            return declarations.lines(named: list.name, keyword: source.enumeration).joined(separator: "\n") + "\n"
        }
        return source.imports("Foundation") + "\n" + enumerations.joined(separator: "\n")
    }

    private static func add(_ value: PropertyListValue, named name: String, to declarations: inout NestedDeclarations) {
        // Nothing changes the constant, but the compiler cannot know that of any value.
        let isAny = value.type.contains("Any")
        declarations.add(
            "public \(isAny ? "nonisolated(unsafe) " : "")static let \(name): \(value.type) = \(value.literal)", named: name, in: [])
    }
}

/// A value of a property list.
private indirect enum PropertyListValue: Decodable {
    case flag(Bool), whole(Int), number(Double), text(String), date(Date), data(Data)
    case array([PropertyListValue]), dictionary([String: PropertyListValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let whole = try? container.decode(Int.self) {
            self = .whole(whole)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let date = try? container.decode(Date.self) {
            self = .date(date)
        } else if let data = try? container.decode(Data.self) {
            self = .data(data)
        } else if let values = try? container.decode([PropertyListValue].self) {
            self = .array(values)
        } else {
            self = .dictionary(try container.decode([String: PropertyListValue].self))
        }
    }

    /// The Swift type of the constant.
    var type: String {
        switch self {
        case .flag: return "Bool"
        case .whole: return "Int"
        case .number: return "Double"
        case .text: return "String"
        case .date: return "Date"
        case .data: return "Data"
        case .array(let values):
            let types = Set(values.map(\.type))
            if types == ["Int", "Double"] { return "[Double]" }
            return "[\(types.count == 1 ? types.first ?? "Any" : "Any")]"
        case .dictionary: return "[String: Any]"
        }
    }

    var literal: String {
        switch self {
        case .flag(let flag): "\(flag)"
        case .whole(let whole): "\(whole)"
        case .number(let number): "\(number)"
        case .text(let text): SwiftSource.literal(text)
        case .date(let date): "Date(timeIntervalSinceReferenceDate: \(date.timeIntervalSinceReferenceDate))"
        case .data(let data): "Data(base64Encoded: \"\(data.base64EncodedString())\") ?? Data()"
        case .array(let values): "[\(values.map(\.literal).joined(separator: ", "))] as \(type)"
        case .dictionary(let values) where values.isEmpty: "[:] as \(type)"
        case .dictionary(let values):
            "["
                + values.sorted { $0.key < $1.key }.map { "\(SwiftSource.literal($0.key)): \($0.value.literal)" }
                .joined(separator: ", ") + "] as \(type)"
        }
    }
}
