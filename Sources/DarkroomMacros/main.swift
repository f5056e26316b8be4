import MacroExpansions

// The compiler exchanges JSON messages with a plugin, each preceded by its length in eight little-endian bytes. This
// direct implementation avoids building all of swift-syntax for a few macros.
while let message = CompilerChannel.receive() {
    CompilerChannel.send(MacroAnswer.answer(to: message))
}
