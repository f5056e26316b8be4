import Combine
import Foundation

// A picture shows a view after it has appeared. Actions on appearance run after layout, and the picture is then made
// again, at most a few times, until nothing changes.

/// Runs an action after the view has been laid out.
package struct AppearModifier {
    let name: String
    /// Whether the action runs after all views have appeared, as tasks do.
    let isLate: Bool
    let action: @MainActor () -> Void

    nonisolated init(name: String, isLate: Bool = false, action: @escaping @MainActor () -> Void) {
        (self.name, self.isLate, self.action) = (name, isLate, action)
    }
}

extension AppearModifier: _PrimitiveModifier {
    // A modifier of a group runs its action once, not once per member.
    package static func _resolve<V: View>(
        _ modifier: AppearModifier, content: V, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        V._resolve(content, in: context, into: &nodes)
        context.session.updates.once(Self.self, name: modifier.name, isLate: modifier.isLate, in: context) {
            MainActor.assumeIsolated { modifier.action() }
        }
    }
}

/// Runs an action when a value differs from that of the previous pass.
package struct ChangeModifier<Value: Equatable> {
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    nonisolated init(value: Value, isInitial: Bool, action: @escaping (Value, Value) -> Void) {
        (self.value, self.isInitial, self.action) = (value, isInitial, action)
    }
}

extension ChangeModifier: _PrimitiveModifier {
    package static func _resolve<V: View>(
        _ modifier: ChangeModifier, content: V, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        context.session.updates.change(
            of: modifier.value, name: "onChange of \(Value.self)", isInitial: modifier.isInitial, in: context,
            action: modifier.action)
        V._resolve(content, in: context, into: &nodes)
    }
}

extension View {
    /// Runs `action` after the view has been laid out. The picture includes the resulting changes.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearModifier(name: "onAppear") { action?() })
    }

    /// Effect: none, because no view disappears while a picture is made.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

    /// Runs `action` after the view has been laid out, until it first suspends, and then cancels it. On a device, a
    /// widget's task is likewise cancelled once the widget has been captured.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(AppearModifier(name: "task", isLate: true) { runUntilItWaits(action) })
    }

    /// Runs `action` as `task(priority:_:)` does.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: true) { _, _ in
            MainActor.assumeIsolated { runUntilItWaits(action) }
        })
    }

    /// Runs `action` when the value changes between the passes that make a picture.
    nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
        modifier(ChangeModifier(value: value, isInitial: false) { action($1) })
    }

    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    /// Runs `action` for the values that the publisher sends immediately. Later values are not awaited.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(AppearModifier(name: "onReceive") { publisher.sink { action($0) }.cancel() })
    }

    /// Effect: none, because no URL opens a widget.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

    /// Effect: none, because nothing is opened in a picture.
    nonisolated public func onOpenURL(prefersInApp: Bool) -> some View { self }
}

/// Runs a task on the main actor until it first suspends, and then cancels it.
@MainActor private func runUntilItWaits(_ action: @escaping @Sendable () async -> Void) {
    #if compiler(>=6.2)
        Task.immediate { @MainActor in await action() }.cancel()
    #else
        Task { @MainActor in await action() }.cancel()
    #endif
}
