import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite struct TapTargetTests {
    private let url = URL(string: "https://example.com/a")!

    private func description(_ target: PlacedTapTarget) -> String {
        let place = "\(Int(target.frame.minX)) \(Int(target.frame.minY)) \(Int(target.frame.width)) "
            + "\(Int(target.frame.height))"
        switch target.action {
        case .link(let url): return "\(url.lastPathComponent) \(place)"
        case .intent(let intent): return "\(intent) \(place)"
        case .code: return "code \(place)"
        }
    }

    @Test func targetsAreListedWithTheirFrames() {
        let result = drawn(100, 60) {
            VStack(alignment: .leading, spacing: 0) {
                Link(destination: url) { Box(20, 10) }
                Button(role: nil, tapAction: .intent("run"), label: Box(10, 10)).buttonStyle(.plain)
                Toggle(isOn: .constant(true)) { Box(10, 10) }
                Box(10, 9)
            }
        }
        #expect(result.tapTargets.map(description) == ["a 0 0 20 10", "run 0 10 10 10", "code 0 20 100 31"])
    }

    @Test func titlesOfLinksAreTinted() {
        #expect(drawn(100, 40) { Link("a", destination: url) }.textPaints == [.blue])
        #expect(drawn(100, 40) { Link("a", destination: url).tint(.green) }.textPaints == [.green])
        #expect(drawn(100, 40) { Link("a", destination: url).foregroundStyle(.red) }.textPaints == [.color(RGBAColor(255, 59, 48))])
        #expect(drawn(100, 40) { Link(destination: url) { Text("a") } }.textPaints == [.black])
    }

    /// Public apps rely on it: a link of rows in a vertical stack.
    @Test func theContainerAroundALinkArrangesItsViews() {
        let result = drawn(20, 20) {
            VStack(alignment: .leading, spacing: 0) { Link(destination: url) { Box(10, 10); Box(20, 10) } }
        }
        #expect(result.tapTargets.map(description) == ["a 0 0 10 10", "a 0 10 20 10"])
    }

    @Test func aLinkOfNothingIsNone() {
        #expect(drawn(10, 10) { Link(destination: url) {} }.tapTargets.isEmpty)
    }
}
