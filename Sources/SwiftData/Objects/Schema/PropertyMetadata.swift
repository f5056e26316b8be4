extension Schema {
    /// A property of a model. The code that `@Model` makes creates it.
    public struct PropertyMetadata {
        let name: String
        let keypath: AnyKeyPath
        let access: any PropertyAccess
        let metadata: (any SchemaProperty)?

        public init<Model: PersistentModel, Value>(
            name: String, keypath: KeyPath<Model, Value>,
            storage: ReferenceWritableKeyPath<Model, _StoredValue<Value>>, metadata: (any SchemaProperty)? = nil
        ) {
            (self.name, self.keypath, self.metadata) = (name, keypath, metadata)
            access = StorageAccess(storage: storage)
        }

        var relationship: Schema.Relationship? { metadata as? Schema.Relationship }
        var isUnique: Bool { (metadata as? Schema.Attribute)?.isUnique ?? false }
    }
}
