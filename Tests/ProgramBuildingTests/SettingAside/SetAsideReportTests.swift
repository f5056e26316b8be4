import CairoGraphics
import Foundation
import Testing

@testable import ProgramBuilding

/// What is said about what was set aside.
@Suite struct SetAsideReportTests {
    private func part(_ kind: SetAsidePart.Kind, _ module: String, _ name: String, line: Int = 1) -> SetAsidePart {
        SetAsidePart(kind: kind, module: module, name: name, place: "S.f()", file: "/x/A.swift", line: line)
    }

    @Test func theMostImportantFirst() throws {
        let apple = try AppleNames(resources: ResourceFolder.locate())
        let parts = [
            part(.import, "Zebra", "Zebra"), part(.import, "HealthKit", "HealthKit"), part(.statement, "Log", "Log", line: 2),
            part(.attribute, "HealthKit", "HKA", line: 3), part(.stop, "HealthKit", "HKB", line: 4),
        ] + (5..<11).map { part(.stop, "Realm", "R", line: $0) }
        let report = SetAsideReport(parts, apple: apple)
        #expect(
            report.text { String($0.dropFirst(3)) } == """
                parts of the sources that Darkroom cannot compile are set aside:
                  module Realm: 6 bodies stop where they are reached
                    A.swift:5: S.f() stops (R)
                    A.swift:6: S.f() stops (R)
                    A.swift:7: S.f() stops (R)
                    A.swift:8: S.f() stops (R)
                    and 2 more
                  Apple's HealthKit: one body stops where it is reached, one attribute is ignored
                    A.swift:4: S.f() stops (HKB)
                    A.swift:3: S.f() goes without HKA
                  module Log: one statement is skipped
                    A.swift:2: a statement of S.f() is skipped (Log)
                  module Zebra: imported by one file, and not needed
                """)
        #expect(
            report.line
                == "Besides, what needs module Realm, Apple's HealthKit, module Log, module Zebra is set aside.")
        #expect(SetAsideReport([], apple: apple).text() == "")
        #expect(SetAsideReport([], apple: apple).line == "")
        let many = (1...30).map { part(.import, "M\($0)", "M") }
        #expect(SetAsideReport(many, apple: apple).text().split(separator: "\n").count == 14)
    }
}
