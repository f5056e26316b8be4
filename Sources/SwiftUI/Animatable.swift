/// Makes a type animatable by its properties.
@attached(extension, conformances: Animatable, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "DarkroomMacros", type: "Animatable")

/// Keeps a property out of the animation.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "DarkroomMacros", type: "AnimatableIgnored")
