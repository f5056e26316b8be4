import CairoGraphics
import CoreImage
import Foundation
import ImageIO
import Testing
import UIKit

@testable import CoreImage

/// Filters' results, pixel by pixel.
@Suite struct CoreImageTests {
    /// Two by two fields of 10 pixels: red, green; blue, white.
    private var fields: CIImage {
        let colors: [UIColor] = [.red, .green, .blue, .white]
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { context in
            for (index, color) in colors.enumerated() {
                color.setFill()
                context.fill(CGRect(x: index % 2 * 10, y: index / 2 * 10, width: 10, height: 10))
            }
        }
        return CIImage(image: image)!
    }

    /// The pixel of a place whose y axis points up, as red, green, blue and alpha.
    private func pixel(_ image: CIImage?, _ x: CGFloat, _ y: CGFloat) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 4)
        guard let image else { return [] }
        CIContext(options: [.workingColorSpace: NSNull()]).render(
            image, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: x, y: y, width: 1, height: 1), format: .RGBA8,
            colorSpace: nil)
        return bytes
    }

    @Test func imagesCanBeEmpty() {
        #expect(CIImage().extent.isNull && CIImage().cgImage == nil)
    }

    @Test func perspectivesAreNotCorrected() {
        let filter = CIFilter.perspectiveCorrection()
        filter.inputImage = fields
        (filter.topLeft, filter.bottomRight, filter.crop) = (CGPoint(x: 0, y: 20), CGPoint(x: 20, y: 0), true)
        #expect(filter.topLeft == CGPoint(x: 0, y: 20) && filter.crop)
        #expect(filter.outputImage?.extent == fields.extent)
    }

    @Test func theYAxisPointsUp() throws {
        #expect(fields.extent == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(pixel(fields, 5, 15) == [255, 0, 0, 255])
        #expect(pixel(fields, 5, 5) == [0, 0, 255, 255])
        let image = try #require(CIContext().createCGImage(fields, from: CGRect(x: 0, y: 0, width: 20, height: 10)))
        #expect(image.width == 20 && image.height == 10)
    }

    @Test func imagesAreCroppedMovedAndTurned() {
        let part = fields.cropped(to: CGRect(x: 0, y: 0, width: 10, height: 100))
        #expect(part.extent == CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(pixel(part, 15, 5) == [0, 0, 0, 0])
        let moved = fields.transformed(by: CGAffineTransform(translationX: 100, y: 50))
        #expect(moved.extent == CGRect(x: 100, y: 50, width: 20, height: 20))
        #expect(pixel(moved, 105, 65) == [255, 0, 0, 255])
        let turned = fields.oriented(.right)
        #expect(turned.extent == fields.extent)
        #expect(pixel(turned, 15, 15) == [255, 0, 0, 255])
        #expect(pixel(turned, 5, 15) == [0, 0, 255, 255])
        #expect(fields.cropped(to: CGRect(x: 30, y: 0, width: 5, height: 5)).extent.isNull)
    }

    @Test func colorsAreChanged() {
        #expect(pixel(fields.applyingFilter("CIColorInvert"), 5, 15) == [0, 255, 255, 255])
        let gray = CIFilter.colorControls()
        gray.inputImage = fields
        gray.saturation = 0
        #expect(pixel(gray.outputImage, 5, 5) == [18, 18, 18, 255])
        let mono = CIFilter.colorMonochrome()
        mono.inputImage = fields
        mono.color = CIColor(red: 1, green: 0.5, blue: 0)
        mono.intensity = 1
        #expect(pixel(mono.outputImage, 15, 5) == [255, 128, 0, 255])
        let exposed = CIFilter(name: "CIExposureAdjust", parameters: ["inputImage": fields, "inputEV": -1])
        // Half of the light is 188 in sRGB.
        #expect(pixel(exposed?.outputImage, 15, 5) == [188, 188, 188, 255])
        #expect(
            pixel(
                fields.applyingFilter(
                    "CIFalseColor",
                    parameters: [
                        "inputColor0": CIColor.black, "inputColor1": CIColor.yellow,
                    ]), 15, 5) == [255, 255, 0, 255])
    }

    @Test func anAverageIsTheMeanOfItsPart() {
        let average = CIFilter(
            name: "CIAreaAverage",
            parameters: [
                kCIInputImageKey: fields,
                kCIInputExtentKey: CIVector(cgRect: CGRect(x: 0, y: 0, width: 20, height: 10)),
            ])
        #expect(average?.outputImage?.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(pixel(average?.outputImage, 0, 0) == [128, 128, 255, 255])
    }

    @Test func blursGrowUnlessTheyAreClamped() {
        let blur = CIFilter.gaussianBlur()
        blur.inputImage = fields
        blur.radius = 4
        #expect(blur.outputImage?.extent == CGRect(x: -12, y: -12, width: 44, height: 44))
        #expect(pixel(blur.outputImage, 0, 19)[3] < 200)
        let clamped = fields.clampedToExtent().applyingGaussianBlur(sigma: 4).cropped(to: fields.extent)
        #expect(clamped.extent == fields.extent)
        #expect(pixel(clamped, 0, 19)[3] == 255)
    }

    @Test func imagesAreBlended() {
        let yellow = CIImage(color: .yellow).cropped(to: CGRect(x: 0, y: 0, width: 40, height: 40))
        let whole = fields.composited(over: yellow)
        #expect(whole.extent == CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(pixel(whole, 5, 15) == [255, 0, 0, 255])
        #expect(pixel(whole, 30, 30) == [255, 255, 0, 255])
        let product = CIFilter.multiplyBlendMode()
        product.inputImage = fields
        product.backgroundImage = yellow
        #expect(pixel(product.outputImage, 15, 5) == [255, 255, 0, 255])
        let gradient = CIFilter.linearGradient()
        (gradient.point0, gradient.point1) = (CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 100))
        (gradient.color0, gradient.color1) = (.black, .white)
        #expect(gradient.outputImage?.extent.isInfinite == true)
        #expect(pixel(gradient.outputImage, 0, 0)[0] < 5)
        #expect(pixel(gradient.outputImage, 0, 99)[0] > 250)
    }

    @Test func codesHaveTheirSizes() throws {
        let code = CIFilter.qrCodeGenerator()
        code.message = Data("Hello World".utf8)
        code.correctionLevel = "M"
        // Version 1 has 21 modules, and Apple draws one of white around them.
        let image = try #require(code.outputImage)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
        #expect(pixel(image, 0, 0) == [255, 255, 255, 255])
        #expect(pixel(image, 1, 21) == [0, 0, 0, 255])
        let large = image.transformed(by: CGAffineTransform(scaleX: 7, y: 7))
        #expect(pixel(large, 13, 153) == [0, 0, 0, 255] && pixel(large, 14, 145) == [255, 255, 255, 255])
        #expect(Barcode.qr(Data(repeating: 65, count: 5000), level: "H") == nil)
        let bars = CIFilter.code128BarcodeGenerator()
        bars.message = Data("ABC".utf8)
        bars.barcodeHeight = 40
        // Start, three letters, checksum and stop are 68 modules; the default margin is 10 on both sides.
        #expect(bars.outputImage?.extent.size == CGSize(width: 88, height: 40))
    }

    @Test func onlyApplesNamesMakeFilters() {
        #expect(CIFilter(name: "CINothing") == nil)
        // A filter that is not drawn gives its input.
        let bloom = CIFilter.bloom()
        bloom.inputImage = fields
        #expect(pixel(bloom.outputImage, 5, 15) == [255, 0, 0, 255])
        // The noise of a generator that is not drawn is gray.
        #expect(CIFilter(name: "CIRandomGenerator")?.outputImage != nil)
        #expect(CIFilter(name: "CIGaussianBlur")?.inputKeys == ["inputImage", "inputRadius"])
        #expect(CIFilter(name: "CIGaussianBlur")?.value(forKey: kCIInputRadiusKey) as? Double == 10)
        #expect(CIContext().createCGImage(CIImage(color: .red), from: .infinite) == nil)
    }

    @Test func sourcesGiveImagesThumbnailsAndProperties() throws {
        let png = try #require(UIImage(ciImage: fields).pngData())
        let source = try #require(CGImageSourceCreateWithData(png as CFData, nil))
        #expect(CGImageSourceGetType(source) as String? == "public.png")
        #expect(CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 20)
        let options =
            [kCGImageSourceThumbnailMaxPixelSize: 5, kCGImageSourceCreateThumbnailFromImageAlways: true]
            as [CFString: Any]
        let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
        #expect(small.width == 5 && small.height == 5)
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
        #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 20)
        let broken = try #require(CGImageSourceCreateWithData(Data("nothing".utf8) as CFData, nil))
        #expect(CGImageSourceCreateImageAtIndex(broken, 0, nil) == nil)
        #expect(CGImageSourceGetStatus(broken) == .statusUnknownType)

        let written = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(written, "public.jpeg" as CFString, 1, nil))
        CGImageDestinationAddImage(
            destination, small, [kCGImageDestinationLossyCompressionQuality: 0.5] as CFDictionary)
        #expect(CGImageDestinationFinalize(destination))
        #expect((written as Data).starts(with: [0xFF, 0xD8, 0xFF]))
        #expect(CGImageDestinationCreateWithData(written, "public.heic" as CFString, 1, nil) == nil)
    }
}
