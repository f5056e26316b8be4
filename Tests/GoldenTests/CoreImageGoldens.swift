import CoreImage
import SwiftUI
import Testing
import UIKit

/// Pictures that Core Image's filters and generators draw.
@MainActor @Suite struct CoreImageGoldens {
    private var photo: CIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format).image { context in
            for (index, color) in [UIColor.systemRed, .systemGreen, .systemBlue, .systemOrange].enumerated() {
                color.setFill()
                context.fill(CGRect(x: index % 2 * 50, y: index / 2 * 50, width: 50, height: 50))
            }
            UIColor.white.setFill()
            UIBezierPath(ovalIn: CGRect(x: 15, y: 10, width: 45, height: 45)).fill()
        }
        return CIImage(image: image)!
    }

    private func shown(_ output: CIImage?) -> Image {
        let image = output.flatMap { CIContext().createCGImage($0, from: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        return Image(uiImage: image.map { UIImage(cgImage: $0) } ?? UIImage())
    }

    private func filtered(_ name: String, _ parameters: [String: Any] = [:]) -> Image {
        shown(photo.applyingFilter(name, parameters: parameters))
    }

    @Test func filters() throws {
        try expectGolden("core-image-filters", width: 430, height: 430, scale: 1) {
            Grid(horizontalSpacing: 5, verticalSpacing: 5) {
                GridRow {
                    shown(photo)
                    filtered("CIGaussianBlur", ["inputRadius": 6])
                    shown(photo.clampedToExtent().applyingGaussianBlur(sigma: 6))
                    filtered("CIColorControls", ["inputSaturation": 0.3, "inputBrightness": 0.1, "inputContrast": 1.2])
                }
                GridRow {
                    filtered("CISepiaTone")
                    filtered("CIPhotoEffectNoir")
                    filtered("CIExposureAdjust", ["inputEV": -1.5])
                    filtered("CIVignette", ["inputIntensity": 1.5])
                }
                GridRow {
                    filtered("CIPixellate", ["inputScale": 12, "inputCenter": CIVector(x: 0, y: 0)])
                    filtered("CIHueAdjust", ["inputAngle": 1.5])
                    filtered("CIColorMonochrome", ["inputColor": CIColor(red: 0.2, green: 0.8, blue: 0.4)])
                    shown(photo.oriented(.right).transformed(by: CGAffineTransform(scaleX: 0.5, y: 0.5)))
                }
                GridRow {
                    shown(CIFilter(name: "CILinearGradient", parameters: [
                        "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 0, y: 100),
                        "inputColor0": CIColor.red, "inputColor1": CIColor.blue,
                    ])?.outputImage)
                    shown(CIFilter(name: "CICheckerboardGenerator", parameters: [
                        "inputCenter": CIVector(x: 0, y: 0), "inputWidth": 20,
                    ])?.outputImage)
                    filtered("CIBlendWithMask", [
                        "inputBackgroundImage": CIImage(color: .yellow),
                        "inputMaskImage": CIFilter(name: "CIRadialGradient", parameters: [
                            "inputCenter": CIVector(x: 50, y: 50), "inputRadius0": 25, "inputRadius1": 40,
                        ])!.outputImage!,
                    ])
                    filtered("CIColorInvert")
                }
            }
        }
    }

    @Test func codes() throws {
        try expectGolden("core-image-codes", width: 300, height: 200) {
            VStack(spacing: 12) {
                HStack(spacing: 20) {
                    code("CIQRCodeGenerator", "https://www.example.com/").frame(width: 100, height: 100)
                    code("CIAztecCodeGenerator", "https://www.example.com/").frame(width: 80, height: 80)
                }
                code("CICode128BarcodeGenerator", "ABC-12345").frame(width: 240, height: 50)
            }
        }
    }

    private func code(_ name: String, _ message: String) -> some View {
        let output = CIFilter(name: name, parameters: ["inputMessage": Data(message.utf8)])?.outputImage
        return Image(uiImage: output.map { UIImage(ciImage: $0) } ?? UIImage()).interpolation(.none).resizable()
    }
}
