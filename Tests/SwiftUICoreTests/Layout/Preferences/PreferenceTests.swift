import Foundation
import Testing

@testable import SwiftUICore

/// Collects the values of views in the order in which they are reduced.
private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Largest: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Frames: PreferenceKey {
    static let defaultValue: [String: Anchor<CGRect>] = [:]
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
    }
}

extension View {
    fileprivate func says(_ name: String) -> some View { preference(key: Names.self, value: [name]) }
    fileprivate func anchored(_ name: String) -> some View {
        anchorPreference(key: Frames.self, value: .bounds) { [name: $0] }
    }
}

/// A box named "m" with the frame of the view named "a".
private struct Marked: View {
    let frames: [String: Anchor<CGRect>]

    var body: some View {
        GeometryReader { proxy in
            let frame = frames["a"].map { proxy[$0] } ?? .zero
            Box(frame.width, frame.height).named("m").offset(x: frame.minX, y: frame.minY)
        }
    }
}

/// Returns the value of `view` for a key.
@MainActor private func said<V: View>(_ view: V) -> [String] {
    layOut(view, CGSize(width: 100, height: 100)).root.preference(Names.self) ?? Names.defaultValue
}

@MainActor @Suite struct PreferenceTests {
    nonisolated static let rules = LayoutRules.list {
        rule("an overlay from the views' values", 100, 20, ["o": "35 0 30 20"]) {
            HStack(spacing: 0) {
                Box(10, 20).preference(key: Largest.self, value: 12)
                Box(10, 20).preference(key: Largest.self, value: 30)
            }
                .overlayPreferenceValue(Largest.self) { Box($0, 20).named("o") }
        }
        rule("a background by its alignment", 100, 20, ["o": "0 0 30 5"]) {
            Box(100, 20).preference(key: Largest.self, value: 30)
                .backgroundPreferenceValue(Largest.self, alignment: .topLeading) { Box($0, 5).named("o") }
        }
        rule("the default without values", 20, 20, ["o": "10 10 0 5"]) {
            Box(20, 20).overlayPreferenceValue(Largest.self, alignment: .center) { Box($0, 5).named("o") }.offset(y: 0)
                .frame(width: 20, height: 25, alignment: .bottom)
        }
        rule("an anchor is a frame in the reader's coordinates", 60, 20, ["m": "35 5 20 10"]) {
            HStack(spacing: 10) { Box(20, 10).anchored("a"); Box(20, 10).anchored("b") }.frame(width: 60, height: 20)
                .overlayPreferenceValue(Frames.self) { frames in
                    GeometryReader { proxy in
                        let frame = proxy[frames["b"]!]
                        Box(frame.width, frame.height).named("m").offset(x: frame.minX, y: frame.minY)
                    }
                }
                .offset(x: -5).offset(x: 5)
        }
        rule("anchors of points", 100, 100, ["m": "60 70 10 10"]) {
            Box(20, 20).anchorPreference(key: Point.self, value: .bottomTrailing) { $0 }
                .position(x: 50, y: 60)
                .overlayPreferenceValue(Point.self) { point in
                    GeometryReader { proxy in
                        let place = point.map { proxy[$0] } ?? .zero
                        Box(10, 10).named("m").offset(x: place.x, y: place.y)
                    }
                }
        }
        rule("anchors follow a rotation", 100, 100, ["m": "45 40 10 20"]) {
            Box(20, 10).anchored("a").rotationEffect(.degrees(90)).frame(width: 100, height: 100)
                .overlayPreferenceValue(Frames.self) { Marked(frames: $0) }
        }
        rule("anchors follow a scale effect", 100, 100, ["m": "30 45 40 10"]) {
            Box(20, 5).anchored("a").scaleEffect(2).frame(width: 100, height: 100)
                .overlayPreferenceValue(Frames.self) { Marked(frames: $0) }
        }
        rule("two turns", 100, 100, ["m": "40 45 20 10"]) {
            Box(10, 5).anchored("a").scaleEffect(2).rotationEffect(.degrees(180)).frame(width: 100, height: 100)
                .overlayPreferenceValue(Frames.self) { Marked(frames: $0) }
        }
        rule("anchors inside a scaled view are not scaled", 100, 100, ["m": "40 45 20 10"]) {
            Box(20, 10).anchored("a").frame(width: 100, height: 100)
                .overlayPreferenceValue(Frames.self) { Marked(frames: $0) }.scaleEffect(0.5)
        }
        rule("an invisible view keeps its anchors", 100, 100, ["m": "40 45 20 10"]) {
            Box(20, 10).anchored("a").scaleEffect(0).frame(width: 100, height: 100)
                .overlayPreferenceValue(Frames.self) { Marked(frames: $0) }
        }
        rule("the frame of a scaled view in the picture", 100, 100, ["m": "35 42.5 60 30"]) {
            GeometryReader { proxy in
                let frame = proxy.frame(in: .global)
                Box(frame.minX == 20 ? frame.width : 0, frame.height).named("m")
            }
            .frame(width: 30, height: 15).scaleEffect(2).frame(width: 100, height: 100)
        }
        rule("a rectangle of one's own", 100, 100, ["m": "42 43 3 4"]) {
            Box(20, 20)
                .anchorPreference(key: Frames.self, value: .rect(CGRect(x: 2, y: 3, width: 3, height: 4))) { ["r": $0] }
                .overlayPreferenceValue(Frames.self) { frames in
                    GeometryReader { proxy in
                        let frame = proxy[frames["r"]!]
                        Box(frame.width, frame.height).named("m").offset(x: frame.minX, y: frame.minY)
                    }
                }
        }
        rule("anchors reach through padding and other layers", 100, 40, ["m": "15 5 10 10"]) {
            Box(10, 10).anchored("a").padding(5).background(Box.greedy)
                .frame(width: 80, height: 20, alignment: .leading)
                .padding(.top, 0).padding(.horizontal, 10)
                .overlayPreferenceValue(Frames.self) { frames in
                    GeometryReader { proxy in
                        let frame = frames["a"].map { proxy[$0] } ?? .zero
                        Box(frame.width, frame.height).named("m").offset(x: frame.minX, y: frame.minY)
                    }
                }
                .frame(height: 40, alignment: .top)
        }
        rule("an anchor added to the values", 40, 10, ["m": "0 0 40 10"]) {
            HStack(spacing: 0) { Box(20, 10).anchored("a"); Box(20, 10) }
                .transformAnchorPreference(key: Frames.self, value: .bounds) { $0["all"] = $1 }
                .overlayPreferenceValue(Frames.self) { frames in
                    GeometryReader { proxy in Box(proxy[frames["all"]!].width, frames.count == 2 ? 10 : 0).named("m") }
                }
        }
        rule("anchors in right-to-left", 40, 10, ["m": "20 0 20 10"], direction: .rightToLeft) {
            HStack(spacing: 0) { Box(20, 10).anchored("a"); Box(20, 10) }
                .overlayPreferenceValue(Frames.self) { frames in
                    GeometryReader { proxy in
                        Box(20, 10).named("m").position(x: 40 - proxy[frames["a"]!].midX, y: 5)
                    }
                }
        }
        rule("state set by a report causes a new layout", 100, 20, ["a": "30 0 40 20", "b": "45 0 10 20"]) {
            Measured()
        }
        rule("state inside a body keeps its value", 100, 20, ["b": "45 0 10 20", "a": "30 0 40 20"]) { Holder() }
        rule("geometry set by a report", 100, 20, ["b": "0 0 35 10"]) { Geometry() }
        rule("a named space", 100, 100, ["m": "10 0 25 0"]) {
            GeometryReader { proxy in
                Box(proxy.frame(in: .named("s")).minX, proxy.frame(in: .named("s")).minY).named("m")
            }
                .frame(width: 50, height: 50).padding(.leading, 25).coordinateSpace(.named("s"))
                .padding(.leading, -15).frame(width: 100, height: 100, alignment: .topLeading)
        }
        rule("the bounds of a named space", 100, 20, ["m": "20 0 100 20"]) {
            GeometryReader { proxy in
                let bounds = proxy.bounds(of: .named("s")) ?? .zero
                Box(bounds.width, bounds.minX == -20 ? bounds.height : 0).named("m")
            }
            .padding(.leading, 20).coordinateSpace(.named("s"))
        }
        rule("an unknown space is the picture", 100, 20, ["m": "20 0 20 1"]) {
            GeometryReader { proxy in
                Box(proxy.frame(in: .named("nowhere")).minX, proxy.bounds(of: .named("nowhere")) == nil ? 1 : 0)
                    .named("m")
            }.padding(.leading, 20)
        }
        rule("the innermost of two spaces of one name", 100, 20, ["m": "30 0 10 20"]) {
            GeometryReader { proxy in Box(proxy.frame(in: .named("s")).minX, 20).named("m") }
                .padding(.leading, 10).coordinateSpace(.named("s")).padding(.leading, 20).coordinateSpace(.named("s"))
        }
    }

