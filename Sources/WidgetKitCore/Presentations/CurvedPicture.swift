import DisplayList
import Foundation

/// Bends a straight picture along a circle, as the bezel of a watch bends labels.
///
/// Glyphs and images turn as a whole. Outlines follow the circle.
struct CurvedPicture {
    /// The middle of the circle.
    let center: CGPoint
    /// The distance between the middle of the circle and the picture's edge that faces it, in points.
    let radius: CGFloat
    /// The direction of the picture's middle, in radians clockwise from the right.
    let direction: CGFloat
    /// Whether letters stand on the circle, as at the top. At the bottom they hang inside it.
    let isUpright: Bool

    /// Returns the items of a picture, bent.
    func items(of list: DisplayList) -> [DisplayItem] {
        bend(list.items, CGAffineTransform.identity, in: list.size)
    }

    private func bend(_ items: [DisplayItem], _ transform: CGAffineTransform, in size: CGSize) -> [DisplayItem] {
        items.flatMap { item -> [DisplayItem] in
            switch item {
            case .fill(let path, let style, let paint):
                return [.fill(bend(path, transform, in: size), style, bend(paint, transform, in: size))]
            case .stroke(let path, let style, let paint):
                return [.fill(bend(path.strokedPath(style), transform, in: size), FillStyle(), bend(paint, transform, in: size))]
            case .glyphs(let run, let paint): return bend(run, paint, transform, in: size)
            case .image(let drawing):
                return [turned([item], about: CGPoint(x: drawing.frame.midX, y: drawing.frame.midY), transform, in: size)]
            case .group(let group): return bend(group, transform, in: size)
            }
        }
    }

    private func bend(_ group: DisplayGroup, _ transform: CGAffineTransform, in size: CGSize) -> [DisplayItem] {
        let whole = group.transform.concatenating(transform)
        let items = bend(group.items, whole, in: size)
        if group.needsNoLayer, group.clips.isEmpty { return items }
        var bent = group
        bent.transform = .identity
        bent.items = items
        bent.clips = group.clips.map { DisplayGroup.Clip(path: bend($0.path, whole, in: size), style: $0.style) }
        bent.mask = group.mask.map { bend($0, whole, in: size) }
        return [.group(bent)]
    }

    /// Turns each glyph about the middle of its advance.
    private func bend(
        _ run: GlyphRun, _ paint: Paint, _ transform: CGAffineTransform, in size: CGSize
    ) -> [DisplayItem] {
        run.glyphs.indices.map { index in
            let glyph = run.glyphs[index]
            let next = index + 1 < run.glyphs.count ? run.glyphs[index + 1].position.x : glyph.position.x + run.font.size * 0.5
            let middle = CGPoint(
                x: run.origin.x + (glyph.position.x + max(glyph.position.x, next)) / 2, y: run.origin.y + glyph.position.y)
            return turned(
                [.glyphs(GlyphRun(font: run.font, glyphs: [glyph], origin: run.origin), paint)], about: middle, transform, in: size)
        }
    }

    /// Moves items to the circle and turns them there as a whole.
    private func turned(
        _ items: [DisplayItem], about point: CGPoint, _ transform: CGAffineTransform, in size: CGSize
    ) -> DisplayItem {
        let straight = point.applying(transform)
        let place = place(of: straight, in: size)
        var group = DisplayGroup(items: items)
        group.transform = transform
            .concatenating(CGAffineTransform(translationX: -straight.x, y: -straight.y))
            .concatenating(CGAffineTransform(rotationAngle: angle(at: straight.x, in: size) + (isUpright ? .pi / 2 : -.pi / 2)))
            .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
        return .group(group)
    }

    private func bend(_ path: Path, _ transform: CGAffineTransform, in size: CGSize) -> Path {
        Path { bent in
            for points in path.applying(transform).flattened() where !points.isEmpty {
                var previous = points[0]
                bent.move(to: place(of: previous, in: size))
                for point in points.dropFirst() {
                    // A straight line becomes an arc of short lines.
                    let steps = max(1, Int(abs(point.x - previous.x).rounded(.up)))
                    for step in 1...steps {
                        let share = CGFloat(step) / CGFloat(steps)
                        let between = CGPoint(
                            x: previous.x + (point.x - previous.x) * share, y: previous.y + (point.y - previous.y) * share)
                        bent.addLine(to: place(of: between, in: size))
                    }
                    previous = point
                }
                bent.closeSubpath()
            }
        }
    }

    /// A linear gradient goes around the circle. Other gradients become one color.
    private func bend(_ paint: Paint, _ transform: CGAffineTransform, in size: CGSize) -> Paint {
        switch paint {
        case .linearGradient(var ramp, let start, let end):
            var (first, last) = (
                angle(at: start.applying(transform).x, in: size), angle(at: end.applying(transform).x, in: size)
            )
            if first > last {
                (first, last) = (last, first)
                ramp.stops = ramp.stops.reversed().map { .init(color: $0.color, location: 1 - $0.location) }
            }
            return .angularGradient(ramp, center: center, start: .radians(first), end: .radians(last))
        case .radialGradient(let ramp, _, _, _), .ellipticalGradient(let ramp, _, _, _, _), .angularGradient(let ramp, _, _, _):
            return .color(ramp.stops.first?.color ?? .black)
        case .color, .image: return paint
        }
    }

    private func angle(at x: CGFloat, in size: CGSize) -> CGFloat {
        // Letters keep their distances on their baseline.
        let turn = (x - size.width / 2) / (radius + size.height * (isUpright ? 0.25 : 0.75))
        return isUpright ? direction + turn : direction - turn
    }

    /// The place on the circle of a point of the straight picture.
    private func place(of point: CGPoint, in size: CGSize) -> CGPoint {
        let angle = angle(at: point.x, in: size)
        let distance = isUpright ? radius + size.height - point.y : radius + point.y
        return CGPoint(x: center.x + distance * cos(angle), y: center.y + distance * sin(angle))
    }
}
