import SwiftUICore
import Testing

@testable import WidgetKitCore

/// Tests the names in folders, files, options and reports. A changed name is a changed golden.
@Suite struct NameTests {
    @Test func familiesHaveTheirNamesInTheSource() {
        #expect(
            WidgetFamily.allCases.map(\.name) == [
                "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "systemExtraLargePortrait",
                "accessoryCorner", "accessoryCircular", "accessoryRectangular", "accessoryInline",
            ])
        for family in WidgetFamily.allCases { #expect(WidgetFamily(name: family.name) == family) }
    }

    @Test func colorSchemesHaveTheirNamesInTheSource() {
        #expect(ColorScheme.allCases.map(\.name) == ["light", "dark"])
    }

    @Test func textSizesHaveTheirNamesInTheSource() {
        #expect(
            DynamicTypeSize.allCases.map(\.name) == [
                "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
                "accessibility2", "accessibility3", "accessibility4", "accessibility5",
            ])
    }

    @Test func renderingModesHaveTheirNamesInTheSource() {
        #expect(WidgetRenderingMode.all.map(\.name) == ["fullColor", "accented", "vibrant", "clear"])
    }
}
