import Foundation
import SwiftUI
import Testing
import UIKit

@testable import CairoGraphics

/// Views have the corners that their configurations give them.
@MainActor @Suite struct CornerConfigurationTests {
    private let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 40))

    private func radii(_ configuration: UICornerConfiguration) -> [CGFloat] {
        view.cornerConfiguration = configuration
        let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
        return corners.map { view.effectiveRadius(corner: $0) }
    }

    @Test func cornersHaveRadiiOfTheirOwn() {
        #expect(radii(.corners(radius: 8)) == [8, 8, 8, 8])
        #expect(radii(.corners(radius: .fixed(900))) == [20, 20, 20, 20])
        #expect(radii(.capsule()) == [20, 20, 20, 20])
        #expect(radii(.capsule(maximumRadius: 6)) == [6, 6, 6, 6])
        #expect(radii(.uniformEdges(topRadius: 4, bottomRadius: 2.5)) == [4, 4, 2.5, 2.5])
        #expect(radii(.uniformLeftRadius(5)) == [5, 0, 5, 0])
        #expect(radii(.corners(topLeftRadius: 1, topRightRadius: nil, bottomLeftRadius: 3, bottomRightRadius: 4)) == [1, 0, 3, 4])
        #expect(view.effectiveRadius(corner: .allCorners) == 4)
    }

    @Test func concentricCornersFollowTheSuperview() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        container.cornerConfiguration = .corners(radius: .fixed(24))
        container.addSubview(view)
        #expect(radii(.corners(radius: .containerConcentric())) == [14, 14, 14, 14])
        #expect(radii(.corners(radius: .containerConcentric(minimum: 16))) == [16, 16, 16, 16])
        view.frame.origin.x = 20
        #expect(radii(.corners(radius: .containerConcentric())) == [4, 14, 4, 14])
        #expect(radii(.uniformCorners(radius: .containerConcentric())) == [14, 14, 14, 14])
    }

    @Test func roundedCornersAreDrawn() throws {
        view.backgroundColor = .red
        view.cornerConfiguration = .uniformTopRadius(.fixed(20))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { view.layer.render(in: $0.cgContext) }
        let pixels = try PNGDecoder.decode(#require(image.pngData()))
        let corners = [(0, 0), (79, 0), (0, 39), (79, 39)].map { pixels.premultipliedPixel(x: $0.0, y: $0.1) >> 24 }
        #expect(corners == [0, 0, 255, 255])
    }

    @Test func resolvedFontsAreFontsOfCoreText() {
        let context = EnvironmentValues().fontResolutionContext
        let font = Font.system(size: 20, weight: .bold, design: .rounded).italic().resolve(in: context).ctFont
        #expect(font.pointSize == 20)
        #expect(font.fontDescriptor.symbolicTraits.contains([.traitBold, .traitItalic]))
        #expect(Font.system(size: 12, weight: .light).resolve(in: context).ctFont == UIFont.systemFont(ofSize: 12, weight: .light))
    }
}
