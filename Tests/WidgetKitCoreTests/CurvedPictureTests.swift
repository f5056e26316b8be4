import DisplayList
import Foundation
import Testing

@testable import WidgetKitCore

/// Pictures that are bent along a circle of 100 points around (0, 0).
@Suite struct CurvedPictureTests {
    private func curve(upright: Bool = true, direction: CGFloat = -.pi / 2) -> CurvedPicture {
        CurvedPicture(center: .zero, radius: 100, direction: direction, isUpright: upright)
    }

    private func isNear(_ first: CGPoint, _ second: CGPoint) -> Bool { hypot(first.x - second.x, first.y - second.y) < 1e-6 }

    @Test(arguments: [true, false]) func glyphsTurnAboutTheirMiddle(isUpright: Bool) throws {
        let font = GlyphFont(face: "a", size: 10)
        let run = GlyphRun(
            font: font, glyphs: [Glyph(id: 1, position: .zero), Glyph(id: 2, position: CGPoint(x: 10, y: 0))],
            origin: CGPoint(x: 0, y: 8))
        let list = DisplayList(size: CGSize(width: 10, height: 12), items: [.glyphs(run, .black)])
        let items = curve(upright: isUpright, direction: isUpright ? -.pi / 2 : .pi / 2).items(of: list)
        #expect(items.count == 2)
        guard case .group(let first) = items[0], case .glyphs(let glyph, _) = first.items[0] else {
            Issue.record("the glyph is no group")
            return
        }
        #expect(glyph.glyphs == [run.glyphs[0]])
        // The middle of the first glyph is that of the picture, so it is not turned.
        let middle = CGPoint(x: 5, y: 8).applying(first.transform)
        #expect(isNear(middle, CGPoint(x: 0, y: isUpright ? -104 : 108)))
        #expect(abs(first.transform.a - 1) < 1e-9 && abs(first.transform.b) < 1e-9)
    }

    @Test func barsFollowTheCircle() throws {
        let bar = Path(CGRect(x: 0, y: 0, width: 60, height: 4))
        let ramp = GradientRamp(stops: [.init(color: .black, location: 0), .init(color: RGBAColor(255, 0, 0), location: 1)])
        let paint = Paint.linearGradient(ramp, start: .zero, end: CGPoint(x: 60, y: 0))
        let items = curve().items(of: DisplayList(size: CGSize(width: 60, height: 4), items: [.fill(bar, FillStyle(), paint)]))
        guard case .fill(let path, _, .angularGradient(let bent, let center, let start, let end)) = items.first else {
            Issue.record("the bar has no gradient around the circle")
            return
        }
        #expect(bent == ramp && center == .zero && start < end)
        #expect(abs((start.radians + end.radians) / 2 + .pi / 2) < 1e-9)
        for points in path.flattened() {
            #expect(points.allSatisfy { (99.99...104.01).contains(hypot($0.x, $0.y)) })
        }
        // Below the middle, letters hang, and the gradient runs the other way around.
        let below = curve(upright: false, direction: .pi / 2).items(
            of: DisplayList(size: CGSize(width: 60, height: 4), items: [.fill(bar, FillStyle(), paint)]))
        guard case .fill(_, _, .angularGradient(let reversed, _, _, _)) = below.first else {
            Issue.record("the bar has no gradient around the circle")
            return
        }
        #expect(reversed.stops.map(\.color) == ramp.stops.map(\.color).reversed())
    }

    @Test func clipsAndMasksBendWithTheirGroup() {
        var group = DisplayGroup(items: [.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 4)), FillStyle(), .black)])
        group.transform = CGAffineTransform(translationX: 10, y: 0)
        group.clips = [.init(path: Path(CGRect(x: 0, y: 0, width: 5, height: 4)))]
        group.opacity = 0.5
        let items = curve().items(of: DisplayList(size: CGSize(width: 20, height: 4), items: [.group(group)]))
        guard case .group(let bent) = items.first else {
            Issue.record("the group is gone")
            return
        }
        #expect(bent.transform.isIdentity && bent.opacity == 0.5)
        let clip = bent.clips[0].path.boundingRect
        #expect(clip.minX >= -0.01 && clip.maxX <= 5.3 && clip.minY < -100 && clip.minY > -104.1)
    }
}
