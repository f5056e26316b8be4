// Observable objects and the members of publishers are available with `import SwiftUI` only.
import SwiftUI
import Testing

private final class Ticker: ObservableObject {
    @Published var count = 0
    let timer = Timer.publish(every: 1, on: .main, in: .common)
    func watch() { _ = $count.map { $0 * 2 }.sink { _ in } }
}

@Suite struct ObservableObjectImportTests {
    @Test func objectsNeedNoCombine() {
        let ticker = Ticker()
        ticker.watch()
        ticker.count += 1
        #expect(ticker.count == 1)
        #expect(ticker.timer.interval == 1)
    }
}
