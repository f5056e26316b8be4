extension ViewModifier {
    // Effect: none, because a still picture shows an animation's end.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier { self }
    // Effect: none, because a still picture shows an animation's end.
    @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some ViewModifier { self }
}
