import Files
import Foundation
import Testing

@testable import Darkroom
@testable import SwiftUICore

/// Lines have the bytes of the encoder for all other reports.
@Suite struct LineJSONTests {
    private static let plain = TimelineManifest.Frame(
        kind: "K", family: "systemSmall", scheme: "light", renderingMode: "fullColor", width: 170, height: 170,
        date: Date(timeIntervalSinceReferenceDate: 0), policy: "never", tapTargets: [], accessibility: [], isChanged: true,
        file: "K/1.png", hash: "ab")

    private func expectSame(_ frame: TimelineManifest.Frame, digest: Int = 5, size: Int = 7) throws {
        let expected = try ReportEncoding.lineEncoder.encode(ManifestJournal.Line.picture(frame, digest: digest, size: size))
        let line = try LineJSON.picture(frame, digest: digest, size: size)
        #expect(String(decoding: line, as: UTF8.self) == String(decoding: expected, as: UTF8.self))
    }

    @Test func aPlainPicture() throws {
        try expectSame(Self.plain)
        try expectSame(Self.plain, digest: .min, size: .max)
    }

    @Test func allValues() throws {
        var frame = Self.plain
        frame.variant = "dark"
        frame.entryDate = Date(timeIntervalSinceReferenceDate: -86_400.75)
        frame.relevance = .init(score: 0.1, duration: 3600)
        frame.widgetURL = "app://a/b?c=d&e=%20"
        frame.isChanged = false
        frame.tapTargets = [
            .init(label: "One", url: "https://example.com/", intent: nil, frame: .init(CGRect(x: 1, y: 2.5, width: 3, height: 4))),
            .init(label: "Two", url: nil, intent: "Open", frame: .init(CGRect(x: -0.125, y: 1e20, width: 1e-3, height: 0))),
        ]
        frame.accessibility = [
            .init(label: "Text", value: "4%", hint: "Tap", traits: ["Button", "Header"], frame: .init(.zero)),
            .init(label: "", value: nil, hint: nil, traits: nil, frame: .init(.zero)),
            .init(label: "None", value: nil, hint: nil, traits: [], frame: .init(.zero)),
        ]
        try expectSame(frame)
    }

    @Test(arguments: [
        "\"quoted\" \\ back/slash", "line\nfeed\ttab\r\u{8}\u{C}\u{0}\u{1F}", "\u{7F}\u{80}\u{2028}\u{2029}", "Äé 日本語 👩‍👩‍👧‍👦 e\u{301}", "",
    ]) func text(_ text: String) throws {
        var frame = Self.plain
        frame.kind = text
        frame.accessibility = [.init(label: text, value: text, hint: nil, traits: [text], frame: .init(.zero))]
        try expectSame(frame)
    }

    @Test(arguments: [
        0, -0.0, 1, -1, 0.1, 1 / 3, 364.333, 1e15, 1e16, 1e17, 1e-5, 1e-4, .pi, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
        .infinity, -.infinity, .nan,
    ] as [Double]) func number(_ number: Double) throws {
        var frame = Self.plain
        frame.width = number
        try expectSame(frame)
    }
}
