import SwiftUI
import Testing
import UIKit

@testable import DisplayList
@testable import SwiftUICore

/// Tests conversions of colors between UIKit and SwiftUI.
@Suite struct UIColorTests {
    private func components(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { ($0 * 255).rounded() }
    }

    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    @Test func archivesKeepAColor() throws {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75), requiringSecureCoding: true)
        let color = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect((red, green, blue, alpha) == (0.25, 0.5, 1, 0.75))
    }

    @Test func componentsComeBack() {
        #expect(components(UIColor(red: 1, green: 0.2, blue: 0, alpha: 0.4)) == [255, 51, 0, 102])
        #expect(components(UIColor(white: 0.2, alpha: 1)) == [51, 51, 51, 255])
        #expect(components(.orange) == [255, 128, 0, 255])
        #expect(components(UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)) == [0, 255, 255, 255])
        #expect(components(UIColor.red.withAlphaComponent(0.2)) == [255, 0, 0, 51])
        #expect(components(UIColor(cgColor: CGColor(gray: 0.6, alpha: 1))) == [153, 153, 153, 255])
        #expect(components(#colorLiteral(red: 1, green: 1, blue: 0, alpha: 1)) == [255, 255, 0, 255])
    }

    @Test func hueSaturationAndWhite() {
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        UIColor(hue: 0.75, saturation: 0.5, brightness: 0.8, alpha: 1)
            .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        #expect(abs(hue - 0.75) < 1e-9 && abs(saturation - 0.5) < 1e-9 && abs(brightness - 0.8) < 1e-9)
        var white: CGFloat = 0
        #expect(UIColor.lightGray.getWhite(&white, alpha: nil) && abs(white - 2 / 3) < 1e-9)
        #expect(!UIColor.red.getWhite(&white, alpha: nil))
    }

    @Test func systemColorsFollowTheirSurroundings() {
        #expect(components(.systemBlue) == [0, 122, 255, 255])
        #expect(components(UIColor.systemBlue.resolvedColor(with: dark)) == [10, 132, 255, 255])
        #expect(components(UIColor.systemBackground.resolvedColor(with: dark)) == [0, 0, 0, 255])
        dark.performAsCurrent { #expect(components(.label) == [255, 255, 255, 255]) }
        #expect(components(.label) == [0, 0, 0, 255])
    }

    @Test func dynamicColorsStayDynamicInViews() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
        #expect(components(color) == [255, 0, 0, 255])
        #expect(components(color.resolvedColor(with: dark)) == [255, 255, 255, 255])
        for view in [Color(uiColor: color), Color(color), Color(UIColor(Color(color)))] {
            #expect(view.resolved(in: ColorContext()) == RGBAColor(255, 0, 0))
            #expect(view.resolved(in: ColorContext(isDark: true)) == RGBAColor(255, 255, 255))
        }
    }

    @Test func missingNamesAreNil() {
        #expect(UIColor(named: "NoSuchColor") == nil)
        #expect(UIColor(named: "NoSuchColor", in: .main, compatibleWith: nil) == nil)
    }

    @Test func equalityComparesContent() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.red != UIColor.blue)
        #expect(Set([UIColor.systemRed, .systemRed, .systemGreen]).count == 2)
        #expect(Color(cgColor: CGColor(red: 0, green: 0, blue: 1, alpha: 1)).cgColor?.components == [0, 0, 1, 1])
        #expect(Color.primary.cgColor == nil)
    }

    @Test func nonsenseIsSane() {
        #expect(components(UIColor(red: .nan, green: .infinity, blue: 0, alpha: .nan))[3].isFinite)
        let literal: CGColor = #colorLiteral(red: 0, green: 0.5, blue: 1, alpha: 1)
        #expect(literal.components == [0, 0.5, 1, 1])
        #expect(CGColor(gray: 0.5, alpha: 1).copy(alpha: 0.25)?.components == [0.5, 0.25])
        #expect(CGColorSpace(name: "nonsense") == nil)
        // Names that files and older sources have.
        #expect(CGColorSpace(name: "kCGColorSpaceGenericGray")?.numberOfComponents == 1)
        #expect(CGColorSpace(name: "kCGColorSpaceGenericRGB")?.model == .rgb)
        #expect(CGColorSpace(name: CGColorSpace.adobeRGB1998)?.numberOfComponents == 3)
    }

    private enum Mood: UITraitDefinition { static let defaultValue = "calm" }

    @Test @MainActor func traitsOfTheAppsOwn() {
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        #expect(traits[UITraitUserInterfaceStyle.self] == .dark && traits[Mood.self] == "calm")
        let controller = UIViewController()
        controller.traitOverrides[Mood.self] = "merry"
        #expect(controller.traitOverrides[Mood.self] == "merry" && controller.traitOverrides.contains(Mood.self))
        controller.traitOverrides.remove(Mood.self)
        #expect(controller.traitOverrides[Mood.self] == "calm")
        #expect(UIScreen.main.fixedCoordinateSpace.bounds == UIScreen.main.bounds)
    }
}
