import Foundation
import SwiftUICore

/// Makes a property hold the objects that a store has, as the view's model context finds them.
@attached(accessor) @attached(peer, names: prefixed(_)) public macro Query() =
    #externalMacro(module: "DarkroomMacros", type: "Query")

@attached(accessor) @attached(peer, names: prefixed(_)) public macro Query(
    transaction: Transaction
) = #externalMacro(module: "DarkroomMacros", type: "Query")

@attached(accessor) @attached(peer, names: prefixed(_)) public macro Query(
    animation: Animation
) = #externalMacro(module: "DarkroomMacros", type: "Query")

@attached(accessor) @attached(peer, names: prefixed(_)) public macro Query<Element>(
    _ descriptor: FetchDescriptor<Element>,
    transaction: Transaction? = nil
) = #externalMacro(module: "DarkroomMacros", type: "Query") where Element: PersistentModel

@attached(accessor) @attached(peer, names: prefixed(_)) public macro Query<Element>(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
) = #externalMacro(module: "DarkroomMacros", type: "Query") where Element: PersistentModel

@attached(accessor) @attached(peer, names: prefixed(_)) public macro Query<Value, Element>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    transaction: Transaction? = nil
) = #externalMacro(module: "DarkroomMacros", type: "Query") where Value: Comparable, Element: PersistentModel

@attached(accessor) @attached(peer, names: prefixed(_)) public macro Query<Value, Element>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward,
    transaction: Transaction? = nil
) = #externalMacro(module: "DarkroomMacros", type: "Query") where Value: Comparable, Element: PersistentModel

@attached(accessor) @attached(peer, names: prefixed(_)) public macro Query<Element>(
    _ descriptor: FetchDescriptor<Element>,
    animation: Animation
) = #externalMacro(module: "DarkroomMacros", type: "Query") where Element: PersistentModel

@attached(accessor) @attached(peer, names: prefixed(_)) public macro Query<Element>(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
) = #externalMacro(module: "DarkroomMacros", type: "Query") where Element: PersistentModel

@attached(accessor) @attached(peer, names: prefixed(_)) public macro Query<Value, Element>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    animation: Animation
) = #externalMacro(module: "DarkroomMacros", type: "Query") where Value: Comparable, Element: PersistentModel

@attached(accessor) @attached(peer, names: prefixed(_)) public macro Query<Value, Element>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward,
    animation: Animation
) = #externalMacro(module: "DarkroomMacros", type: "Query") where Value: Comparable, Element: PersistentModel
