import Foundation

// The compiler exchanges JSON messages with a plugin, each preceded by its length in eight little-endian bytes. This
// direct implementation avoids building all of swift-syntax for one macro.
while let message = CompilerChannel.receive() {
    CompilerChannel.send(PreviewExpansion.answer(to: message))
}
