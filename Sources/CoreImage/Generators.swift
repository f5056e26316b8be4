import CoreGraphics
import DisplayList
import Foundation
import FoundationSupplement

extension CIImage {
    /// An image without end in a paint, whose points have y pointing up.
    fileprivate convenience init(paint: Paint) {
        self.init(items: [.fill(Path(Self.plane), FillStyle(), paint)], extent: .infinite)
    }
}

extension CIColor {
    fileprivate var rgba: RGBAColor { RGBAColor(red: red, green: green, blue: blue, opacity: alpha) }
}

extension FilterCatalog {
    private static func ramp(_ filter: CIFilter, smooth: Bool) -> GradientRamp {
        let (first, last) = (filter.color("inputColor0").rgba, filter.color("inputColor1").rgba)
        guard smooth else {
            return GradientRamp(stops: [.init(color: first, location: 0), .init(color: last, location: 1)])
        }
        func mix(_ from: Double, _ to: Double, _ part: Double) -> Double { from + (to - from) * part }
        return GradientRamp(
            stops: (0...16).map { step in
                let place = Double(step) / 16
                let part = place * place * (3 - 2 * place)
                let color = RGBAColor(
                    red: mix(first.red, last.red, part), green: mix(first.green, last.green, part),
                    blue: mix(first.blue, last.blue, part), opacity: mix(first.opacity, last.opacity, part))
                return .init(color: color, location: place)
            })
    }

    private static func flipped(_ vector: CIVector) -> CGPoint { CGPoint(x: vector.x, y: -vector.y) }

    private static func linear(smooth: Bool) -> Entry {
        Entry(
            [
                "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 200, y: 200),
                "inputColor0": CIColor.white,
                "inputColor1": CIColor.black,
            ], images: []
        ) { filter in
            CIImage(
                paint: .linearGradient(
                    ramp(filter, smooth: smooth), start: flipped(filter.vector("inputPoint0")),
                    end: flipped(filter.vector("inputPoint1"))))
        }
    }

    /// Two columns and rows of different cells, repeated without end.
    private static func tiled(_ filter: CIFilter, width: CGFloat, height: CGFloat, second: [CGRect]) -> CIImage {
        var items: [DisplayItem] = [
            .fill(
                Path(CGRect(x: 0, y: 0, width: width, height: height)), FillStyle(),
                .color(filter.color("inputColor0").rgba))
        ]
        for rect in second { items.append(.fill(Path(rect), FillStyle(), .color(filter.color("inputColor1").rgba))) }
        let center = flipped(filter.vector("inputCenter"))
        let cell = DisplayImage(
            content: .displayList(DisplayList(size: CGSize(width: width, height: height), items: items)),
            size: CGSize(width: width, height: height), isVector: true, name: "a pattern")
        return CIImage(
            paint: .image(
                cell, tile: CGRect(x: center.x, y: center.y, width: width, height: height),
                source: CGRect(x: 0, y: 0, width: 1, height: 1)))
    }

    /// Filters without an input image.
    static let generators: [String: Entry] = [
        "CIConstantColorGenerator": Entry(["inputColor": CIColor.red], images: []) {
            CIImage(color: $0.color("inputColor"))
        },
        "CIRandomGenerator": Entry(images: []) { _ in
            FrameworkWarning.report("the Core Image filter CIRandomGenerator gives gray here, not noise.")
            return CIImage(color: CIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5))
        },
        "CILinearGradient": linear(smooth: false),
        "CISmoothLinearGradient": linear(smooth: true),
        "CIRadialGradient": Entry(
            [
                "inputCenter": CIVector(x: 150, y: 150), "inputRadius0": 5.0, "inputRadius1": 100.0,
                "inputColor0": CIColor.white, "inputColor1": CIColor.black,
            ], images: []
        ) { filter in
            CIImage(
                paint: .radialGradient(
                    ramp(filter, smooth: false), center: flipped(filter.vector("inputCenter")),
                    startRadius: filter.number("inputRadius0"), endRadius: filter.number("inputRadius1")))
        },
        "CIGaussianGradient": Entry(
            [
                "inputCenter": CIVector(x: 150, y: 150), "inputRadius": 300.0, "inputColor0": CIColor.white,
                "inputColor1": CIColor.clear,
            ], images: []
        ) { filter in
            CIImage(
                paint: .radialGradient(
                    ramp(filter, smooth: true), center: flipped(filter.vector("inputCenter")), startRadius: 0,
                    endRadius: filter.number("inputRadius")))
        },
        "CICheckerboardGenerator": Entry(
            [
                "inputCenter": CIVector(x: 150, y: 150), "inputColor0": CIColor.white, "inputColor1": CIColor.black,
                "inputWidth": 80.0,
            ], images: []
        ) { filter in
            let side = max(1, filter.number("inputWidth"))
            return tiled(
                filter, width: 2 * side, height: 2 * side,
                second: [
                    CGRect(x: 0, y: 0, width: side, height: side), CGRect(x: side, y: side, width: side, height: side),
                ])
        },
        "CIStripesGenerator": Entry(
            [
                "inputCenter": CIVector(x: 150, y: 150), "inputColor0": CIColor.white, "inputColor1": CIColor.black,
                "inputWidth": 80.0,
            ], images: []
        ) { filter in
            let side = max(1, filter.number("inputWidth"))
            return tiled(
                filter, width: 2 * side, height: side, second: [CGRect(x: side, y: 0, width: side, height: side)])
        },
        "CIRoundedRectangleGenerator": Entry(
            [
                "inputExtent": CIVector(x: 0, y: 0, z: 100, w: 100), "inputRadius": 10.0, "inputColor": CIColor.white,
            ], images: []
        ) { filter in
            let rect = filter.vector("inputExtent").cgRectValue
            let outline = Path(
                roundedRect: CGRect(x: rect.minX, y: -rect.maxY, width: rect.width, height: rect.height),
                cornerRadius: filter.number("inputRadius"), style: .circular)
            return CIImage(
                items: [.fill(outline, FillStyle(), .color(filter.color("inputColor").rgba))], extent: rect)
        },
        "CIQRCodeGenerator": Entry(["inputCorrectionLevel": "M"], images: []) { filter in
            filter.data("inputMessage").flatMap {
                Barcode.qr($0, level: filter.string("inputCorrectionLevel") ?? "M")?.image(border: 1, borderAbove: 1)
            }
        },
        "CIAztecCodeGenerator": Entry(["inputCorrectionLevel": 23.0], images: []) { filter in
            filter.data("inputMessage").flatMap { Barcode.aztec($0)?.image(border: 0, borderAbove: 0) }
        },
        "CIPDF417BarcodeGenerator": Entry(images: []) { filter in
            filter.data("inputMessage").flatMap { Barcode.pdf417($0)?.image(border: 2, borderAbove: 2, rowHeight: 3) }
        },
        "CICode128BarcodeGenerator": Entry(["inputQuietSpace": 10.0, "inputBarcodeHeight": 32.0], images: []) {
            filter in
            filter.data("inputMessage").flatMap {
                Barcode.code128($0)?.image(
                    border: Int(filter.number("inputQuietSpace")), borderAbove: 0,
                    rowHeight: filter.number("inputBarcodeHeight"))
            }
        },
    ]
}
