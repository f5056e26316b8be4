import DisplayList
import Foundation

/// A parser of the `d` attribute of an SVG path (SVG 1.1, section 8.3).
///
/// As the standard requires, the path up to the first error is drawn and the rest is ignored.
struct SVGPathData {
    private var characters: [UInt8]
    private var index = 0
    private(set) var path = Path()
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point if the next smooth curve may mirror it.
    private var lastCubic: CGPoint?
    private var lastQuad: CGPoint?

    static func path(_ text: String) -> Path {
        var data = SVGPathData(characters: Array(text.utf8))
        data.read()
        return data.path
    }

    private init(characters: [UInt8]) { self.characters = characters }

    private mutating func read() {
        var command: UInt8?
        while true {
            skipSeparators()
            guard index < characters.count else { return }
            let character = characters[index]
            if character | 0x20 >= UInt8(ascii: "a"), character | 0x20 <= UInt8(ascii: "z") {
                command = character
                index += 1
            } else if command.map({ $0 | 0x20 == UInt8(ascii: "z") }) ?? true {
                return
            }
            guard let drawn = command, draw(drawn) else { return }
            // Further pairs after a move are lines.
            if drawn == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
            if drawn == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
        }
    }

    /// Draws one segment, or returns `false` if the data has an error.
    private mutating func draw(_ command: UInt8) -> Bool {
        let isRelative = command >= UInt8(ascii: "a")
        let base = isRelative ? current : .zero
        var (cubic, quad): (CGPoint?, CGPoint?) = (nil, nil)
        switch Character(UnicodeScalar(command | 0x20)) {
        case "m":
            guard let end = point(base) else { return false }
            path.move(to: end)
            (current, start) = (end, end)
        case "l":
            guard let end = point(base) else { return false }
            line(to: end)
        case "h":
            guard let x = number() else { return false }
            line(to: CGPoint(x: base.x + x, y: current.y))
        case "v":
            guard let y = number() else { return false }
            line(to: CGPoint(x: current.x, y: base.y + y))
        case "c", "s":
            let isSmooth = command | 0x20 == UInt8(ascii: "s")
            guard let control1 = isSmooth ? reflected(lastCubic) : point(base), let control2 = point(base),
                let end = point(base)
            else { return false }
            path.addCurve(to: end, control1: control1, control2: control2)
            (current, cubic) = (end, control2)
        case "q", "t":
            let isSmooth = command | 0x20 == UInt8(ascii: "t")
            guard let control = isSmooth ? reflected(lastQuad) : point(base), let end = point(base) else {
                return false
            }
            path.addQuadCurve(to: end, control: control)
            (current, quad) = (end, control)
        case "a":
            guard let width = number(), let height = number(), let angle = number(), let isLarge = flag(),
                let isClockwise = flag(), let end = point(base)
            else { return false }
            arc(to: end, radii: CGSize(width: width, height: height), angle: angle, isLarge, isClockwise)
        case "z":
            path.closeSubpath()
            current = start
        default: return false
        }
        (lastCubic, lastQuad) = (cubic, quad)
        return true
    }

    private mutating func line(to end: CGPoint) {
        path.addLine(to: end)
        current = end
    }

    private func reflected(_ control: CGPoint?) -> CGPoint {
        guard let control else { return current }
        return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
    }

    /// Adds an elliptical arc as cubic curves of at most a quarter turn each (SVG 1.1, appendix F.6).
    private mutating func arc(
        to end: CGPoint, radii: CGSize, angle degrees: CGFloat, _ isLarge: Bool, _ isClockwise: Bool
    ) {
        var (rx, ry) = (abs(radii.width), abs(radii.height))
        guard rx > 0, ry > 0 else { return line(to: end) }
        guard end != current else { return }
        let turn = CGAffineTransform(rotationAngle: degrees * .pi / 180)
        let half = CGPoint(x: (current.x - end.x) / 2, y: (current.y - end.y) / 2).applying(turn.inverted())
        let excess = half.x * half.x / (rx * rx) + half.y * half.y / (ry * ry)
        if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
        let (a, b) = (rx * rx * half.y * half.y, ry * ry * half.x * half.x)
        // Radii whose fourth power is not a finite number leave no arc.
        guard (rx * rx * ry * ry).isFinite, (a + b).isFinite else { return line(to: end) }
        let factor = max(0, (rx * rx * ry * ry - a - b) / (a + b)).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let middle = CGPoint(x: factor * rx * half.y / ry, y: -factor * ry * half.x / rx)
        let first = atan2((half.y - middle.y) / ry, (half.x - middle.x) / rx)
        var sweep = atan2((-half.y - middle.y) / ry, (-half.x - middle.x) / rx) - first
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        let center = middle.applying(turn)
        let place = CGAffineTransform(scaleX: rx, y: ry).concatenating(turn).concatenating(
            CGAffineTransform(
                translationX: center.x + (current.x + end.x) / 2, y: center.y + (current.y + end.y) / 2))
        let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / CGFloat(count)
        let handle = 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let (from, to) = (first + step * CGFloat(index), first + step * CGFloat(index + 1))
            let stop = CGPoint(x: cos(to), y: sin(to))
            let control1 = CGPoint(x: cos(from) - handle * sin(from), y: sin(from) + handle * cos(from))
            let control2 = CGPoint(x: stop.x + handle * stop.y, y: stop.y - handle * stop.x)
            path.addCurve(
                to: index == count - 1 ? end : stop.applying(place), control1: control1.applying(place),
                control2: control2.applying(place))
        }
        current = end
    }

    private mutating func point(_ base: CGPoint) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: base.x + x, y: base.y + y)
    }

    private mutating func skipSeparators() {
        while index < characters.count, [0x20, 0x09, 0x0A, 0x0D, 0x0C, 0x2C].contains(characters[index]) { index += 1 }
    }

    /// Reads a flag. It is a single digit, and a number may follow without a space.
    private mutating func flag() -> Bool? {
        skipSeparators()
        guard index < characters.count, [0x30, 0x31].contains(characters[index]) else { return nil }
        defer { index += 1 }
        return characters[index] == 0x31
    }

    private mutating func number() -> CGFloat? {
        skipSeparators()
        let first = index
        func isDigit(_ place: Int) -> Bool { place < characters.count && (0x30...0x39).contains(characters[place]) }
        var end = index
        if end < characters.count, [0x2B, 0x2D].contains(characters[end]) { end += 1 }
        while isDigit(end) { end += 1 }
        if end < characters.count, characters[end] == 0x2E {
            end += 1
            while isDigit(end) { end += 1 }
        }
        if end < characters.count, characters[end] | 0x20 == UInt8(ascii: "e") {
            var exponent = end + 1
            if exponent < characters.count, [0x2B, 0x2D].contains(characters[exponent]) { exponent += 1 }
            if isDigit(exponent) {
                while isDigit(exponent) { exponent += 1 }
                end = exponent
            }
        }
        guard let value = Double(String(decoding: characters[first..<end], as: UTF8.self)), value.isFinite else {
            return nil
        }
        index = end
        return CGFloat(value)
    }
}