    @Test(arguments: rules) func holds(_ rule: LayoutRule) { rule.check() }

    @Test func valuesAreReducedInTheOrderOfViews() {
        let inner = HStack { Box(1, 1).says("b"); Box(1, 1).says("c") }
        #expect(said(VStack { Box(1, 1).says("a"); inner; Box(1, 1).says("d") }) == ["a", "b", "c", "d"])
    }

    @Test func layersCountFromTheBack() {
        let view = Box(1, 1).says("view").background(Box(1, 1).says("back")).overlay(Box(1, 1).says("front"))
        #expect(said(view) == ["back", "view", "front"])
    }

    @Test func aValueReplacesThoseInside() {
        #expect(said(HStack { Box(1, 1).says("a"); Box(1, 1).says("b") }.says("c")) == ["c"])
    }

    @Test func aTransformSeesThoseInside() {
        let view = HStack { Box(1, 1).says("a"); Box(1, 1).says("b") }
            .transformPreference(Names.self) { $0.append("c") }
        #expect(said(view) == ["a", "b", "c"])
        #expect(said(Box(1, 1).transformPreference(Names.self) { $0.append("c") }) == ["c"])
    }

    @Test func keysDoNotMix() {
        let view = Box(1, 1).says("a").preference(key: Largest.self, value: 3)
        #expect(said(view) == ["a"])
        #expect(layOut(view, CGSize(width: 1, height: 1)).root.preference(Largest.self) == 3)
    }

