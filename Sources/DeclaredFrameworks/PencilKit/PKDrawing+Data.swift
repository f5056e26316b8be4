import Foundation
import UIKit

extension PKDrawing {
    /// The strokes in a format of our own, which `init(data:)` reads. Apple's is not known.
    public func dataRepresentation() -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return Self.mark + ((try? encoder.encode(strokes.map(KeptStroke.init))) ?? Data())
    }

    /// - Throws: for data of an iPhone or a Mac, because the format is not known.
    public init(data: Data) throws {
        guard data.starts(with: Self.mark) else {
            throw CocoaError(
                .fileReadCorruptFile, userInfo: [NSLocalizedDescriptionKey: "PencilKit's drawings cannot be read here."])
        }
        strokes = try JSONDecoder().decode([KeptStroke].self, from: data.dropFirst(Self.mark.count)).map(\.stroke)
    }

    private static let mark = Data("darkroom-drawing ".utf8)
}

extension PKDrawing: Codable {
    public init(from decoder: any Decoder) throws { try self.init(data: decoder.singleValueContainer().decode(Data.self)) }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(dataRepresentation())
    }
}

/// A stroke as numbers. Its mask is not kept.
private struct KeptStroke: Codable {
    let ink: String
    let color: [Double]
    let transform: [Double]
    let created: Double
    let points: [[Double]]

    init(_ stroke: PKStroke) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        stroke.ink.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let transform = stroke.transform
        (ink, color) = (stroke.ink.inkType.rawValue, [red, green, blue, alpha].map { Double($0) })
        self.transform = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map { Double($0) }
        created = stroke.path.creationDate.timeIntervalSinceReferenceDate
        points = stroke.path.map { point in
            let values: [CGFloat] = [
                point.location.x, point.location.y, point.timeOffset, point.size.width, point.size.height, point.opacity, point.force,
                point.azimuth, point.altitude, point.secondaryScale,
            ]
            return values.map { Double($0) }
        }
    }

    var stroke: PKStroke {
        PKStroke(
            ink: PKInk(
                PKInk.InkType(rawValue: ink) ?? .pen, color: UIColor(red: color[0], green: color[1], blue: color[2], alpha: color[3])),
            path: PKStrokePath(
                controlPoints: points.map {
                    PKStrokePoint(
                        location: CGPoint(x: $0[0], y: $0[1]), timeOffset: $0[2], size: CGSize(width: $0[3], height: $0[4]),
                        opacity: $0[5], force: $0[6], azimuth: $0[7], altitude: $0[8], secondaryScale: $0[9])
                }, creationDate: Date(timeIntervalSinceReferenceDate: created)),
            transform: CGAffineTransform(
                a: transform[0], b: transform[1], c: transform[2], d: transform[3], tx: transform[4], ty: transform[5]))
    }
}
