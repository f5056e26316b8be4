import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@Suite struct ShapeStyleTests {
    private func paint(
        _ style: some ShapeStyle, _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> ShapeStylePaint {
        var environment = EnvironmentValues()
        change(&environment)
        return style._paint(in: ShapeStyleContext(environment))
    }

    private let red = RGBAColor(255, 59, 48)

    /// Gradients are styles and views. The calls compile where either is taken, whatever their arguments are.
    @MainActor @Test func gradientsFadeAsStylesAndAsViews() {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        let isDark = true
        let mode = BlendMode.overlay
        let views: [any View] = [
            Rectangle().overlay(gradient.opacity(isDark ? 0.5 : 0.25)), Rectangle().background(gradient.opacity(isDark ? 0.5 : 0.25)),
            Rectangle().overlay(gradient.blendMode(mode)), Rectangle().background(Color.red.blendMode(.multiply)),
            Rectangle().fill(gradient.opacity(isDark ? 0.5 : 0.25)), Rectangle().mask(gradient.opacity(0.5)),
            Rectangle().overlay(RadialGradient(colors: [], center: .center, startRadius: 0, endRadius: 1).blendMode(.multiply)),
            Rectangle().overlay(Material.thin.opacity(isDark ? 0.5 : 0.25)),
        ]
        #expect(views.count == 8)
        let faded = gradient.opacity(isDark ? 0.5 : 0.25)
        #expect(paint(faded) == paint(gradient).multiplyingOpacity(by: 0.5))
        #expect(paint(Color.red.blendMode(mode)).blendMode == .overlay)
    }

    @Test func hierarchyOfTheDefaultForegroundIsTheLabelColors() {
        #expect(paint(.primary).color == .black)
        #expect(paint(.secondary).color == RGBAColor(60, 60, 67, opacity: 0.6))
        #expect(paint(.tertiary).color == RGBAColor(60, 60, 67, opacity: 0.3))
        #expect(paint(.quaternary).color == RGBAColor(60, 60, 67, opacity: 0.18))
        #expect(paint(Color.primary.secondary).color == RGBAColor(60, 60, 67, opacity: 0.6))
    }

    @Test func hierarchyOfAnotherForegroundFades() {
        func level(_ style: HierarchicalShapeStyle) -> RGBAColor? {
            paint(style) { $0.setForegroundStyles([AnyShapeStyle(Color.red)]) }.color
        }
        #expect(level(.primary) == red)
        #expect(level(.secondary) == red.multiplyingOpacity(by: 0.5))
        #expect(level(.tertiary) == red.multiplyingOpacity(by: 0.25))
        #expect(level(.quaternary) == red.multiplyingOpacity(by: 0.18))
    }

    @Test func levelsOfTheirOwn() {
        func level(_ style: HierarchicalShapeStyle) -> RGBAColor? {
            paint(style) { $0.setForegroundStyles([AnyShapeStyle(Color.red), AnyShapeStyle(Color.white)]) }.color
        }
        #expect(level(.secondary) == .white)
        #expect(level(.tertiary) == RGBAColor.white.multiplyingOpacity(by: 0.5))
    }

    @Test func aForegroundInTermsOfItselfMeansTheOneOutside() {
        let nested = paint(.foreground) {
            $0.setForegroundStyles([AnyShapeStyle(Color.red)])
            $0.setForegroundStyles([AnyShapeStyle(.secondary)])
        }
        #expect(nested.color == red.multiplyingOpacity(by: 0.5))
        let top = paint(.secondary) { $0.setForegroundStyles([AnyShapeStyle(.secondary)]) }
        #expect(top.color == RGBAColor(60, 60, 67, opacity: 0.3))
    }

    @Test func semanticStyles() {
        #expect(paint(.tint).color == RGBAColor(0, 122, 255))
        #expect(paint(.tint) { $0.tint = AnyShapeStyle(Color.red) }.color == red)
        #expect(paint(.tint) { $0.tint = AnyShapeStyle(.tint) }.color == RGBAColor(0, 122, 255))
        #expect(paint(.background) { $0.colorScheme = .dark }.color == .black)
        #expect(paint(.background) { $0.backgroundStyle = AnyShapeStyle(.background) }.color == .white)
        #expect(paint(BackgroundStyle().secondary).color == RGBAColor(242, 242, 247))
        #expect(paint(.fill).color == RGBAColor(120, 120, 128, opacity: 0.2))
        #expect(paint(.link).color == RGBAColor(0, 122, 255))
    }

    @Test func modifiersAddUp() {
        let style: some ShapeStyle = Color.red.opacity(0.5).blendMode(.multiply).shadow(.drop(radius: 3, y: 2))
        let paint = paint(AnyShapeStyle(style))
        #expect(paint.blendMode == .multiply)
        #expect(paint.shadows == [
            ResolvedShadow(
                isInner: false, color: RGBAColor(.sRGBLinear, 0, 0, 0, opacity: 0.33), radius: 6,
                offset: CGSize(width: 0, height: 2))
        ])
        #expect(paint.color == red.multiplyingOpacity(by: 0.5))
    }

    @Test func gradientsFindTheirFrame() {
        let gradient = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottomTrailing)
        let style: some ShapeStyle = gradient.opacity(0.5)
        let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        guard case .linearGradient(let ramp, let start, let end) = paint(style).paint(in: frame) else {
            Issue.record("no linear gradient")
            return
        }
        #expect(start == CGPoint(x: 25, y: 20) && end == CGPoint(x: 40, y: 60))
        #expect(ramp.stops.map(\.color.opacity) == [0.5, 0.5])
        // A rectangle of its own begins at the content's origin, not at that of the picture.
        let anchored = paint(style.in(CGRect(x: 0, y: 0, width: 100, height: 100))).paint(in: frame)
        guard case .linearGradient(_, CGPoint(x: 60, y: 20), CGPoint(x: 110, y: 120)) = anchored else {
            Issue.record("the gradient left its rectangle")
            return
        }
    }

    @Test func stopsAreSortedAndEvenlySpaced() {
        #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
        #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
        #expect(Gradient(colors: []).stops.isEmpty)
        let gradient = Gradient(stops: [
            .init(color: .white, location: 0.7), .init(color: .red, location: .nan),
            .init(color: .black, location: 0.7),
        ])
        let ramp = gradient.ramp(in: ColorContext())
        #expect(ramp.stops.map(\.location) == [0, 0.7, 0.7])
        #expect(ramp.stops.map(\.color) == [red, .white, .black])
    }

    private struct Own: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.colorScheme == .dark ? Color.white : Color.red
        }
    }

    @Test func customStylesResolve() {
        #expect(paint(Own()).color == red)
        let dark = paint(Own().opacity(0.5)) { $0.colorScheme = .dark }
        #expect(dark.color == RGBAColor.white.multiplyingOpacity(by: 0.5))
    }

    /// Styles from before iOS 17 pass the shape on.
    private struct Older: ShapeStyle {
        var isRed: Bool

        func _apply(to shape: inout _ShapeStyle_Shape) {
            if isRed { Color.red._apply(to: &shape) } else { HierarchicalShapeStyle.primary.opacity(0.5)._apply(to: &shape) }
        }
    }

    @Test func customStylesPassTheShapeOn() {
        #expect(paint(Older(isRed: true)).color == red)
        #expect(paint(Older(isRed: true).opacity(0.5)).color == red.multiplyingOpacity(by: 0.5))
        #expect(paint(Older(isRed: false)).color == paint(HierarchicalShapeStyle.primary.opacity(0.5)).color)
    }

    @Test func membersAreFoundWithoutTheirType() {
        func accepts<S: ShapeStyle>(_ style: S) -> ShapeStylePaint { paint(style) }
        _ = accepts(.red.opacity(0.3))
        _ = accepts(.ultraThinMaterial)
        _ = accepts(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        _ = accepts(.linearGradient(Color.red.gradient, startPoint: .top, endPoint: .bottom))
        _ = accepts(.shadow(.inner(radius: 2)))
        _ = accepts(.blue.gradient)
        _ = accepts(.primary.opacity(0.2))
        _ = accepts(.red.shadow(.drop(color: .black.opacity(0.1), radius: 1)))
        #expect(accepts(.conicGradient(colors: [.red], center: .center)).color == nil)
    }
}
