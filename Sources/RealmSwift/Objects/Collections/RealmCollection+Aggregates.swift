import Foundation

/// The least, greatest, added and average values of a property.
extension RealmCollectionBase {
    public func min<T: _HasPersistedType>(ofProperty property: String) -> T? where T.PersistedType: MinMaxType {
        RealmOrder.least(values(of: property))
    }

    public func max<T: _HasPersistedType>(ofProperty property: String) -> T? where T.PersistedType: MinMaxType {
        RealmOrder.greatest(values(of: property))
    }

    public func sum<T: _HasPersistedType>(ofProperty property: String) -> T where T.PersistedType: AddableType {
        RealmOrder.sum(values(of: property), as: T.self)
    }

    public func average<T: _HasPersistedType>(ofProperty property: String) -> T? where T.PersistedType: AddableType {
        RealmOrder.average(values(of: property), as: T.self)
    }

    public func min<T: _HasPersistedType>(of keyPath: KeyPath<Element, T>) -> T? where T.PersistedType: MinMaxType, Element: ObjectBase {
        RealmOrder.least(_elements.map { $0[keyPath: keyPath] })
    }

    public func max<T: _HasPersistedType>(of keyPath: KeyPath<Element, T>) -> T? where T.PersistedType: MinMaxType, Element: ObjectBase {
        RealmOrder.greatest(_elements.map { $0[keyPath: keyPath] })
    }

    public func sum<T: _HasPersistedType>(of keyPath: KeyPath<Element, T>) -> T where T.PersistedType: AddableType, Element: ObjectBase {
        RealmOrder.sum(_elements.map { $0[keyPath: keyPath] }, as: T.self)
    }

    public func average<T: _HasPersistedType>(of keyPath: KeyPath<Element, T>) -> T? where T.PersistedType: AddableType, Element: ObjectBase {
        RealmOrder.average(_elements.map { $0[keyPath: keyPath] }, as: T.self)
    }

    public func min() -> Element? where Element.PersistedType: MinMaxType { RealmOrder.least(_elements) }
    public func max() -> Element? where Element.PersistedType: MinMaxType { RealmOrder.greatest(_elements) }
    public func sum() -> Element where Element.PersistedType: AddableType { RealmOrder.sum(_elements, as: Element.self) }
    public func average<T: _HasPersistedType>() -> T? where T.PersistedType: AddableType { RealmOrder.average(_elements, as: T.self) }

    private func values<T>(of property: String) -> [T] {
        _elements.compactMap { PropertyConversion.value(RealmOrder.value(at: property, of: $0), as: T.self) }
    }
}
