import ActivityKit
import DisplayList
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import WidgetKitCore

/// Live Activities in the Smart Stack of a watch and in CarPlay, and on their background.
@MainActor @Suite struct LiveActivityCardTests {
    private struct Ride: ActivityAttributes {
        struct ContentState: Codable, Hashable {}
    }

    /// Shows the family by its width: 30 points for small, 50 for medium.
    private struct Content: View {
        @Environment(\.activityFamily) private var family

        var body: some View { Color.primary.frame(width: family == .small ? 30 : 50, height: 10) }
    }

    private func configuration(tint: Color?, families: [ActivityFamily]) -> some WidgetConfiguration {
        ActivityConfiguration(for: Ride.self) { _ in
            Content().activityBackgroundTint(tint)
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { Color.red }
            } compactLeading: {
                Color.red.frame(width: 20, height: 10)
            } compactTrailing: {
                Color.blue.frame(width: 25, height: 10)
            } minimal: {
                Color.red
            }
        }
        .supplementalActivityFamilies(families)
    }

    private func picture(
        _ device: WidgetDevice.Kind, _ presentation: Presentation = .bare, tint: Color? = nil, families: [ActivityFamily] = []
    ) throws -> DisplayList {
        let device = WidgetDevice(
            name: "Test", screen: device == .watch ? CGSize(width: 198, height: 242) : CGSize(width: 393, height: 852),
            kind: device, scale: 1, cornerRadius: 22, sizes: [.accessoryRectangular: CGSize(width: 184, height: 80.5)])
        var surroundings = WidgetSurroundings(screenOf: device, scale: 1)
        surroundings.presentation = presentation
        var values = _WidgetConfigurationValues()
        func describe<C: WidgetConfiguration>(_ configuration: C) { C._describe(configuration, in: &values) }
        describe(configuration(tint: tint, families: families))
        let activity = try #require(LiveActivityDescription(values))
        let content = LiveActivityPreviewContent(
            attributes: "Ride", viewKind: .content, activity: { activity }, makeAttributes: { Ride() }, states: { [] })
        let session = RenderSession(shaper: Nothing(), images: Nothing())
        return try #require(
            try LiveActivityRenderer(
                content: content, surroundings: surroundings, session: session
            ).picture(of: Ride.ContentState())?.displayList)
    }

    private func fills(_ items: [DisplayItem]) -> [(frame: CGRect, color: RGBAColor)] {
        items.flatMap { item -> [(frame: CGRect, color: RGBAColor)] in
            switch item {
            case .fill(let path, _, .color(let color)): [(path.boundingRect, color)]
            case .group(let group): fills(group.items)
            default: []
            }
        }
    }

    private static let phone = WidgetDevice(
        name: "Test", screen: CGSize(width: 393, height: 852), kind: .phone, scale: 1, cornerRadius: 22, sizes: [:])

    /// The Lock Screen's card of a phone.
    private func card<C: WidgetConfiguration>(of configuration: C) throws -> DisplayList {
        var values = _WidgetConfigurationValues()
        C._describe(configuration, in: &values)
        let activity = try #require(LiveActivityDescription(values))
        let content = LiveActivityPreviewContent(
            attributes: "Ride", viewKind: .content, activity: { activity }, makeAttributes: { Ride() }, states: { [] })
        let renderer = LiveActivityRenderer(
            content: content, surroundings: WidgetSurroundings(screenOf: Self.phone, scale: 1),
            session: RenderSession(shaper: Nothing(), images: Nothing()))
        return try #require(try renderer.picture(of: Ride.ContentState())?.displayList)
    }

    /// A view without content has a card in which the corners find room.
    @Test func contentThatIsNotThereHasACard() throws {
        struct Silent: WidgetConfiguration {
            var body: some WidgetConfiguration {
                ActivityConfiguration(for: Ride.self) { _ in
                } dynamicIsland: { _ in
                    DynamicIsland {
                        DynamicIslandExpandedRegion(.bottom) { Color.red }
                    } compactLeading: {
                        Color.red
                    } compactTrailing: {
                        Color.red
                    } minimal: {
                        Color.red
                    }
                }
            }
        }
        let list = try card(of: Silent())
        #expect(list.size == CGSize(width: LiveActivityCardTests.phone.activityWidth, height: 48))
    }

    /// StandBy is dark whatever the phone's appearance is, and so is what lies behind the activity.
    @Test func standByHasADarkCard() throws {
        let card = try fills(picture(.phone, .standBy).items)
        #expect(card.first.map { $0.color == .black } == true && card.contains { $0.color == .white }, "\(card)")
    }

    /// The regions begin below the camera, whatever the upper margin is.
    @Test(arguments: [(16, 36), (0, 36), (50, 50)] as [(CGFloat, CGFloat)])
    func theBottomRegionIsBelowTheCamera(margin: CGFloat, top: CGFloat) throws {
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { Color.red.frame(height: 10) }
        } compactLeading: {
        } compactTrailing: {
        } minimal: {
        }
        .contentMargins(.top, margin, for: .expanded)
        let shapes = DynamicIslandShapes(island: island, device: Self.phone)
        let session = RenderSession(shaper: Nothing(), images: Nothing())
        let views = ViewRenderer(environment: EnvironmentValues(), session: session)
        let list = views.render(shapes.expandedContent, proposal: .unspecified).displayList
        #expect(fills(list.items).filter { $0.color.opacity > 0 }.map(\.frame.minY) == [top])
    }

    /// Views beside each other are stacked, as in a widget.
    @Test func viewsOfContentAreStacked() throws {
        struct Pair: WidgetConfiguration {
            var body: some WidgetConfiguration {
                ActivityConfiguration(for: Ride.self) { _ in
                    Color.red.frame(height: 10)
                    Color.blue.frame(height: 20)
                } dynamicIsland: { _ in
                    DynamicIsland {
                        DynamicIslandExpandedRegion(.bottom) { Color.red }
                    } compactLeading: {
                        Color.red
                    } compactTrailing: {
                        Color.red
                    } minimal: {
                        Color.red
                    }
                }
            }
        }
        let list = try card(of: Pair())
        #expect(list.size.height == 38)
        #expect(fills(list.items).map(\.frame).suffix(2).map { [$0.minY, $0.height] } == [[0, 10], [18, 20]])
    }

    /// Activities are concentric with what holds them: a capsule, the island, a notification.
    @Test func containerShapesAreThoseOfThePresentations() throws {
        struct Square: View {
            var body: some View { ContainerRelativeShape().fill(.red).frame(width: 20, height: 20).padding(3) }
        }
        struct Shapes: WidgetConfiguration {
            var body: some WidgetConfiguration {
                ActivityConfiguration(for: Ride.self) { _ in
                    Square()
                } dynamicIsland: { _ in
                    DynamicIsland {
                        DynamicIslandExpandedRegion(.bottom) { Square() }
                    } compactLeading: {
                        Square()
                    } compactTrailing: {
                        Square()
                    } minimal: {
                        Square()
                    }
                }
            }
        }
        let device = WidgetDevice(
            name: "Test", screen: CGSize(width: 393, height: 852), kind: .phone, scale: 1, cornerRadius: 22, sizes: [:])
        var values = _WidgetConfigurationValues()
        Shapes._describe(Shapes(), in: &values)
        let activity = try #require(LiveActivityDescription(values))
        for kind in [ActivityPreviewViewKind.content, .dynamicIsland(.compact), .dynamicIsland(.minimal), .dynamicIsland(.expanded)] {
            let content = LiveActivityPreviewContent(
                attributes: "Ride", viewKind: kind, activity: { activity }, makeAttributes: { Ride() }, states: { [] })
            let session = RenderSession(shaper: Nothing(), images: Nothing())
            let list = try #require(
                try LiveActivityRenderer(
                    content: content, surroundings: WidgetSurroundings(screenOf: device, scale: 1), session: session
                ).picture(of: Ride.ContentState())?.displayList)
            let squares = LiveActivityCardTests.paths(in: list.items).filter { $0.boundingRect.size == CGSize(width: 20, height: 20) }
            #expect(!squares.isEmpty)
            for square in squares { #expect(square.description != Path(square.boundingRect).description, "\(kind)") }
        }
    }

    private static func paths(in items: [DisplayItem]) -> [Path] {
        items.flatMap { item -> [Path] in
            switch item {
            case .fill(let path, _, _): [path]
            case .group(let group): paths(in: group.items)
            default: []
            }
        }
    }

    @Test func aWatchShowsTheSmallFamilyInTheSmartStacksSize() throws {
        let list = try picture(.watch, families: [.small])
        #expect(list.size == CGSize(width: 184, height: 80.5))
        #expect(fills(list.items).last?.frame.width == 30)
    }

    @Test func withoutTheSmallFamilyAWatchShowsTheCompactSides() throws {
        let frames = fills(try picture(.watch).items).map(\.frame)
        #expect(frames.suffix(2).map(\.width) == [20, 25])
        #expect(frames.suffix(2).map(\.minX) == [14, 145])
    }

    @Test func carPlayHasAPublishedSize() throws {
        let list = try picture(.phone, .carPlay, families: [.small])
        #expect(list.size == CGSize(width: 240, height: 78))
        #expect(fills(list.items).last?.frame.width == 30)
    }

    @Test func anIPadHasAPublishedWidth() throws {
        #expect(try picture(.pad).size.width == 425)
        #expect(try picture(.phone).size.width == 371)
    }

    /// A view that is larger than the collapsed island is cut at its edge.
    @Test func nothingIsDrawnOutsideOfTheIsland() throws {
        var island = DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { Color.red }
        } compactLeading: {
            Color.red.frame(width: 20, height: 80)
        } compactTrailing: {
            Color.red
        } minimal: {
            Color.red.frame(width: 80, height: 80)
        }
        island = island.contentMargins(.all, 0, for: .minimal)
        let device = WidgetDevice(
            name: "Test", screen: CGSize(width: 393, height: 852), kind: .phone, scale: 1, cornerRadius: 22, sizes: [:])
        let shapes = DynamicIslandShapes(island: island, device: device)
        let session = RenderSession(shaper: Nothing(), images: Nothing())
        for view in [AnyView(shapes.minimal), AnyView(shapes.compact)] {
            let list = ViewRenderer(environment: EnvironmentValues(), session: session)
                .render(view, size: CGSize(width: 240, height: DynamicIslandShapes.height)).displayList
            let black = try #require(fills(list.items).first)
            #expect(black.color == RGBAColor(0, 0, 0))
            let clips = list.items.compactMap { item -> CGRect? in
                if case .group(let group) = item { group.clips.first?.path.boundingRect } else { nil }
            }
            #expect(clips == [black.frame])
        }
    }

    @Test func textFollowsTheBackground() throws {
        let onDark = fills(try picture(.phone, tint: Color(red: 0.1, green: 0.1, blue: 0.2)).items)
        #expect(onDark.last?.color == RGBAColor(255, 255, 255))
        let onLight = fills(try picture(.phone, tint: Color(red: 0.9, green: 0.9, blue: 0.8)).items)
        #expect(onLight.last?.color == RGBAColor(0, 0, 0))
        // The tint itself keeps the appearance's color.
        let system = fills(try picture(.phone, tint: .indigo).items)
        let tint = try #require(system.first?.color)
        #expect([tint.red, tint.green, tint.blue].map { ($0 * 255).rounded() } == [88, 86, 214])
        #expect(system.last?.color == RGBAColor(255, 255, 255))
    }
}
