import DisplayList
import Foundation

/// A mesh cell: four points and their colors, in the order top left, top right, bottom left, bottom right.
struct MeshPatch {
    var points: [SIMD2<Float>]
    var colors: [RGBAColor]
    var isSmooth: Bool
    var space: GradientRamp.Space

    func point(_ u: Float, _ v: Float) -> SIMD2<Float> {
        let top = points[0] + (points[1] - points[0]) * u
        let bottom = points[2] + (points[3] - points[2]) * u
        return top + (bottom - top) * v
    }

    func color(_ u: Float, _ v: Float) -> RGBAColor {
        let (across, down) = (eased(Double(u)), eased(Double(v)))
        let top = colors[0].mixed(with: colors[1], by: across, in: space)
        let bottom = colors[2].mixed(with: colors[3], by: across, in: space)
        return top.mixed(with: bottom, by: down, in: space)
    }

    private func eased(_ t: Double) -> Double { isSmooth ? t * t * (3 - 2 * t) : t }
}

/// A small square bitmap over a background, into which mesh patches are drawn.
struct MeshBitmap {
    static let side = 128
    /// The number of segments per side of a patch. The segments form triangles with linearly interpolated colors.
    static let steps = 16

    /// The premultiplied red, green, blue and alpha components in 0…1, in rows from the top.
    private var pixels: [SIMD4<Float>]

    init(background: RGBAColor) {
        pixels = Array(repeating: MeshBitmap.premultiplied(background), count: MeshBitmap.side * MeshBitmap.side)
    }

    private static func premultiplied(_ color: RGBAColor) -> SIMD4<Float> {
        func clamped(_ value: Double) -> Float { Float(min(1, max(0, value))) }
        let opacity = clamped(color.opacity)
        return SIMD4(clamped(color.red), clamped(color.green), clamped(color.blue), 1)
            * SIMD4(repeating: opacity)
    }

    mutating func draw(_ patch: MeshPatch) {
        guard patch.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
        let count = MeshBitmap.steps
        func vertex(_ column: Int, _ row: Int) -> (SIMD2<Float>, SIMD4<Float>) {
            let (u, v) = (Float(column) / Float(count), Float(row) / Float(count))
            return (patch.point(u, v) * Float(MeshBitmap.side), MeshBitmap.premultiplied(patch.color(u, v)))
        }
        let vertices = (0...count).map { row in (0...count).map { vertex($0, row) } }
        for row in 0..<count {
            for column in 0..<count {
                let (a, b) = (vertices[row][column], vertices[row][column + 1])
                let (c, d) = (vertices[row + 1][column], vertices[row + 1][column + 1])
                triangle(a, b, c)
                triangle(b, d, c)
            }
        }
    }

    /// Colors the pixels whose centers lie in a triangle or very close to it, so that no seam stays open.
    private mutating func triangle(
        _ a: (SIMD2<Float>, SIMD4<Float>), _ b: (SIMD2<Float>, SIMD4<Float>), _ c: (SIMD2<Float>, SIMD4<Float>)
    ) {
        let (ab, ac) = (b.0 - a.0, c.0 - a.0)
        let area = ab.x * ac.y - ab.y * ac.x
        guard abs(area) > 1e-6 else { return }
        func pixel(_ value: Float) -> Int { Int(min(Float(MeshBitmap.side), max(0, value))) }
        let columns = pixel(min(a.0.x, b.0.x, c.0.x))..<max(
            pixel(min(a.0.x, b.0.x, c.0.x)), pixel(max(a.0.x, b.0.x, c.0.x).rounded(.up)))
        let rows = pixel(min(a.0.y, b.0.y, c.0.y))..<max(
            pixel(min(a.0.y, b.0.y, c.0.y)), pixel(max(a.0.y, b.0.y, c.0.y).rounded(.up)))
        for y in rows {
            for x in columns {
                let p = SIMD2(Float(x) + 0.5, Float(y) + 0.5) - a.0
                let toB = (p.x * ac.y - p.y * ac.x) / area
                let toC = (ab.x * p.y - ab.y * p.x) / area
                guard toB >= -1e-4, toC >= -1e-4, toB + toC <= 1.0001 else { continue }
                pixels[y * MeshBitmap.side + x] = a.1 + (b.1 - a.1) * toB + (c.1 - a.1) * toC
            }
        }
    }

    private static func byte(_ component: Float) -> UInt8 { UInt8(min(255, max(0, (component * 255).rounded()))) }

    var image: DisplayImage {
        let bytes = [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { bytes, count in
            for pixel in pixels {
                for index in 0..<4 { bytes.initializeElement(at: count + index, to: Self.byte(pixel[index])) }
                count += 4
            }
        }
        let side = MeshBitmap.side
        return DisplayImage(
            content: .pixels(Data(bytes), width: side, height: side), size: CGSize(width: side, height: side),
            isVector: false, name: "mesh gradient")
    }
}
