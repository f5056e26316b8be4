import Foundation
import Testing

@testable import SwiftUICore

/// Tests that one of several views is resolved without its siblings.
@MainActor @Suite struct SiblingTests {
    private final class Bodies { var names: [String] = [] }

    private struct Counted: View {
        let name: String
        let bodies: Bodies

        var body: some View {
            let _ = bodies.names.append(name)
            Box(10, 10).layoutValue(key: NameKey.self, value: name)
        }
    }

    private enum NameKey: LayoutValueKey { static let defaultValue = "" }

    private struct Pair: View {
        let name: String
        let bodies: Bodies

        var body: some View {
            Counted(name: "\(name)1", bodies: bodies)
            Counted(name: "\(name)2", bodies: bodies)
        }
    }

    /// A session belongs to the stack of the thread that makes it, so each test makes its own.
    private var renderer: ViewRenderer {
        ViewRenderer(
            environment: EnvironmentValues(), session: RenderSession(shaper: FakeShaper(), images: NoImages()))
    }

    /// The name of each member, and the bodies that were asked for to find it.
    private func members(_ view: some View, _ bodies: Bodies) -> [(name: String, bodies: [String])] {
        let renderer = renderer
        let (nodes, counts) = renderer.members(of: view)
        let names = nodes.map { $0.layoutValue(NameKey.self) }
        return names.indices.map { index in
            bodies.names = []
            let found = renderer.members(of: _ViewMember(index, of: view, counts: counts)).nodes
            #expect(found.map { $0.layoutValue(NameKey.self) } == [names[index]])
            return (names[index], bodies.names)
        }
    }

    private func several(_ bodies: Bodies, count: Int) -> some View {
        Group {
            Counted(name: "a", bodies: bodies)
            Group {
                ForEach(0..<count, id: \.self) { Counted(name: "f\($0)", bodies: bodies) }
                if count > 0 { Pair(name: "p", bodies: bodies) }
            }
            .padding(1)
            AnyView(Pair(name: "q", bodies: bodies)).frame(width: 20)
        }
    }

    @Test(arguments: [0, 1, 7]) func aMemberAsksForNoBodyOfAnother(count: Int) {
        let bodies = Bodies()
        let found = members(several(bodies, count: count), bodies)
        let names = (["a"] + (0..<count).map { "f\($0)" } + (count > 0 ? ["p1", "p2"] : []) + ["q1", "q2"])
        #expect(found.map(\.name) == names.filter { !$0.isEmpty })
        for member in found { #expect(member.bodies == [member.name]) }
    }

    /// The work for n pictures grows as n does.
    @Test func theWorkForAllMembersGrowsWithTheirNumber() {
        func work(_ count: Int) -> Int {
            let bodies = Bodies()
            return members(ForEach(0..<count, id: \.self) { Counted(name: "\($0)", bodies: bodies) }, bodies)
                .reduce(0) { $0 + $1.bodies.count }
        }
        #expect(work(200) == 200 && work(400) == 400)
    }

    /// Nodes that a modifier joins are one member.
    @Test func joinedViewsAreOneMember() {
        let bodies = Bodies()
        let stacked = TupleView(
            (VStack { Pair(name: "v", bodies: bodies) }.layoutValue(key: NameKey.self, value: "v"),
            Counted(name: "a", bodies: bodies).background { Pair(name: "b", bodies: bodies) }
                .layoutValue(key: NameKey.self, value: "a")))
        let found = members(stacked, bodies)
        #expect(found.map(\.name) == ["v", "a"])
        #expect(found.map { $0.bodies.sorted() } == [["v1", "v2"], ["a", "b1", "b2"]])
    }

    @Test func changedViewsTakeThePlaceOfThoseBefore() {
        let bodies = Bodies()
        var view = TupleView((Counted(name: "a", bodies: bodies), Counted(name: "b", bodies: bodies)))
        let copy = view
        view.value.1 = Counted(name: "c", bodies: bodies)
        #expect(members(view, bodies).map(\.name) == ["a", "c"])
        #expect(members(copy, bodies).map(\.name) == ["a", "b"])
    }

    /// What a condition of the environment shows may differ from what was counted.
    @Test func otherViewsThanThoseCountedAreFoundByTheirPlace() {
        let bodies = Bodies()
        let view = TupleView((Counted(name: "a", bodies: bodies), Counted(name: "b", bodies: bodies)))
        for counts in [SiblingCounts(), renderer.members(of: Counted(name: "x", bodies: bodies)).counts] {
            let found = renderer.members(of: _ViewMember(1, of: view, counts: counts)).nodes
            #expect(found.map { $0.layoutValue(NameKey.self) } == ["b"])
        }
        let none = renderer.members(of: _ViewMember(2, of: view, counts: SiblingCounts())).nodes
        #expect(none.isEmpty)
    }
}
