// The compiler expands these macros by DarkroomMacros.

/// Makes a static property of a tip a value that rules ask about.
@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) = #externalMacro(module: "DarkroomMacros", type: "TipParameter")

/// Makes a rule of a condition. None is asked, because no tip shows.
@freestanding(expression)
public macro Rule<each Input: Tips.RuleInput>(
    _ input: repeat each Input, body: (repeat (each Input).Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "DarkroomMacros", type: "TipRule")
