import DisplayList
import SwiftUI
import Testing
import UIKit

@testable import CairoGraphics

/// Tests the creation and modification of images with UIKit.
@Suite struct UIImageTests {
    /// Views keep a renderer as a state object.
    @MainActor @Test func renderersTellThatTheirContentChanges() {
        struct Sheet: View {
            @StateObject var renderer = ImageRenderer(content: Text("a"))
            var body: some View { renderer.content }
        }
        let renderer = ImageRenderer(content: Color.red)
        var changes = 0
        let subscription = renderer.objectWillChange.sink { changes += 1 }
        renderer.content = .blue
        #expect(changes == 1)
        withExtendedLifetime((subscription, Sheet())) {}
    }

    @Test func imagesKeepTheirBaselines() {
        let image = UIImage().withBaselineOffset(fromBottom: 3)
        #expect(image.baselineOffsetFromBottom == 3 && image.withRenderingMode(.alwaysTemplate).baselineOffsetFromBottom == 3)
        #expect(!image.imageWithoutBaseline().hasBaseline && !UIImage().hasBaseline)
        #expect(image.symbolConfiguration == nil && image.heicData() == nil)
        #expect(UIImage().imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
        #expect(!image.flipsForRightToLeftLayoutDirection)
    }

    @Test func pathsAreReversed() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 1, y: 0))
        path.addCurve(to: CGPoint(x: 4, y: 0), controlPoint1: CGPoint(x: 2, y: 1), controlPoint2: CGPoint(x: 3, y: 2))
        path.lineWidth = 3
        let reversed = path.reversing()
        var expected = Path()
        expected.move(to: CGPoint(x: 4, y: 0))
        expected.addCurve(to: CGPoint(x: 1, y: 0), control1: CGPoint(x: 3, y: 2), control2: CGPoint(x: 2, y: 1))
        expected.addLine(to: .zero)
        #expect(Path(reversed.cgPath) == expected && reversed.lineWidth == 3 && reversed.reversing().cgPath == path.cgPath)
        // Squares in opposite directions leave a hole.
        let outer = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
        outer.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 3, height: 3)).reversing())
        #expect(!outer.contains(CGPoint(x: 4, y: 4)) && outer.contains(CGPoint(x: 1, y: 1)))
    }

    @Test func pagesOfDocumentsAreDrawn() throws {
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 30, height: 20))
        let data = renderer.pdfData { context in
            context.beginPage()
            UIColor.red.setFill()
            context.fill(context.pdfContextBounds)
            context.beginPage(withBounds: CGRect(x: 5, y: 5, width: 40, height: 10), pageInfo: [:])
            UIColor.blue.setFill()
            context.fill(context.pdfContextBounds)
        }
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.hasPrefix("%PDF") && text.contains("/Count 2") && text.contains("0 0 30 20") && text.contains("0 0 40 10"))
        #expect(renderer.pdfData { _ in }.isEmpty)
    }

    /// UIKit limits the radius of corners to half of the shorter side.
    @Test func cornersOfPathsAreLimited() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 36), byRoundingCorners: [.topLeft, .topRight],
            cornerRadii: CGSize(width: 36, height: 36))
        #expect(path.contains(CGPoint(x: 1, y: 20)) && !path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 1, y: 35)))
    }

    /// Symbols of an asset catalog have names, as its images have.
    @Test func symbolsOfCatalogs() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let set = folder.appendingPathComponent("Assets.xcassets/mark.symbolset", isDirectory: true)
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("{\"symbols\": [{\"filename\": \"mark.svg\"}]}".utf8).write(to: set.appendingPathComponent("Contents.json"))
        let template = """
            <svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
            <g id="Guides">
            <line id="Baseline-M" x1="0" x2="800" y1="300" y2="300"/><line id="Capline-M" x1="0" x2="800" y1="229.541" y2="229.541"/>
            <line id="left-margin-Regular-M" x1="100" x2="100" y1="0" y2="600"/>
            <line id="right-margin-Regular-M" x1="170" x2="170" y1="0" y2="600"/>
            </g>
            <g id="Symbols"><g id="Regular-M" transform="matrix(1 0 0 1 110 300)"><path d="M0 0h50v-50h-50z"/></g></g>
            </svg>
            """
        try Data(template.utf8).write(to: set.appendingPathComponent("mark.svg"))
        let usual = AssetLibrary.current
        defer { AssetLibrary.current = usual }
        let library = try AssetLibrary(folders: [folder])
        // Other tests of the process choose libraries, too, at any moment.
        var found: (symbol: UIImage?, larger: UIImage?, none: UIImage?)
        repeat {
            AssetLibrary.current = library
            found.symbol = UIImage(named: "mark", in: nil, with: nil)
            found.larger = found.symbol?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
            found.none = UIImage(named: "none", in: nil, with: nil)
        } while AssetLibrary.current !== library
        let (symbol, larger) = (try #require(found.symbol), try #require(found.larger))
        #expect(symbol.isSymbolImage && found.none == nil)
        #expect(abs(larger.size.width - 2 * symbol.size.width) <= 1 && larger.size.width > symbol.size.width)
    }

    private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) throws -> [UInt8] {
        let data = try #require(image?.pngData())
        let pixel = try PNGDecoder.decode(data).premultipliedPixel(x: x, y: y)
        return [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
    }

    private func square(_ size: CGSize = CGSize(width: 4, height: 2), scale: CGFloat = 2) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor.blue.setFill()
            context.cgContext.fill(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height / 2))
        }
    }

    @Test func imagesOfPixels() throws {
        func image(
            _ bytes: [UInt8], width: Int = 1, bits: Int = 32, row: Int? = nil, info: CGImageAlphaInfo, order: CGBitmapInfo = [],
            space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
        ) -> CGImage? {
            CGDataProvider(data: NSData(data: Data(bytes))).flatMap {
                CGImage(
                    width: width, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: row ?? width * bits / 8, space: space,
                    bitmapInfo: order.union(CGBitmapInfo(rawValue: info.rawValue)), provider: $0, decode: nil,
                    shouldInterpolate: true, intent: .defaultIntent)
            }
        }
        func bytes(_ image: CGImage?) -> [UInt8]? { (image?.dataProvider?.data).map { [UInt8](Data(referencing: $0)) } }
        #expect(bytes(image([1, 2, 3, 4], info: .premultipliedLast)) == [1, 2, 3, 4])
        #expect(bytes(image([128, 255, 0, 0], info: .first)) == [128, 0, 0, 128])
        #expect(bytes(image([1, 2, 3, 4], info: .noneSkipFirst, order: .byteOrder32Little)) == [3, 2, 1, 255])
        #expect(bytes(image([7, 8], width: 2, bits: 8, info: .none, space: CGColorSpaceCreateDeviceGray())) == [7, 7, 7, 255, 8, 8, 8, 255])
        #expect(bytes(image([1, 2, 3], bits: 24, info: .none)) == [1, 2, 3, 255])
        // Too few bytes, and rows that are too short.
        #expect(image([1, 2, 3], info: .last) == nil)
        #expect(image([1, 2, 3, 4], row: 2, info: .last) == nil)
        #expect(UIImage(cgImage: try #require(image([9, 9, 9, 255], info: .last))).size == CGSize(width: 1, height: 1))
    }

    @Test func renderersDrawInPointsFromTheTopLeft() throws {
        let image = square()
        #expect(image.size == CGSize(width: 4, height: 2))
        #expect(image.scale == 2)
        #expect(image.cgImage?.width == 8 && image.cgImage?.height == 4)
        #expect(try pixel(image, 0, 0) == [0, 0, 255, 255])
        #expect(try pixel(image, 3, 1) == [0, 0, 255, 255])
        #expect(try pixel(image, 4, 0) == [255, 0, 0, 255])
        #expect(try pixel(image, 0, 2) == [255, 0, 0, 255])
    }

    @Test func imagesAreDrawnIntoOthers() throws {
        let small = square()
        let large = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in
            small.draw(in: CGRect(x: 4, y: 4, width: 4, height: 4))
        }
        #expect(large.scale == 3)
        #expect(try pixel(large, 0, 0) == [0, 0, 0, 0])
        #expect(try pixel(large, 13, 13) == [0, 0, 255, 255])
        #expect(try pixel(large, 23, 23) == [255, 0, 0, 255])
        let thumbnail = try #require(square(CGSize(width: 40, height: 20)).preparingThumbnail(of: CGSize(width: 10, height: 10)))
        #expect(thumbnail.size == CGSize(width: 10, height: 5))
    }

    @Test func orientationsTurnPixelsUpright() throws {
        let pixels = try #require(square(scale: 1).cgImage)
        let right = UIImage(cgImage: pixels, scale: 1, orientation: .right)
        #expect(right.size == CGSize(width: 2, height: 4))
        // The stored top left corner is displayed at the top right.
        #expect(try pixel(right, 1, 0) == [0, 0, 255, 255])
        #expect(try pixel(right, 0, 0) == [255, 0, 0, 255])
        let down = UIImage(cgImage: pixels, scale: 1, orientation: .down)
        #expect(try pixel(down, 3, 1) == [0, 0, 255, 255])
        let mirrored = UIImage(cgImage: pixels, scale: 1, orientation: .upMirrored)
        #expect(try pixel(mirrored, 3, 0) == [0, 0, 255, 255])
        let left = UIImage(cgImage: pixels, scale: 1, orientation: .left)
        #expect(try pixel(left, 0, 3) == [0, 0, 255, 255])
    }

    @Test func contextsClipTransformAndRestore() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6)).image { renderer in
            let context = renderer.cgContext
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 6))
            context.translateBy(x: 1, y: 1)
            context.setFillColor(UIColor.green.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.restoreGState()
            let path = UIBezierPath(rect: CGRect(x: 4, y: 4, width: 2, height: 2))
            UIColor.black.setFill()
            path.fill()
        }
        #expect(try pixel(image, 1, 1) == [0, 0, 0, 0])
        #expect(try pixel(image, 4, 4) == [0, 255, 0, 255])
        #expect(try pixel(image, 7, 7) == [0, 0, 0, 0])
        #expect(try pixel(image, 16, 16) == [0, 0, 0, 255])
    }

    @Test func bitmapContextsHaveTheirOriginAtTheBottom() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.draw(try #require(square(scale: 1).cgImage), in: CGRect(x: 0, y: 2, width: 4, height: 2))
        let image = try #require(context.makeImage().map { UIImage(cgImage: $0) })
        #expect(try pixel(image, 0, 3) == [255, 0, 0, 255])
        #expect(try pixel(image, 0, 0) == [0, 0, 255, 255])
        #expect(try pixel(image, 3, 1) == [255, 0, 0, 255])
        let corner = try #require(context.makeImage()?.cropping(to: CGRect(x: 0, y: 3, width: 1, height: 9)))
        #expect(corner.width == 1 && corner.height == 1)
        #expect(try pixel(UIImage(cgImage: corner), 0, 0) == [255, 0, 0, 255])
    }

    /// As apps tint an image.
    @Test func imagesAreMasks() throws {
        func bitmap() throws -> CGContext {
            try #require(
                CGContext(
                    data: nil, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        }
        let shape = try bitmap()
        shape.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        shape.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let context = try bitmap()
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 2), mask: try #require(shape.makeImage()?.cropping(to: CGRect(x: 0, y: 0, width: 3, height: 2))))
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        context.restoreGState()
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        context.fill(CGRect(x: 3, y: 1, width: 1, height: 1))
        let image = try #require(context.makeImage().map { UIImage(cgImage: $0) })
        #expect(try pixel(image, 0, 1) == [0, 0, 255, 255] && pixel(image, 0, 0) == [0, 0, 0, 0])
        #expect(try pixel(image, 2, 1) == [0, 0, 0, 0] && pixel(image, 3, 1) == [0, 0, 0, 0])
        #expect(try pixel(image, 3, 0) == [0, 255, 0, 255])
    }

    /// A context of two by two pixels of gray or RGB.
    private func context(
        _ memory: UnsafeMutableRawPointer?, _ space: CGColorSpace, _ alpha: CGImageAlphaInfo, more: UInt32 = 0
    ) throws -> CGContext {
        DrawnPixels.useBitmaps()
        return try #require(
            CGContext(
                data: memory, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: space,
                bitmapInfo: alpha.rawValue | more))
    }

    @Test func programsReadAndChangeTheMemoryOfBitmaps() throws {
        let context = try context(nil, CGColorSpaceCreateDeviceRGB(), .premultipliedLast)
        #expect(context.bytesPerRow == 8 && context.bitsPerPixel == 32 && context.alphaInfo == .premultipliedLast)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        // The origin is at the bottom, the first row of the memory is at the top.
        #expect((0..<16).map { bytes[$0] } == [0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 255, 0, 0, 0, 0])
        (bytes[4], bytes[7]) = (255, 255)
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let image = try #require(context.makeImage())
        let pixels = try #require(image.dataProvider?.data).map { $0 }
        #expect(pixels == [0, 0, 0, 0, 255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 255, 255])
    }

    @Test func callersMemoryHasWhatIsDrawn() throws {
        var gray = [UInt8](repeating: 10, count: 4)
        try gray.withUnsafeMutableBytes { memory in
            let context = try context(memory.baseAddress, CGColorSpaceCreateDeviceGray(), .none)
            context.setFillColor(gray: 1, alpha: 1)
            context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        }
        #expect(gray == [255, 10, 10, 10])
        var swapped = [UInt8](repeating: 0, count: 16)
        try swapped.withUnsafeMutableBytes { memory in
            let context = try context(
                memory.baseAddress, CGColorSpaceCreateDeviceRGB(), .premultipliedFirst, more: CGBitmapInfo.byteOrder32Little.rawValue)
            context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
        }
        #expect(swapped == [0, 51, 255, 255, 0, 51, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0])
        var floats = [Float](repeating: 0, count: 16)
        let space = CGColorSpaceCreateDeviceRGB()
        #expect(
            floats.withUnsafeMutableBytes {
                CGContext(
                    data: $0.baseAddress, width: 2, height: 2, bitsPerComponent: 32, bytesPerRow: 0, space: space,
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            } == nil)
    }

    @Test func mutablePathsBeginAsOthersDo() {
        let path = CGMutablePath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 2), transform: nil)
        path.addRect(CGRect(x: 6, y: 0, width: 1, height: 1))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 7, height: 2))
    }

    @Test func elementsOfPathsInTheirOrder() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addCurve(to: CGPoint(x: 3, y: 4), control1: CGPoint(x: 5, y: 6), control2: CGPoint(x: 7, y: 8))
        path.closeSubpath()
        var seen: [String] = []
        path.applyWithBlock { element in
            let points = element.pointee.type == .closeSubpath ? 0 : element.pointee.type == .addCurveToPoint ? 3 : 1
            seen.append("\(element.pointee.type) \((0..<points).map { Int(element.pointee.points[$0].x) })")
        }
        #expect(seen == ["moveToPoint [1]", "addCurveToPoint [5, 7, 3]", "closeSubpath []"])
    }

    @Test func imagesAreArchived() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: square(), requiringSecureCoding: true)
        let again = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data))
        #expect(again.size == square().size && again.scale == 2)
        #expect(try pixel(again, 0, 0) == [0, 0, 255, 255])
    }

    @Test func filesAreWrittenAndRead() throws {
        let image = square()
        let png = try #require(image.pngData())
        let again = try #require(UIImage(data: png, scale: 2))
        #expect(again.size == image.size)
        #expect(try pixel(again, 0, 0) == [0, 0, 255, 255])
        let jpeg = try #require(image.jpegData(compressionQuality: 0.9))
        #expect(jpeg.starts(with: [0xFF, 0xD8]))
        #expect(UIImage(data: jpeg)?.size == CGSize(width: 8, height: 4))
    }

    @Test func tintsColorTheShape() throws {
        let tinted = square().withTintColor(.green)
        #expect(try pixel(tinted, 0, 0) == [0, 255, 0, 255])
        #expect(tinted.renderingMode == .alwaysOriginal)
        #expect(square().withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    }

    @Test func symbolsHaveTheirConfigurationsSize() throws {
        let small = try #require(UIImage(systemName: "star.fill"))
        let configuration = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
        let large = try #require(UIImage(systemName: "star.fill", withConfiguration: configuration))
        #expect(small.isSymbolImage)
        #expect(large.size.width > small.size.width * 1.8)
        #expect(UIImage(systemName: "no.such.symbol.at.all") == nil)
    }

    /// Parts above the value are faint, in symbols that have such parts.
    @Test func symbolsWithAValue() throws {
        func ink(_ image: UIImage?) throws -> Int {
            let picture = try PNGDecoder.decode(try #require(image?.pngData()))
            let places = (0..<picture.height).flatMap { y in (0..<picture.width).map { (x: $0, y: y) } }
            return places.reduce(0) { $0 + Int(picture.premultipliedPixel(x: $1.x, y: $1.y) >> 24) }
        }
        let configuration = UIImage.SymbolConfiguration(pointSize: 30)
        func wifi(_ value: Double) throws -> Int {
            try ink(UIImage(systemName: "wifi", variableValue: value, configuration: configuration))
        }
        #expect(try wifi(0) < wifi(0.5))
        #expect(try wifi(0.5) < wifi(1))
        #expect(try wifi(2) == wifi(1))
        #expect(UIImage(systemName: "no.such.symbol", variableValue: 1) == nil)
        #expect(UIImage(systemName: "star", compatibleWith: nil)?.size == UIImage(systemName: "star")?.size)
    }

    @Test func invalidPicturesAreNil() {
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(data: Data("nonsense".utf8)) == nil)
        #expect(UIImage(named: "NoSuchImage") == nil)
        #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
        #expect(UIImage().pngData() == nil)
        for size in [CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 5)] {
            #expect(UIGraphicsImageRenderer(size: size).image { _ in }.size == .zero)
        }
        #expect(square().preparingThumbnail(of: .zero) == nil)
        #expect(square().cgImage?.cropping(to: CGRect(x: 100, y: 0, width: 5, height: 5)) == nil)
    }

    @Test func attributesOfFontsByTheirNames() throws {
        let font = UIFont.systemFont(ofSize: 10, weight: .regular).fontDescriptor
        var traits = try #require(font.fontAttributes[.traits] as? [UIFontDescriptor.TraitKey: Any])
        traits[.weight] = UIFont.Weight.bold.rawValue
        let bold = font.addingAttributes([.traits: traits, .size: 12])
        #expect(bold.pointSize == 12 && bold.symbolicTraits.contains(.traitBold))
        #expect(UIFontDescriptor(fontAttributes: [.name: "Menlo", .size: 9.5]).object(forKey: .name) as? String == "Menlo")
        #expect(font.addingAttributes() == font)
    }

    @Test func fontsAndMetricsAreSanFranciscos() {
        let font = UIFont.preferredFont(forTextStyle: .body)
        #expect(font.pointSize == 17)
        #expect(abs(font.lineHeight - 20.287) < 0.001)
        #expect(UIFont.systemFont(ofSize: 10, weight: .bold).fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(UIFontMetrics.default.scaledValue(for: 20) == 20)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(UIFontMetrics.default.scaledValue(for: 20, compatibleWith: large) > 50)
        let scaled = UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 30, compatibleWith: large)
        #expect(scaled.pointSize == 30)
        #expect(ColorScheme(.dark) == .dark && ColorScheme(.unspecified) == nil)
        #expect(UIScreen.main.bounds.size == CGSize(width: 430, height: 932))
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
    }

    @Test func extraLargeTitlesAreBold() {
        let fonts = [UIFont.TextStyle.extraLargeTitle, .extraLargeTitle2].map { UIFont.preferredFont(forTextStyle: $0) }
        #expect(fonts.map(\.pointSize) == [36, 28])
        #expect(fonts.allSatisfy { $0.fontDescriptor.symbolicTraits.contains(.traitBold) })
    }
}
