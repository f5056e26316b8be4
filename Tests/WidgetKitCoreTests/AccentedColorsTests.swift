import DisplayList
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import WidgetKitCore

/// The colors of a tinted and of a clear Home Screen.
@Suite struct AccentedColorsTests {
    private let fill = DisplayItem.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), FillStyle(), .black)

    private func group(_ filters: [DisplayFilter]) -> DisplayItem {
        var group = DisplayGroup(items: [fill])
        group.filters = filters
        return .group(group)
    }

    @Test func viewsOutsideTheAccentAreWhite() {
        let colors = AccentedColors(tint: RGBAColor(255, 149, 0))
        let accented = group([colors.accent])
        #expect(colors.colored([fill, accented]) == [group([AccentedColors.standard]), accented])
        guard case .colorMatrix(let matrix) = colors.accent else {
            Issue.record("the accent is no color")
            return
        }
        #expect(matrix[4] == 1 && matrix[9] == 149.0 / 255 && matrix[14] == 0 && matrix[18] == 1)
    }

    @Test func imagesKeepTheirOwnWay() {
        let colors = AccentedColors(tint: RGBAColor(255, 149, 0))
        #expect(colors.filters(of: nil).isEmpty)
        #expect(colors.filters(of: .accented) == [colors.accent])
        for mode in [WidgetAccentedRenderingMode.desaturated, .accentedDesaturated, .fullColor] {
            let image = group(colors.filters(of: mode))
            #expect(colors.colored([image]) == [image])
        }
        // A view's own filter is no such mark.
        let gray = group([colors.filters(of: .desaturated)[1]])
        #expect(colors.colored([gray]) != [gray])
    }

    /// Widgets do not see the difference between the tinted and the clear Home Screen.
    @Test func clearIsAccentedInWhite() {
        var surroundings = WidgetSurroundings(family: .systemSmall, size: CGSize(width: 170, height: 170))
        (surroundings.renderingMode, surroundings.tint) = (.clear, RGBAColor(255, 149, 0))
        #expect(surroundings.accentedColors.tint == RGBAColor(255, 255, 255))
        #expect(surroundings.environmentVariant.widgetRenderingMode == .accented)
        #expect(surroundings.environmentVariant.accentedColors == surroundings.accentedColors)
        #expect(surroundings.environmentVariant.colorScheme == .dark && surroundings.removesBackground)
    }
}
