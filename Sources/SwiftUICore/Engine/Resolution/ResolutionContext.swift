import DisplayList

/// The context in which views are resolved: the environment and the session.
public struct _ResolutionContext {
    public var environment: EnvironmentValues
    /// The session of the picture.
    package let session: RenderSession
    /// The number of bodies that enclose the view being resolved.
    var depth = 0
    /// The view whose body is being resolved.
    private(set) var owner: Any.Type?

    init(environment: EnvironmentValues, session: RenderSession) {
        self.environment = environment
        self.session = session
    }

    /// Returns the context for a body, or nil if another level does not fit on the stack. The latter is reported once.
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
