import Testing

@testable import CairoGraphics

/// Tests that the memory of drawings that are scaled up is bounded.
@Suite struct DrawnSizeTests {
    @Test(arguments: [
        (10, 20.2, 0, 10, 21), (4096, 4096, 0, 4096, 4096), (8000, 8000, 0, 4096, 4096), (1e300, 1e300, 0, 4096, 4096),
        (1e9, 1, 0, 8192, 1), (8000, 8000, 2, 2048, 2048), (0.0001, 5, 0, 1, 5), (16_000, 500, 0, 8192, 500),
    ])
    func drawingsHaveAsManyPixelsAsFit(width: Double, height: Double, depth: Int, columns: Int, rows: Int) {
        #expect(Replay.drawnSize(width: width, height: height, depth: depth) == (columns, rows))
    }

    /// Fifteen drawings inside each other have two times the pixels of the outermost.
    @Test func drawingsInsideDrawingsShareTheirMemory() {
        let pixels = (0..<16).reduce(0) { sum, depth in
            let size = Replay.drawnSize(width: 1e6, height: 1e6, depth: depth)
            return sum + size.width * size.height
        }
        #expect(pixels <= 32 << 20)
    }
}
