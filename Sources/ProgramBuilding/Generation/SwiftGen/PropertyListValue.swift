import Foundation
import Intents

/// A value of a property list.
indirect enum PropertyListValue: Decodable {
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

    /// The Swift type of a constant with the value.
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

    /// The value in Swift.
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
