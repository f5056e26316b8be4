// Effect: none, because a view is resolved once for a picture, so nothing has changed.
extension View {
    /// Prints what has changed since the last time that the view was resolved.
    @MainActor @preconcurrency public static func _printChanges() {}

    /// Logs what has changed since the last time that the view was resolved.
    @MainActor @preconcurrency public static func _logChanges() {}
}

// Effect: none, because a modifier is resolved once for a picture, so nothing has changed.
extension ViewModifier {
    /// Prints what has changed since the last time that the modifier was resolved.
    @MainActor @preconcurrency public static func _printChanges() {}

    /// Logs what has changed since the last time that the modifier was resolved.
    @MainActor @preconcurrency public static func _logChanges() {}
}
