// An entity that is an enumeration of texts, such as `enum Shelf: String, AppEntity`, needs neither an identifier nor a query.

extension AppEntity where Self: RawRepresentable, ID == RawValue {
    /// The raw value.
    public var id: RawValue { rawValue }
}

extension AppEntity where Self: RawRepresentable, ID == String, RawValue == String {
    public static var defaultQuery: _RawRepresentableStringQuery<Self> { _RawRepresentableStringQuery() }
}

/// Finds values by their raw values.
public struct _RawRepresentableStringQuery<Entity: AppEntity & RawRepresentable>: EntityQuery
where Entity.ID == String, Entity.RawValue == String {
    public init() {}

    public func entities(for identifiers: [String]) async throws -> [Entity] { identifiers.compactMap(Entity.init(rawValue:)) }
}
