import DisplayList
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import WidgetKitCore

@MainActor @Suite struct PresentationTests {
    private func device(_ kind: WidgetDevice.Kind, screen: CGSize = CGSize(width: 430, height: 932)) -> WidgetDevice {
        WidgetDevice(
            name: "Test", screen: screen, kind: kind, scale: 3, cornerRadius: 22,
            sizes: [
                .systemSmall: CGSize(width: 170, height: 170), .systemMedium: CGSize(width: 364, height: 170),
                .systemLarge: CGSize(width: 364, height: 382),
            ])
    }

    @Test func eachFormHasItsPlace() {
        let (phone, pad, watch) = (device(.phone), device(.pad), device(.watch))
        func place(_ form: PictureForm, _ device: WidgetDevice, _ presentation: Presentation = .automatic) -> Presentation? {
            presentation.place(of: form, on: device)
        }
        #expect(place(.widget(.systemSmall), phone) == .home)
        #expect(place(.widget(.accessoryInline), phone) == .lock)
        #expect(place(.widget(.accessoryInline), watch) == .watch)
        #expect(place(.activity(.content), phone) == .lock)
        #expect(place(.activity(.dynamicIsland(.minimal)), phone) == .island)
        #expect(place(.control(.controlLockScreen), phone) == .lock)
        #expect(place(.control(.controlActionButton), phone) == .island)
        #expect(place(.control(.controlLarge), phone) == .controlCenter)
        #expect(place(.widget(.systemSmall), phone, .standBy) == .standBy)
        #expect(place(.widget(.systemMedium), phone, .standBy) == nil)
        #expect(place(.widget(.systemSmall), pad, .standBy) == nil)
        #expect(place(.widget(.accessoryCircular), phone, .home) == nil)
        #expect(place(.activity(.content), watch) == .watch)
        #expect(place(.activity(.content), phone, .carPlay) == .carPlay)
        #expect(place(.widget(.systemLarge), phone, .desktop) == .desktop)
        #expect(place(.widget(.systemLarge), pad, .desktop) == nil)
        #expect(place(.widget(.accessoryCircular), phone, .bare) == .bare)
    }

    @Test func islandsAreOnPhonesWhoseCameraIsInOne() {
        #expect(device(.phone).hasDynamicIsland)
        #expect(device(.phone, screen: CGSize(width: 393, height: 852)).hasDynamicIsland)
        #expect(!device(.phone, screen: CGSize(width: 390, height: 844)).hasDynamicIsland)
        #expect(!device(.pad, screen: CGSize(width: 820, height: 1180)).hasDynamicIsland)
        #expect(PictureForm.presentations(on: device(.phone, screen: CGSize(width: 375, height: 667))) == [.content])
        #expect(PictureForm.places(on: device(.pad)) == [.controlSmall, .controlMedium, .controlLarge])
    }

    @Test func twoAppsAreAsWideAsASmallWidget() {
        let grid = HomeScreenGrid(of: device(.phone))
        #expect(grid.columns == 4 && grid.margin == 33)
        #expect(grid.gap == CGSize(width: 24, height: 42) && grid.pitch == CGSize(width: 97, height: 106))
        // The icons are as far from one edge as from the other.
        #expect(2 * grid.inset.width + 3 * grid.pitch.width + grid.icon == 364)
    }

    @Test(arguments: [
        ("en_US", 9, "9:41"), ("en_US", 0, "12:41"), ("en_US", 13, "1:41"), ("en_GB", 9, "09:41"), ("de_DE", 13, "13:41"),
        ("ar_EG", 9, "٩:٤١"),
    ])
    func theClockFollowsTheLocale(locale: String, hour: Int, text: String) throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let date = try #require(calendar.date(from: DateComponents(year: 2026, month: 6, day: 9, hour: hour, minute: 41)))
        #expect(ScreenClock.text(of: date, in: calendar, locale: Locale(identifier: locale)) == text)
    }

    /// The grid's first place is at the right in a language from right to left.
    @Test(arguments: [("en_US", 33.0), ("ar_EG", 227)]) func aWidgetStandsOnTheGrid(locale: String, x: Double) throws {
        let nothing = Nothing()
        let session = RenderSession(shaper: nothing, images: nothing)
        var surroundings = try #require(WidgetSurroundings(family: .systemSmall, on: device(.phone), scale: 1))
        surroundings.locale = Locale(identifier: locale)
        let red = RGBAColor(255, 0, 0)
        let widget = DisplayList(
            size: CGSize(width: 170, height: 170),
            items: [.fill(Path(CGRect(x: 0, y: 0, width: 170, height: 170)), FillStyle(), .color(red))])
        let root = ViewRenderer(environment: EnvironmentValues(), session: session).render(EmptyView(), size: .zero).root
        let screen = try PresentationRenderer(
            .home, wallpaper: .drawn(.tide), surroundings: surroundings, session: session
        ).picture(
            of: RenderedView(displayList: widget, root: root), as: .widget(.systemSmall), named: "", at: .distantPast)
        #expect(screen.displayList.size == CGSize(width: 430, height: 348))
        func frames(_ items: [DisplayItem], _ transform: CGAffineTransform) -> [CGRect] {
            items.flatMap { item -> [CGRect] in
                switch item {
                case .group(let group): frames(group.items, group.transform.concatenating(transform))
                case .fill(let path, _, .color(red)): [path.boundingRect.applying(transform)]
                default: []
                }
            }
        }
        #expect(frames(screen.displayList.items, .identity) == [CGRect(x: x, y: 26, width: 170, height: 170)])
    }

    @Test func standByRemovesBackgroundsAndIsDark() throws {
        var surroundings = try #require(WidgetSurroundings(family: .systemSmall, on: device(.phone), scale: 1))
        #expect(!surroundings.removesBackground && surroundings.viewEnvironment.colorScheme == .light)
        surroundings.presentation = .standBy
        #expect(surroundings.removesBackground && surroundings.viewEnvironment.colorScheme == .dark)
        #expect(surroundings.viewEnvironment.isActivityFullscreen)
    }
}