    @Test func messagesOfALayerAreReportedOutside() {
        let view = Box(1, 1).says("a").overlayPreferenceValue(Names.self) { Box(1, 1).says($0[0] + "!") }
        #expect(said(view) == ["a", "a!"])
    }

    @Test func onlyTheChosenViewSpeaks() {
        #expect(said(ViewThatFits { Box(900, 1).says("big"); Box(1, 1).says("small") }) == ["small"])
    }

    @Test func optionalValuesNeedNoDefault() {
        #expect(Point.defaultValue == nil)
    }

    @Test func endlessReportsAreReportedAndStopped() {
        let (frames, session, _) = layOut(Restless(), CGSize(width: 100, height: 100))
        #expect(frames.count == 1)
        let message = "preference Largest changes each time the views are updated; its last change is ignored"
        #expect(session.diagnostics.messages == [message])
    }

    @Test func aReportComesOnceIfNothingChanges() {
        var reports: [[String]] = []
        let view = HStack { Box(1, 1).says("a"); Box(1, 1) }
        _ = layOut(view.onPreferenceChange(Names.self) { reports.append($0) }, CGSize(width: 9, height: 9))
        #expect(reports == [["a"]])
    }
}

private struct Point: PreferenceKey {
    typealias Value = Anchor<CGPoint>?
    static func reduce(value: inout Value, nextValue: () -> Value) { value = value ?? nextValue() }
}

/// A view with the width that another one reports.
private struct Measured: View {
    @State private var width: CGFloat = 0

    var body: some View {
        ZStack {
            Box(max(width, 1), 20).named("a")
            Box(10, 20).named("b").preference(key: Largest.self, value: 40)
        }
        .onPreferenceChange(Largest.self) { width = $0 }
    }
}

private struct Holder: View {
    var body: some View { VStack { Measured() } }
}

private struct Geometry: View {
    @State private var width: CGFloat = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Box(width, 10).named("b")
            Box(35, 10).onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
        }
        .frame(width: 100, alignment: .leading)
    }
}

/// A view that grows by the value that it reports.
private struct Restless: View {
    @State private var width: CGFloat = 1

    var body: some View {
        Box(width, 1).named("a").preference(key: Largest.self, value: width)
            .onPreferenceChange(Largest.self) { width = $0 + 1 }
    }
}
