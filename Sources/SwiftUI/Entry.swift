/// Makes a property of environment values one that views can set, with its initial value as the default. It also makes
/// the key.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "DarkroomMacros", type: "Entry")
