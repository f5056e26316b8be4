import Foundation

/// A view that changes with keyframes. A picture shows the initial value.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View> {
    private let initialValue: Value
    private let content: (Value) -> Content

    nonisolated public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        (self.initialValue, self.content) = (initialValue, content)
    }

    nonisolated public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        (self.initialValue, self.content) = (initialValue, content)
    }
}

extension KeyframeAnimator: View {
    public var body: some View { content(initialValue) }
}

extension View {
    /// Changes the view with keyframes whenever `trigger` changes. A picture shows the initial value.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        content(PlaceholderContentView(self), initialValue)
    }

    /// Changes the view with keyframes. A picture shows the initial value.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        content(PlaceholderContentView(self), initialValue)
    }
}
