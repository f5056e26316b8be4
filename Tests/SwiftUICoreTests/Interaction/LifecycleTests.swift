import Combine
import Foundation
import Testing

@testable import SwiftUICore

/// A box whose width is a state that `change` sets.
private struct Changing<Content: View>: View {
    @State private var width: CGFloat = 10
    let content: (Box, Binding<CGFloat>) -> Content

    var body: some View { content(Box(width, 10), $width).named("box") }
}

/// Returns the final width of the box, and the messages until then.
@MainActor private func settled<Content: View>(
    @ViewBuilder _ content: @escaping (Box, Binding<CGFloat>) -> Content
) -> (width: String, messages: [String]) {
    let result = layOut(Changing(content: content), CGSize(width: 100, height: 10))
    let parts = (result.frames["box"] ?? "").split(separator: " ")
    return (parts.count == 4 ? String(parts[2]) : "", result.session.diagnostics.messages)
}

@MainActor @Suite struct LifecycleTests {
    @Test func changesOnAppearAreInThePicture() {
        let result = settled { box, width in box.onAppear { width.wrappedValue = 30 } }
        #expect(result.width == "30")
        #expect(result.messages.isEmpty)
    }

    @Test func appearingWithoutAnActionChangesNothing() {
        #expect(settled { box, _ in box.onAppear() }.width == "10")
    }

    @Test func aViewAppearsOnce() {
        var count = 0
        let result = settled { box, width in
            box.onAppear {
                count += 1
                width.wrappedValue += 5
            }
        }
        #expect(count == 1)
        #expect(result.width == "15")
    }

    @Test func aGroupAppearsOnceForAllItsMembers() {
        var count = 0
        _ = layOut(Group { Box(1, 1); Box(1, 1) }.onAppear { count += 1 }, CGSize(width: 10, height: 10))
        #expect(count == 1)
    }

    @Test func aTaskRunsUpToItsFirstSuspension() {
        let result = settled { box, width in
            box.task {
                width.wrappedValue = 40
                await Task.yield()
                width.wrappedValue = 50
            }
        }
        #expect(result.width == "40")
    }

    @Test func aTaskIsRunAgainForAnotherValue() {
        var values: [CGFloat] = []
        let result = settled { box, width in
            box.task(id: width.wrappedValue) {
                values.append(width.wrappedValue)
                if width.wrappedValue < 20 { width.wrappedValue += 5 }
            }
        }
        #expect(values == [10, 15, 20])
        #expect(result.width == "20")
    }

    @Test func changesAreReportedWithTheValueBefore() {
        var changes: [[CGFloat]] = []
        _ = settled { box, width in
            box.onAppear { width.wrappedValue = 20 }
                .onChange(of: width.wrappedValue) { old, new in changes.append([old, new]) }
                .onChange(of: width.wrappedValue, perform: { changes.append([$0]) })
                .onChange(of: "the same") { changes.append([-1]) }
                .onChange(of: true, initial: true) { changes.append([-2]) }
        }
        #expect(changes.filter { $0 != [-2] }.sorted { $0.count < $1.count } == [[20], [10, 20]])
        #expect(changes.filter { $0 == [-2] }.count == 1)
    }

    @Test func publishersAreHeardAsFarAsTheySpeakAtOnce() {
        #expect(settled { box, width in box.onReceive(Just(25)) { width.wrappedValue = $0 } }.width == "25")
        let subject = PassthroughSubject<CGFloat, Never>()
        #expect(settled { box, width in box.onReceive(subject) { width.wrappedValue = $0 } }.width == "10")
    }

    @Test func changesWithoutAnEndAreCutOffAndSaidSo() {
        let result = settled { box, width in
            box.onChange(of: width.wrappedValue, initial: true) { width.wrappedValue += 1 }
        }
        #expect(result.messages == ["onChange of CGFloat changes each time the views are updated; its last change is ignored"])
    }

    @Test func objectsOwnedByAViewAreKept() {
        final class Model: ObservableObject { @Published var width: CGFloat = 10 }
        struct Owner: View {
            @StateObject private var model = Model()
            var body: some View { Box(model.width, 10).named("box").onAppear { model.width = 35 } }
        }
        struct Outer: View { var body: some View { Owner() } }
        #expect(layOut(Outer(), CGSize(width: 100, height: 10)).frames["box"] == "32.5 0 35 10")
    }

    @Test func eachPictureStartsWithFreshState() {
        let view = Changing { box, width in box.onAppear { width.wrappedValue += 10 } }
        struct Fresh<Content: View>: View {
            let make: () -> Content
            var body: some View { make() }
        }
        for _ in 0..<2 {
            let frames = layOut(Fresh { Changing(content: view.content) }, CGSize(width: 100, height: 10)).frames
            #expect(frames["box"] == "40 0 20 10")
        }
    }
}
