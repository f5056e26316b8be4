// Effect: none, because nobody touches a picture or points at it.
extension View {
    nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
}
