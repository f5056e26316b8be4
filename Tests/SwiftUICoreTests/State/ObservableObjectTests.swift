import Testing

// This file uses SwiftUI's own names only. Observable objects do not need `import Combine`.
import SwiftUICore

private final class Counter: ObservableObject {
    @Published var width: CGFloat
    @Published var height: CGFloat = 4

    static nonisolated(unsafe) var made = 0

    init(width: CGFloat = 3) {
        self.width = width
        Counter.made += 1
    }
}

private struct Owner: View {
    @StateObject private var counter = Counter(width: 7)

    var body: some View {
        VStack(spacing: 0) {
            Shower(counter: counter)
            Heir()
        }
        .environmentObject(counter)
    }
}

private struct Shower: View {
    @ObservedObject var counter: Counter

    var body: some View { Box(counter.width, counter.height).named("shown") }
}

private struct Heir: View {
    @EnvironmentObject var counter: Counter

    var body: some View { Changer(height: $counter.height) }
}

private struct Changer: View {
    @Binding var height: CGFloat

    var body: some View { Box(1, height).named("inherited") }
}

private final class Model: ObservableObject {
    static nonisolated(unsafe) var isLoaded = false

    init() { Model.isLoaded = true }
}

private struct Reader: View {
    @StateObject private var model = Model()
    static nonisolated(unsafe) var found: Bool?

    var body: some View {
        let _ = Reader.found = Model.isLoaded
        Box(1, 1)
    }
}

@MainActor @Suite struct ObservableObjectTests {
    /// The body can need what the object's initializer does, before it names the object.
    @Test func anObjectIsMadeBeforeTheBody() {
        expectLayout(1, 1, [:]) { Reader() }
        #expect(Reader.found == true)
    }

    @Test func anObjectGoesFromItsOwnerToTheViewsInside() {
        expectLayout(10, 8, ["shown": "1.5 0 7 4", "inherited": "4.5 4 1 4"]) { Owner() }
    }

    @Test func bindingsWriteToTheObject() {
        let observed = ObservedObject(wrappedValue: Counter())
        observed.projectedValue.width.wrappedValue = 9
        #expect(observed.wrappedValue.width == 9)

        let state = StateObject(wrappedValue: Counter())
        let copy = state
        copy.projectedValue.height.wrappedValue = 8
        #expect(state.wrappedValue.height == 8)
    }

    @Test func changesAreAnnouncedBeforeTheyHappen() {
        let counter = Counter()
        var seen: [CGFloat] = []
        let cancellable = counter.objectWillChange.sink { seen.append(counter.width) }
        counter.width = 5
        #expect(seen == [3])
        #expect(counter.width == 5)
        cancellable.cancel()
    }

    @Test func theNearestObjectIsFound() {
        expectLayout(10, 10, ["inherited": "4.5 3 1 4"]) {
            Heir().environmentObject(Counter(width: 1)).environmentObject(Counter(width: 2))
        }
    }

    @Test func anUnreadMissingObjectIsNotReported() {
        struct Idle: View {
            @EnvironmentObject var counter: Counter
            var body: some View { Button("Count") { counter.width += 1 }.hidden().overlay { Box(2, 2).named("box") } }
        }
        let (frames, session, _) = layOut(Idle(), CGSize(width: 100, height: 50))
        #expect(frames["box"] != nil)
        #expect(session.failure == nil)
    }

    @Test func aMissingObjectIsReportedInSwiftUIsWords() {
        let failure = ViewFailure.missingObject(kind: "ObservableObject", type: Counter.self)
        #expect(
            "\(failure)" == "No ObservableObject of type Counter found. A View.environmentObject(_:) for Counter may be "
                + "missing as an ancestor of this view.")
    }

    @Test func immediateValuesOfAPublisherAreReceived() {
        var seen = 0
        expectLayout(10, 10, ["box": "4 4 2 2"]) {
            Box(2, 2).named("box").onReceive(Counter().$width) { _ in seen += 1 }
        }
        #expect(seen == 1)
    }
}
