public import CoreSpotlight
import FoundationSupplement

// Properties of an entity that it computes. Where searches keep the value has no meaning in a picture.

/// Makes a computed property one that the system sees.
@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro ComputedProperty() = #externalMacro(module: "DarkroomMacros", type: "ComputedProperty")

@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro ComputedProperty(title: LocalizedStringResource) = #externalMacro(module: "DarkroomMacros", type: "ComputedProperty")

@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro ComputedProperty(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) =
    #externalMacro(module: "DarkroomMacros", type: "ComputedProperty")

@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro ComputedProperty(title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) =
    #externalMacro(module: "DarkroomMacros", type: "ComputedProperty")

@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro ComputedProperty(customIndexingKey: CSCustomAttributeKey) =
    #externalMacro(module: "DarkroomMacros", type: "ComputedProperty")

@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro ComputedProperty(title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey) =
    #externalMacro(module: "DarkroomMacros", type: "ComputedProperty")

/// Makes a property that is computed later one that the system sees.
@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro DeferredProperty() = #externalMacro(module: "DarkroomMacros", type: "DeferredProperty")

@attached(peer, names: prefixed(`$`), prefixed(`_`))
public macro DeferredProperty(title: LocalizedStringResource) = #externalMacro(module: "DarkroomMacros", type: "DeferredProperty")

extension EntityProperty {
    /// Creates the property of a value that an entity has computed, for the macro `@ComputedProperty`.
    public convenience init(_computed value: Value, title: LocalizedStringResource? = nil) {
        self.init(storing: title, value)
    }
}
