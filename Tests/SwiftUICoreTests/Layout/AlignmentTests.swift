import Foundation
import Testing

@testable import SwiftUICore

private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
}

extension VerticalAlignment {
    fileprivate static let middle = VerticalAlignment(Middle.self)
}

@MainActor @Suite struct AlignmentTests {
    @Test func aGuideMovesAViewAgainstTheOthers() {
        expectLayout(20, 20, ["a": "0 0 10 10", "b": "10 5 10 10"]) {
            HStack(alignment: .top, spacing: 0) {
                Box(10, 10).named("a")
                Box(10, 10).named("b").alignmentGuide(.top) { _ in -5 }
            }.frame(width: 20, height: 20, alignment: .top)
        }
    }

    @Test func customGuidesReachThroughContainers() {
        expectLayout(20, 30, ["a": "0 5 10 10", "b": "10 0 10 10"]) {
            HStack(alignment: .middle, spacing: 0) {
                VStack(spacing: 0) {
                    Box(10, 10).named("a").alignmentGuide(.middle) { $0[.bottom] }
                    Box(10, 15)
                }
                Box(10, 10).named("b").alignmentGuide(.middle) { $0[.bottom] + 5 }
            }
        }
    }

    @Test func guidesPassThroughPaddingAndFrames() {
        expectLayout(40, 40, ["a": "5 5 10 10", "b": "30 7 10 10"]) {
            HStack(alignment: .middle, spacing: 0) {
                Box(10, 10).named("a").alignmentGuide(.middle) { _ in 2 }.padding(5)
                    .frame(width: 30, height: 20, alignment: .topLeading)
                Box(10, 10).named("b").alignmentGuide(.middle) { _ in 0 }
            }.frame(width: 40, height: 40, alignment: .topLeading)
        }
    }

    @Test func framesAlignByTheChildsGuides() {
        expectLayout(100, 100, ["a": "40 45 10 10"]) {
            Box(10, 10).named("a").alignmentGuide(HorizontalAlignment.center) { _ in 10 }
                .frame(width: 20, height: 20)
        }
    }
}
