/// What `body` makes on the main actor, where views are resolved, laid out and drawn.
func onMainActor<Value>(_ body: @MainActor () -> Value) -> Value {
    // Written and read on one thread: `assumeIsolated` calls the closure before it returns.
    nonisolated(unsafe) var value: Value?
    MainActor.assumeIsolated { value = body() }
    return value!
}
