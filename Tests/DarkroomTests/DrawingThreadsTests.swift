import Foundation
import Testing

@testable import CairoGraphics
@testable import Darkroom

@Suite struct DrawingThreadsTests {
    /// A thread in a handler of signals can ask only for its own picture.
    @Test func eachThreadKnowsItsOwnPicture() {
        func name() -> String? { DrawingThreads.current.map { String(cString: $0) } }
        #expect(name() == nil)
        DrawingThreads.drawing("A systemSmall") {
            #expect(name() == "A systemSmall")
            var other: String? = "not asked"
            let done = DispatchSemaphore(value: 0)
            let thread = Thread {
                other = name()
                DrawingThreads.drawing("B systemSmall") { other = (other ?? "") + (name() ?? "") }
                done.signal()
            }
            thread.start()
            done.wait()
            #expect(other == "B systemSmall" && name() == "A systemSmall")
        }
        #expect(name() == nil)
    }

    @Test func threadsOfPartsKnowTheWholePicture() throws {
        DrawingThreads.prepare()
        let names = try DrawingThreads.drawing("A systemSmall") {
            try PictureParts.map(8, threads: 4) { _ in DrawingThreads.current.map { String(cString: $0) } }
        }
        #expect(names == Array(repeating: "A systemSmall", count: 8) && DrawingThreads.current == nil)
    }
}
