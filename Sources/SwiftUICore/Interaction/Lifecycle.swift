import Combine
import Foundation

// A picture is what a view shows once it has appeared. What a view does as it appears is done after layout, and the
// picture is made again, a few times at most, until nothing changes any more.

/// Calls an action once the view has been laid out.
private struct AppearModifier {
    let name: String
    /// Tasks begin when all views have appeared.
    let isLate: Bool
    let action: @MainActor () -> Void

    nonisolated init(name: String, isLate: Bool = false, action: @escaping @MainActor () -> Void) {
        (self.name, self.isLate, self.action) = (name, isLate, action)
    }
}

extension AppearModifier: _PrimitiveModifier {
    // A modifier of a group acts once, not for each of its members.
    static func _resolve<V: View>(
        _ modifier: AppearModifier, content: V, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        V._resolve(content, in: context, into: &nodes)
        context.session.updates.once(Self.self, name: modifier.name, isLate: modifier.isLate, in: context) {
            MainActor.assumeIsolated { modifier.action() }
        }
    }
}

/// Calls an action when a value is no longer what it was in the pass before.
private struct ChangeModifier<Value: Equatable> {
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    nonisolated init(value: Value, isInitial: Bool, action: @escaping (Value, Value) -> Void) {
        (self.value, self.isInitial, self.action) = (value, isInitial, action)
    }
}

extension ChangeModifier: _PrimitiveModifier {
    static func _resolve<V: View>(
        _ modifier: ChangeModifier, content: V, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        context.session.updates.change(
            of: modifier.value, name: "onChange of \(Value.self)", isInitial: modifier.isInitial, in: context,
            action: modifier.action)
        V._resolve(content, in: context, into: &nodes)
    }
}

extension View {
    /// Calls `action` once the view is laid out; what it changes is in the picture.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearModifier(name: "onAppear") { action?() })
    }

    /// Effect: none, no view disappears while it is looked at.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

    /// Runs `action` once the view is laid out, up to where it first waits for something; then it is cancelled, as a
    /// widget's is once its picture is taken.
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

    /// Calls `action` when the value is another one than before, while the picture is made again.
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

    /// Calls `action` with what the publisher has to say at once; nothing is waited for.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(AppearModifier(name: "onReceive") { publisher.sink { action($0) }.cancel() })
    }

    /// Effect: none, nothing opens a widget.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}

/// Runs a task on the main actor until it first waits, and cancels what is left of it.
@MainActor private func runUntilItWaits(_ action: @escaping @Sendable () async -> Void) {
    #if compiler(>=6.2)
        Task.immediate { @MainActor in await action() }.cancel()
    #else
        Task { @MainActor in await action() }.cancel()
    #endif
}
