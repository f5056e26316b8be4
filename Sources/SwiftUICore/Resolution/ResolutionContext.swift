import DisplayList

/// What views are resolved with: the environment, and the session they belong to.
public struct _ResolutionContext {
    public var environment: EnvironmentValues
    let session: RenderSession
    /// How many bodies lie around the view being resolved.
    var depth = 0
    /// The view whose body is being resolved.
    private(set) var owner: Any.Type?

    init(environment: EnvironmentValues, session: RenderSession) {
        self.environment = environment
        self.session = session
    }

    /// The context for a body, or nil (said once) where another level would not fit on the stack.
    @MainActor func descending(into type: Any.Type) -> _ResolutionContext? {
        guard session.stack.hasRoom(reserving: StackGuard.resolutionReserve) else {
            session.fail(.viewsTooDeep(type: type, depth: depth))
            return nil
        }
        var inner = self
        inner.depth += 1
        inner.owner = type
        return inner
    }
}
