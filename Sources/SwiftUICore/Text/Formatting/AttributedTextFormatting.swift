import Foundation

/// The parts of definitions of how attributed texts may look.
public enum AttributedTextFormatting {
    /// The attributes of a run, of which a constraint changes one.
    @dynamicMemberLookup
    public struct AttributeContainerProxy<Scope: AttributeScope, AttributeKey: AttributedStringKey> where AttributeKey.Value: Sendable {
        var container: AttributeContainer

        public subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<Scope, K>) -> K.Value? where K.Value: Sendable {
            container[K.self]
        }

        public subscript(dynamicMember keyPath: KeyPath<Scope, AttributeKey>) -> AttributeKey.Value? {
            get { container[AttributeKey.self] }
            set { container[AttributeKey.self] = newValue }
        }
    }

    /// Allows some values of an attribute, and replaces others.
    public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>: AttributedTextValueConstraint
    where AttributeKey.Value: Sendable {
        private let values: Set<AttributeKey.Value?>
        private let defaultValue: AttributeKey.Value?

        public init(
            for keyPath: KeyPath<Scope, AttributeKey>, values: Set<AttributeKey.Value?>, default defaultValue: AttributeKey.Value?
        ) { (self.values, self.defaultValue) = (values, defaultValue) }

        public func constrain(_ container: inout AttributeContainerProxy<Scope, AttributeKey>) {
            if !values.contains(container.container[AttributeKey.self]) { container.container[AttributeKey.self] = defaultValue }
        }
    }

    /// Several definitions, each after the one before it.
    public struct _DefinitionGroup<Scope: AttributeScope>: AttributedTextFormattingDefinition {
        fileprivate let definitions: [any AttributedTextFormattingDefinition]

        public var body: _DefinitionGroup<Scope> { return self }
        public func _constrain(_ container: inout AttributeContainer) {
            for definition in definitions { definition._constrain(&container) }
        }
    }

    /// Puts definitions together.
    @resultBuilder public enum DefinitionBuilder<Scope: AttributeScope> {
        public static func buildExpression<D: AttributedTextFormattingDefinition<Scope>>(_ definition: D) -> D { definition }

        public static func buildBlock() -> _DefinitionGroup<Scope> { _DefinitionGroup(definitions: []) }

        public static func buildPartialBlock<D: AttributedTextFormattingDefinition<Scope>>(first: D) -> D { first }

        public static func buildPartialBlock<D0: AttributedTextFormattingDefinition<Scope>, D1: AttributedTextFormattingDefinition<Scope>>(
            accumulated: D0, next: D1
        ) -> _DefinitionGroup<Scope> { _DefinitionGroup(definitions: [accumulated, next]) }
    }
}
