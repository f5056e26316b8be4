import ActivityKit
import DisplayList
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import WidgetKitCore

/// What the engine notices about the presentations of a Live Activity.
@MainActor @Suite struct PictureNoticeTests {
    private struct Ride: ActivityAttributes {
        struct ContentState: Codable, Hashable {}
    }

    /// - Parameters:
    ///   - rows: the rows of the Lock Screen and of the expanded presentation, 60 points high.
    ///   - isFlexible: whether the rows shrink.
    private func topics(
        _ kind: ActivityPreviewViewKind, rows: Int = 1, isFlexible: Bool = false, trailing: Color? = .blue, minimal: Color? = .red
    ) throws -> [PictureNotice.Topic] {
        try drawn(kind, rows: rows, isFlexible: isFlexible, trailing: trailing, minimal: minimal).notices.map(\.topic)
    }

    private func drawn(
        _ kind: ActivityPreviewViewKind, rows: Int = 1, isFlexible: Bool = false, trailing: Color? = .blue,
        minimal: Color? = .red, scheme: ColorScheme = .light
    ) throws -> RenderSession {
        func content() -> some View {
            VStack(spacing: 0) {
                ForEach(0..<rows, id: \.self) { _ in
                    Color.green.frame(minHeight: isFlexible ? 10 : 60, idealHeight: 60, maxHeight: 60)
                }
            }
        }
        var values = _WidgetConfigurationValues()
        func describe<C: WidgetConfiguration>(_ configuration: C) { C._describe(configuration, in: &values) }
        describe(
            ActivityConfiguration(for: Ride.self) { _ in
                content()
            } dynamicIsland: { _ in
                DynamicIsland {
                    DynamicIslandExpandedRegion(.bottom) { content() }
                } compactLeading: {
                    Color.red.frame(width: 20, height: 10)
                } compactTrailing: {
                    if let trailing { trailing.frame(width: 25, height: 10) }
                } minimal: {
                    if let minimal { minimal.frame(width: 10, height: 10) }
                }
                .keylineTint(.red)
            })
        let activity = try #require(LiveActivityDescription(values))
        let device = WidgetDevice(
            name: "Test", screen: CGSize(width: 393, height: 852), kind: .phone, scale: 1, cornerRadius: 22, sizes: [:])
        let session = RenderSession(shaper: Nothing(), images: Nothing())
        var surroundings = WidgetSurroundings(screenOf: device, scale: 1)
        surroundings.colorScheme = scheme
        _ = try LiveActivityRenderer(
            content: LiveActivityPreviewContent(
                attributes: "Ride", viewKind: kind, activity: { activity }, makeAttributes: { Ride() }, states: { [] }),
            surroundings: surroundings, session: session
        ).picture(of: Ride.ContentState())
        return session
    }

    /// The island has a border on dark screens alone.
    @Test func theBorderOfTheIslandIsReportedInTheDark() throws {
        func messages(_ kind: ActivityPreviewViewKind, _ scheme: ColorScheme) throws -> Int {
            try drawn(kind, scheme: scheme).diagnostics.messages.filter { $0.contains("keylineTint") }.count
        }
        #expect(try messages(.dynamicIsland(.compact), .dark) == 1 && messages(.dynamicIsland(.expanded), .dark) == 1)
        #expect(try messages(.dynamicIsland(.compact), .light) == 0 && messages(.content, .dark) == 0)
    }

    @Test func presentationsThatFitAreNoNotice() throws {
        for kind in ActivityPreviewViewKind.all { #expect(try topics(kind).isEmpty) }
    }

    @Test func heightsBeyondTheLargestAreNoted() throws {
        #expect(try topics(.content, rows: 3) == [.presentationTooTall(height: 180)])
        // The margins of the expanded presentation and the camera count too.
        let expanded = try topics(.dynamicIsland(.expanded), rows: 3)
        guard case .presentationTooTall(let height)? = expanded.first else { return #expect(Bool(false), "\(expanded)") }
        #expect(height > 180 && expanded.count == 1)
        #expect(try topics(.content, rows: 3, isFlexible: true).isEmpty)
    }

    @Test func presentationsThatDrawNothingAreNoted() throws {
        #expect(try topics(.content, rows: 0) == [.presentationDrawsNothing("content")])
        #expect(try topics(.dynamicIsland(.compact), trailing: nil) == [.presentationDrawsNothing("compact trailing")])
        #expect(try topics(.dynamicIsland(.compact), trailing: .clear) == [.presentationDrawsNothing("compact trailing")])
        #expect(try topics(.dynamicIsland(.minimal), minimal: nil) == [.presentationDrawsNothing("minimal")])
        #expect(try topics(.dynamicIsland(.expanded), rows: 0) == [.presentationDrawsNothing("expanded")])
    }
}
