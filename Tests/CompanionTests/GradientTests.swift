import CairoGraphics
import Foundation
import Testing
import UIKit

/// Gradients of Core Graphics' in pictures.
@Suite struct GradientTests {
    private let size = CGSize(width: 20, height: 20)

    private func pixel(_ x: Int, _ y: Int, _ draw: (CGContext) -> Void) throws -> [UInt8] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
        let color = try PNGDecoder.decode(try #require(image.pngData())).premultipliedPixel(x: x, y: y)
        return [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: color >> $0) }
    }

    @Test func aGradientOfComponentsRunsFromColorToColor() throws {
        let gradient = try #require(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 0, 0, 1, 0, 0, 1, 1], locations: [0, 1], count: 2))
        let draw = { (context: CGContext) in
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 20, y: 0), options: [])
        }
        let (left, right) = (try pixel(0, 10, draw), try pixel(19, 10, draw))
        #expect(left[0] > 240 && left[2] < 15)
        #expect(right[0] < 15 && right[2] > 240)
    }

    @Test func aConicGradientRunsAroundItsCenter() throws {
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
        let draw = { (context: CGContext) in context.drawConicGradient(gradient, center: CGPoint(x: 10, y: 10), angle: 0) }
        // Just below the ray to the right it begins, and just above it ends.
        let (first, last) = (try pixel(19, 10, draw), try pixel(19, 9, draw))
        #expect(first[0] > 240 && first[2] < 15)
        #expect(last[0] < 15 && last[2] > 240)
    }

    @Test func placesAreConvertedByTheTransform() throws {
        _ = try pixel(0, 0) { context in
            let before = context.convertToDeviceSpace(CGPoint(x: 1, y: 1))
            context.translateBy(x: 3, y: 4)
            let after = context.convertToDeviceSpace(CGPoint.zero)
            #expect(context.convertToUserSpace(after) == .zero)
            #expect(context.convertToUserSpace(before).x == -2)
        }
    }
}
