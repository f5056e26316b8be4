import Foundation

/// A value of any type that a Realm stores.
public enum AnyRealmValue: Hashable {
    case none
    case int(Int)
    case bool(Bool)
    case float(Float)
    case double(Double)
    case string(String)
    case data(Data)
    case date(Date)
    case object(Object)
    case objectId(ObjectId)
    case decimal128(Decimal128)
    case uuid(UUID)
    case dictionary(Map<String, AnyRealmValue>)
    case list(List<AnyRealmValue>)

    public init() { self = .none }

    public var intValue: Int? { if case .int(let value) = self { value } else { nil } }
    public var boolValue: Bool? { if case .bool(let value) = self { value } else { nil } }
    public var floatValue: Float? { if case .float(let value) = self { value } else { nil } }
    public var doubleValue: Double? { if case .double(let value) = self { value } else { nil } }
    public var stringValue: String? { if case .string(let value) = self { value } else { nil } }
    public var dataValue: Data? { if case .data(let value) = self { value } else { nil } }
    public var dateValue: Date? { if case .date(let value) = self { value } else { nil } }
    public var objectIdValue: ObjectId? { if case .objectId(let value) = self { value } else { nil } }
    public var decimal128Value: Decimal128? { if case .decimal128(let value) = self { value } else { nil } }
    public var uuidValue: UUID? { if case .uuid(let value) = self { value } else { nil } }
    public var dictionaryValue: Map<String, AnyRealmValue>? { if case .dictionary(let value) = self { value } else { nil } }
    public var listValue: List<AnyRealmValue>? { if case .list(let value) = self { value } else { nil } }

    /// Returns the object, where it is one of a type.
    public func object<T: Object>(_ objectType: T.Type) -> T? { if case .object(let value) = self { value as? T } else { nil } }

    /// Returns a value that holds a dictionary.
    public static func fromDictionary(_ dictionary: [String: AnyRealmValue]) -> AnyRealmValue {
        let map = Map<String, AnyRealmValue>()
        for (key, value) in dictionary { map[key] = value }
        return .dictionary(map)
    }

    /// Returns a value that holds an array.
    public static func fromArray(_ array: [AnyRealmValue]) -> AnyRealmValue {
        let list = List<AnyRealmValue>()
        list.append(objectsIn: array)
        return .list(list)
    }
}

extension AnyRealmValue: _Persistable, _DefaultConstructible, RealmCollectionValue, MinMaxType, AddableType, SortableType,
    RealmPropertyType, _QueryNumeric, _QueryString {}
