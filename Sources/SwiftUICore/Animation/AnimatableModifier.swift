/// A modifier with a value that an animation changes: the old name of a modifier that is `Animatable`.
@available(*, deprecated, message: "use Animatable directly")
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}
