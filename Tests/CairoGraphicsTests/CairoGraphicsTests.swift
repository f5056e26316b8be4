import Testing

@testable import CairoGraphics
