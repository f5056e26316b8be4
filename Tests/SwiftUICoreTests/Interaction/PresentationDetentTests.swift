import Foundation
import Testing

@testable import SwiftUICore

private struct Half: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
        context.dynamicTypeSize.isAccessibilitySize ? nil : context.maxDetentValue / 2
    }
}

private struct Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
}

@Suite struct PresentationDetentTests {
    @Test func customHeights() {
        var environment = EnvironmentValues()
        #expect(Half.height(in: .init(maxDetentValue: 80, environment: environment)) == 40)
        environment.dynamicTypeSize = .accessibility3
        #expect(Half.height(in: .init(maxDetentValue: 80, environment: environment)) == nil)
        #expect(PresentationDetent.custom(Half.self) == .custom(Half.self))
        #expect(PresentationDetent.custom(Half.self) != .custom(Third.self))
    }
}
