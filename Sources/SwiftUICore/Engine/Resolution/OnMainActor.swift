/// Runs `body` on the main actor, where views are resolved, laid out and drawn, and returns its result.
func onMainActor<Value>(_ body: @MainActor () -> Value) -> Value {
    // The variable is written and read on one thread: `assumeIsolated` calls the closure before it returns.
    nonisolated(unsafe) var value: Value?
    MainActor.assumeIsolated { value = body() }
    return value!
}
