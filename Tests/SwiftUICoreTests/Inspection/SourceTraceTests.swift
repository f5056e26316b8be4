import Foundation
import Testing

@testable import SwiftUICore

/// Tests what views keep of the calls that made them. Recording is never switched off here, because tests run in parallel.
@MainActor @Suite struct SourceTraceTests {
    init() { SourceTrace.isRecording = true }

    private func nodes<V: View>(_ view: V) -> _LayoutNode {
        layOut(view, CGSize(width: 100, height: 60)).root
    }

    @Test func tracesAreNoPartOfAView() {
        let (first, second) = (
            Text("a"),
            Text("a")
        )
        #expect(first.trace.number != second.trace.number)
        #expect(first.trace == second.trace && first == second)
        #expect(Set([first.trace, second.trace, .none]).count == 1)
        #expect(SourceTrace.none.addresses.isEmpty && !SourceTrace.none.isKnown)
    }

    @Test func aPlaceHasOneTraceHoweverOftenItIsReached() {
        let texts = (0..<3).map { Text(verbatim: "\($0)") }
        #expect(texts[0].trace.isKnown)
        #expect(Set(texts.map(\.trace.number)).count == 1)
    }

    @Test func twoPlacesOfAFunctionDifferInOneCallOfIt() {
        let first = Text(verbatim: "a").trace.addresses
        let second = Text(verbatim: "a").trace.addresses
        #expect(first.count == second.count && first.count <= SourceTrace.maximumLength)
        #expect(zip(first, second).filter { $0 != $1 }.count == 1)
    }

    @Test func aTextIsMadeWhereItsFirstPartIs() {
        let first = Text("a")
        #expect((first + Text("b") + Text("c")).trace.number == first.trace.number)
        #expect(first.bold().trace.number == first.trace.number)
    }

    @Test func nodesHaveTheTracesOfTheirViewsAndOfTheModifiersWithoutNodes() throws {
        let text = Text("a")
        let root = nodes(text.environment(\.font, .body).frame(width: 40).environment(\.font, .title))
        #expect(root.sourceTraces.count == 2, "The frame and the outer environment.")
        let inner = try #require(root.onlyChild)
        #expect(inner.sourceTraces.count == 2 && inner.sourceTrace?.number == text.trace.number)
        let outer = root.sourceTraces
        #expect(
            inner.traces(around: outer).map(\.number) == (inner.sourceTraces + outer).map(\.number))
        #expect(root.traces(around: []).map(\.number) == (outer + inner.sourceTraces).map(\.number))
        #expect(root.nearestTrace?.number == outer[0].number)
    }

    @Test func everyKindOfViewIsTraced() {
        func isTraced<V: View>(_ view: V) -> Bool { nodes(view).sourceTrace != nil }
        #expect(isTraced(Text("a")) && isTraced(Image(systemName: "star")) && isTraced(Label("a", systemImage: "star")))
        #expect(isTraced(Button("a") {}) && isTraced(Toggle("a", isOn: .constant(true))))
        #expect(isTraced(Link("a", destination: URL(string: "app://open")!)))
        #expect(isTraced(Gauge(value: 0.5) { Text("a") }) && isTraced(ProgressView(value: 0.5)))
        #expect(isTraced(HStack { Text("a") }) && isTraced(VStack { Text("a") }) && isTraced(ZStack { Text("a") }))
        #expect(isTraced(LazyHStack { Text("a") }) && isTraced(LazyVStack { Text("a") }) && isTraced(Grid { Text("a") }))
        #expect(isTraced(Canvas { _, _ in }))
        #expect(isTraced(Circle()) && isTraced(Circle().fill(.red)) && isTraced(Circle().stroke(.red)))
        #expect(isTraced(Spacer().padding()) && isTraced(Color.red.background(Color.blue)))
    }

    @Test func locatedTreesHaveAPlaceForEachView() {
        let tree = InspectedView(nodes(HStack { Text("a").frame(width: 20) }))
        #expect(tree.place == nil && !tree.allTraces.isEmpty)
        let located = tree.located { traces in traces.first.map { "\($0.number)" } }
        #expect(located.place != nil && located.children[0].place != nil)
        #expect(located.place != located.children[0].place)
        #expect(located.text.split(separator: "\n").allSatisfy { $0.contains(" at ") })
        #expect(tree.located { _ in nil } == tree)
    }
}
