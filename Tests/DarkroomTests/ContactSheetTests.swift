import CairoGraphics
import Foundation
import Testing

@testable import Darkroom
import WidgetKitCore

@Suite struct ContactSheetTests {
    private let start = Date(timeIntervalSince1970: 1_781_020_800)  // 9 June 2026, 16:00

    private func dates(_ minutes: [Double]) -> [Date] { minutes.map { start.addingTimeInterval($0 * 60) } }

    private func labels(_ minutes: [Double], _ locale: String, _ timeZone: String = "UTC") throws -> [String] {
        ContactSheetDates(locale: Locale(identifier: locale), timeZone: try #require(TimeZone(identifier: timeZone)))
            .labels(for: dates(minutes)).map { "\($0.time)|\($0.isNewDay ? $0.day : "")" }
    }

    @Test func datesAreEvenlySpacedAndIncludeBothEnds() {
        let all = dates((0..<1440).map(Double.init))
        #expect(ContactSheetSection.chosen(48, of: all).count == 48)
        #expect(ContactSheetSection.chosen(5, of: dates([0, 1, 2, 3, 4, 5, 6, 7, 8])) == dates([0, 2, 4, 6, 8]))
        #expect(ContactSheetSection.chosen(2, of: all) == dates([0, 1439]))
        #expect(ContactSheetSection.chosen(1, of: all) == dates([0]))
        #expect(ContactSheetSection.chosen(48, of: dates([3])) == dates([3]))
        #expect(ContactSheetSection.chosen(48, of: []) == [])
    }

    @Test func kindsHaveTheirOwnSortedDates() {
        func sequence(_ kind: String, _ minutes: [Double]) -> PictureSequence {
            PictureSequence(
                kind: kind, surroundings: WidgetSurroundings(family: .systemSmall, size: CGSize(width: 1, height: 1)),
                moments: dates(minutes).map { .init(date: $0) })
        }
        let sections = ContactSheetSection.all(
            of: [sequence("B", [0, 2]), sequence("A", [5]), sequence("B", [1, 2, 9])], limit: 3)
        #expect(sections.map(\.kind) == ["B", "A"])
        #expect(sections.map(\.dates) == [dates([0, 1, 9]), dates([5])])
        #expect(sections.map(\.dateCount) == [4, 1])
    }

    @Test func datesAreFormattedAsOnAPhone() throws {
        #expect(try labels([0, 60], "en_US") == ["4:00\u{202F}PM|Tue, Jun 9", "5:00\u{202F}PM|"])
        #expect(try labels([0], "de_DE", "Europe/Berlin") == ["18:00|Di. 9. Juni"])
        #expect(try labels([0, 600], "en_GB", "Asia/Tokyo") == ["01:00|Wed 10 Jun", "11:00|"])
    }

    @Test func labelsContainDaysSecondsAndYearsIfNecessary() throws {
        #expect(try labels([0, 1440], "en_GB") == ["16:00|Tue 9 Jun", "16:00|Wed 10 Jun"])
        #expect(try labels([0, 0.25, 1], "en_GB") == ["16:00:00|Tue 9 Jun", "16:00:15|", "16:01:00|"])
        #expect(try labels([0, 1440 * 365], "en_GB") == ["16:00|Tue, 9 Jun 2026", "16:00|Wed, 9 Jun 2027"])
        #expect(try labels([], "en_GB") == [])
    }

    @Test func sheetsStayWithinTheirLimits() {
        func scale(_ width: CGFloat, _ height: CGFloat, _ pictures: CGFloat = 3) -> CGFloat? {
            ContactSheetScale.best(for: CGSize(width: width, height: height), pictures: pictures)
        }
        #expect(scale(600, 1000) == 2)
        #expect(scale(600, 1000, 1) == 1)
        #expect(scale(600, 1000, 0.5) == 1)
        #expect(scale(600, 2500) == 1.5, "A row is on one page of 4,000 pixels.")
        #expect(scale(6000, 1000) == 1, "A page has 32,000,000 pixels at most.")
        #expect(scale(100_000, 1000) == nil)
    }

    @Test func columnsDescribeTheirWidgets() {
        func column(_ surroundings: WidgetSurroundings) -> ContactSheetColumn {
            ContactSheetColumn(PictureSequence(kind: "K", surroundings: surroundings))
        }
        var surroundings = WidgetSurroundings(family: .systemMedium, size: CGSize(width: 338.5, height: 158))
        surroundings.colorScheme = .dark
        #expect(column(surroundings).name == "systemMedium")
        #expect(column(surroundings).detail == "338.5 × 158 pt, dark")
        let accessory = WidgetSurroundings(family: .accessoryCircular, size: CGSize(width: 76, height: 76))
        #expect(column(accessory).detail == "76 × 76 pt")
        #expect(column(accessory).isOnDark)
    }
}
