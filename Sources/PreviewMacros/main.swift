import Foundation

// The compiler speaks to a plugin in JSON, each message behind its length in eight little-endian bytes. Doing so by hand
// spares users the build of the whole of swift-syntax for one macro.
while let message = CompilerChannel.receive() {
    CompilerChannel.send(PreviewExpansion.answer(to: message))
}
