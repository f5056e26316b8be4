import Foundation

/// How an attributed text may look: the attributes that it can have, and what their values must be.
public protocol AttributedTextFormattingDefinition<Scope> {
    associatedtype Scope: AttributeScope = Body.Scope
    associatedtype Body: AttributedTextFormattingDefinition where Body.Scope == Scope

    @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }

    /// Makes the attributes of a run those that the definition allows.
    func _constrain(_ container: inout AttributeContainer)
}

extension AttributedTextFormattingDefinition {
    public typealias ValueConstraint = AttributedTextFormatting.ValueConstraint

    public func _constrain(_ container: inout AttributeContainer) { body._constrain(&container) }

    public func constrain(_ container: inout AttributeContainer) { _constrain(&container) }

    public func constrain(_ string: inout AttributedString) {
        for run in string.runs {
            var attributes = run.attributes
            _constrain(&attributes)
            if attributes != run.attributes { string[run.range].setAttributes(attributes) }
        }
    }
}

/// What the values of one attribute must be.
public protocol AttributedTextValueConstraint: Hashable, Sendable, AttributedTextFormattingDefinition where Body == Self {
    associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable

    typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>

    func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
    public var body: Self { self }

    public func _constrain(_ container: inout AttributeContainer) {
        var attributes = Attributes(container: container)
        constrain(&attributes)
        container = attributes.container
    }
}

private enum FormattingDefinitionKey: EnvironmentKey {
    static var defaultValue: (any AttributedTextFormattingDefinition)? { nil }
}

extension EnvironmentValues {
    /// What attributed texts may look like; nil where nothing is said about that.
    var attributedTextFormattingDefinition: (any AttributedTextFormattingDefinition)? {
        get { self[FormattingDefinitionKey.self] }
        set { self[FormattingDefinitionKey.self] = newValue }
    }
}

extension View {
    nonisolated public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(_ definition: D) -> some View {
        environment(\.attributedTextFormattingDefinition, definition)
    }
}
