import DisplayList
import Foundation

@testable import CairoGraphics

/// Makes display items of all kinds from a seed.
struct RandomItems {
    private var state: UInt64
    /// The shaped text of a run, at the origin.
    let text: GlyphRun?
    private let side: Double

    init(seed: UInt64, side: Double, text: GlyphRun?) {
        (state, self.side, self.text) = (seed &* 0x9E37_79B9_7F4A_7C15 | 1, side, text)
    }

    private mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    mutating func number(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + Double(next() >> 11) / Double(1 << 53) * (range.upperBound - range.lowerBound)
    }

    mutating func below(_ count: Int) -> Int { Int(next() >> 33) % count }

    private mutating func point() -> CGPoint { CGPoint(x: number(-10...side + 10), y: number(-10...side + 10)) }

    private mutating func color() -> RGBAColor {
        RGBAColor(red: number(0...1), green: number(0...1), blue: number(0...1), opacity: below(3) == 0 ? number(0...1) : 1)
    }

    private mutating func ramp() -> GradientRamp {
        let isOpaque = below(2) == 0
        return GradientRamp(
            stops: (0..<3).map {
                var color = color()
                if isOpaque { color.opacity = 1 }
                return GradientRamp.Stop(color: color, location: Double($0) / 2)
            }, space: below(2) == 0 ? .device : .perceptual)
    }

    private mutating func paint() -> Paint {
        switch below(8) {
        case 0: .linearGradient(ramp(), start: point(), end: point())
        case 1: .radialGradient(ramp(), center: point(), startRadius: number(0...5), endRadius: number(5...side))
        case 2: .angularGradient(ramp(), center: point(), start: Angle(radians: number(0...3)), end: Angle(radians: number(3...7)))
        default: .color(color())
        }
    }

    private mutating func path() -> Path {
        let origin = point()
        let rect = CGRect(origin: origin, size: CGSize(width: number(1...side * 0.7), height: number(1...side * 0.5)))
        switch below(5) {
        case 0: return Path(rect: CGRect(x: rect.minX.rounded(), y: rect.minY.rounded(), width: rect.width.rounded(), height: rect.height.rounded()))
        case 1: return Path(rect: rect)
        case 2: return .circle(origin.x, origin.y, number(1...side / 3))
        case 3: return Path { $0.addRoundedRect(in: rect, cornerSize: CGSize(width: 5, height: 5)) }
        default:
            let points = (0..<4).map { _ in point() }
            return Path {
                $0.move(to: points[0])
                $0.addLine(to: points[1])
                $0.addQuadCurve(to: points[3], control: points[2])
            }
        }
    }

    private mutating func style() -> StrokeStyle {
        StrokeStyle(
            lineWidth: number(0.2...8), lineCap: [.butt, .round, .square][below(3)], lineJoin: [.miter, .round, .bevel][below(3)],
            miterLimit: number(1...12), dash: below(4) == 0 ? [number(1...6), number(1...6)] : [])
    }

    mutating func filter() -> DisplayFilter {
        switch below(4) {
        case 0: .blur(radius: number(0.2...4), isOpaque: below(2) == 0)
        case 1: .colorMatrix((0..<20).map { _ in number(-0.3...1) })
        default: .shadow(
            color: color(), radius: number(0.5...8), offset: CGSize(width: number(-6...6), height: number(-6...6)))
        }
    }

    mutating func item(depth: Int = 0) -> DisplayItem {
        switch below(depth > 3 ? 5 : 8) {
        case 0, 1: return .fill(path(), FillStyle(eoFill: below(4) == 0, antialiased: below(8) > 0), paint())
        case 2: return .stroke(path(), style(), paint())
        case 3, 4:
            guard var text else { return .fill(path(), FillStyle(), paint()) }
            text.origin = point()
            return .glyphs(text, paint())
        default:
            var group = DisplayGroup(items: items(1 + below(4), depth: depth + 1))
            if below(3) == 0 {
                group.transform = CGAffineTransform(
                    a: number(0.5...1.5), b: number(-0.4...0.4), c: number(-0.4...0.4), d: number(0.5...1.5), tx: number(-9...9), ty: number(-9...9))
            } else {
                group.transform = CGAffineTransform(translationX: number(-9...9), y: number(-9...9))
            }
            if below(3) == 0 { group.clips = (0...below(2)).map { _ in DisplayGroup.Clip(path: path()) } }
            if below(5) == 0 { group.mask = items(2, depth: depth + 1) }
            if below(3) == 0 { group.filters = (0...below(2)).map { _ in filter() } }
            if below(3) == 0 { group.opacity = number(0...1) }
            if below(5) == 0 { group.blendMode = [.multiply, .screen, .plusDarker, .overlay][below(4)] }
            group.isIsolated = below(4) == 0
            if below(12) == 0 { group.backdrop = [filter()] }
            return .group(group)
        }
    }

    mutating func items(_ count: Int, depth: Int = 0) -> [DisplayItem] { (0..<count).map { _ in item(depth: depth) } }

    /// Returns the items with one of them, at any depth, replaced, removed or doubled.
    mutating func changed(_ items: [DisplayItem], depth: Int = 0) -> [DisplayItem] {
        guard !items.isEmpty else { return [item(depth: depth)] }
        var items = items
        let index = below(items.count)
        if case .group(var group) = items[index], below(5) > 0 {
            group.items = changed(group.items, depth: depth + 1)
            items[index] = .group(group)
            return items
        }
        switch below(6) {
        case 0: items.remove(at: index)
        case 1: items.insert(item(depth: depth), at: index)
        default: items[index] = item(depth: depth)
        }
        return items
    }
}
