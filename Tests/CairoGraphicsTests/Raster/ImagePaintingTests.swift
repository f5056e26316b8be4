import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

@Suite struct ImagePaintingTests {
    /// Red, green, blue and white in a square of two by two pixels.
    private let four = DisplayImage(
        content: .pixels(
            Data([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]), width: 2, height: 2),
        size: CGSize(width: 2, height: 2), isVector: false, name: "four")

    private func picture(
        _ resource: DisplayImage, _ frame: CGRect, natural: CGFloat = 2,
        _ change: (inout ImageDrawing) -> Void = { _ in }
    ) -> DisplayItem {
        var image = ImageDrawing(
            resource: resource, frame: frame, naturalSize: CGSize(width: natural, height: natural), interpolation: .none
        )
        change(&image)
        return .image(image)
    }

    private let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    private let red = Bitmap.Color(255, 0, 0)
    private let green = Bitmap.Color(0, 255, 0)

    @Test func pixelsFillTheFrame() throws {
        let bitmap = try draw([picture(four, frame)])
        #expect(bitmap.color(x: 4, y: 4) == red && bitmap.color(x: 5, y: 4) == green)
        #expect(
            bitmap.color(x: 4, y: 5) == Bitmap.Color(0, 0, 255)
                && bitmap.color(x: 9, y: 9) == Bitmap.Color(255, 255, 255))
    }

    @Test func ownSizeStaysAtTheOrigin() throws {
        let bitmap = try draw([picture(four, frame) { $0.resizing = .none }])
        #expect(bitmap.color(x: 1, y: 0) == green && bitmap.color(x: 2, y: 0).alpha == 0)
    }

    @Test func mirroringSwapsLeftAndRight() throws {
        let bitmap = try draw([picture(four, frame) { $0.isMirrored = true }])
        #expect(bitmap.color(x: 0, y: 0) == green && bitmap.color(x: 9, y: 0) == red)
    }

    @Test func tilesRepeat() throws {
        let bitmap = try draw([picture(four, frame) { $0.resizing = .tile(.zero) }])
        for x in 0..<10 { #expect(bitmap.color(x: x, y: 4) == (x % 2 == 0 ? red : green)) }
    }

    /// No bitmap holds these; they are stretched as they are drawn.
    @Test(arguments: [1e5, 1e18, 1e60] as [CGFloat]) func tilesLargerThanEveryPicture(side: CGFloat) throws {
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        let tile = CGRect(x: 0, y: 0, width: side, height: side)
        let bitmap = try draw([.fill(.box(0, 0, 10, 10), FillStyle(), .image(four, tile: tile, source: unit))])
        if side < 1e6 { #expect(bitmap.color(x: 3, y: 3) == red) }
        var group = DisplayGroup(items: [picture(four, frame) { $0.resizing = .tile(.zero) }])
        group.transform = CGAffineTransform(scaleX: side, y: side)
        _ = try draw([.group(group)])
    }

    /// Cairo refuses the whole picture where a device pixel holds more than 32,768 pixels of a tile.
    @Test(arguments: [1e-3, 1e-6, 1e-30] as [CGFloat]) func tilesSmallerThanPixels(side: CGFloat) throws {
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        for tile in [CGRect(x: 0, y: 0, width: side, height: side), CGRect(x: 0.3, y: 0, width: side, height: 10)] {
            let bitmap = try draw([.fill(.box(0, 0, 10, 10), FillStyle(), .image(four, tile: tile, source: unit))])
            #expect(bitmap.color(x: 3, y: 3).alpha == 255)
        }
        let small = picture(four, CGRect(x: 0, y: 0, width: 10, height: 10), natural: side) { $0.resizing = .tile(.zero) }
        #expect(try draw([small]).color(x: 5, y: 5).alpha == 255)
    }

    @Test func enlargedTilesKeepTheirEdges() throws {
        let bitmap = try draw(
            [
                picture(four, frame) {
                    $0.resizing = .tile(.zero)
                    $0.interpolation = .medium
                }
            ], scale: 3)
        #expect(bitmap.color(x: 6, y: 0) == red && bitmap.color(x: 5, y: 0) == green)
    }

    @Test func capsKeepTheirSize() throws {
        var data = Data()
        for y in 0..<4 {
            for x in 0..<4 {
                let isCorner = (x == 0 || x == 3) && (y == 0 || y == 3)
                data.append(contentsOf: isCorner ? [255, 0, 0, 255] : [0, 255, 0, 255])
            }
        }
        let nine = DisplayImage(
            content: .pixels(data, width: 4, height: 4), size: CGSize(width: 4, height: 4), isVector: false,
            name: "nine")
        let caps = ImageDrawing.CapInsets(top: 1, left: 1, bottom: 1, right: 1)
        for resizing in [ImageDrawing.Resizing.stretch(caps), .tile(caps)] {
            let bitmap = try draw([picture(nine, frame, natural: 4) { $0.resizing = resizing }])
            for y in 0..<10 {
                for x in 0..<10 {
                    let isCorner = (x == 0 || x == 9) && (y == 0 || y == 9)
                    #expect(bitmap.color(x: x, y: y) == (isCorner ? red : green))
                }
            }
        }
    }

    @Test func capsLargerThanTheFrameShrink() throws {
        let caps = ImageDrawing.CapInsets(top: 9, left: 9, bottom: .nan, right: 90)
        for resizing in [ImageDrawing.Resizing.stretch(caps), .tile(caps)] {
            let bitmap = try draw([picture(four, CGRect(x: 0, y: 0, width: 3, height: 3)) { $0.resizing = resizing }])
            bitmap.withPixels { #expect($0.contains { $0 != 0 }) }
            #expect(bitmap.color(x: 4, y: 4).alpha == 0)
        }
    }

    /// A matrix that Cairo refuses would end the whole picture.
    @Test(arguments: [5e-324, 1e-308, 1e-160, 1e-38] as [CGFloat]) func capsOfNoSizeAreLeftOut(side: CGFloat) throws {
        let around = ImageDrawing.CapInsets(top: 1, left: side, bottom: 1, right: side)
        for caps in [around, ImageDrawing.CapInsets(top: side, left: side, bottom: 0, right: 0)] {
            for resizing in [ImageDrawing.Resizing.stretch(caps), .tile(caps)] {
                let image = picture(four, CGRect(x: 0.3, y: 0.3, width: 9, height: 9)) { $0.resizing = resizing }
                #expect(try draw([image]).color(x: 5, y: 5).alpha == 255)
            }
        }
    }

    @Test func templatesTakeThePaint() throws {
        let half = DisplayImage(
            content: .pixels(Data([128, 0, 0, 128]), width: 1, height: 1), size: CGSize(width: 1, height: 1),
            isVector: false, name: "half")
        let bitmap = try draw([picture(half, frame, natural: 1) { $0.template = .color(.pureBlue) }])
        #expect(isClose(bitmap.color(x: 5, y: 5), 0, 0, 255, 128))
    }

    @Test func reducingAveragesAllPixels() throws {
        var data = Data()
        for y in 0..<100 {
            for x in 0..<100 { data.append(contentsOf: (x + y) % 2 == 0 ? [255, 255, 255, 255] : [0, 0, 0, 255]) }
        }
        let checks = DisplayImage(
            content: .pixels(data, width: 100, height: 100), size: CGSize(width: 100, height: 100), isVector: false,
            name: "checks")
        let bitmap = try draw([picture(checks, frame, natural: 100) { $0.interpolation = .medium }])
        for x in 0..<10 { #expect(isClose(bitmap.color(x: x, y: x), 128, 128, 128)) }
    }

    @Test func drawingsAreSharpAtAnySize() throws {
        let list = DisplayList(
            size: CGSize(width: 2, height: 2), items: [.box(0, 0, 1, 2, .pureRed), .box(1, 0, 5, 2, .pureGreen)])
        let drawing = DisplayImage(content: .displayList(list), size: list.size, isVector: true, name: "drawing")
        for change in [{ (_: inout ImageDrawing) in }, { $0.isMirrored = true }] {
            let bitmap = try draw([picture(drawing, CGRect(x: 1, y: 1, width: 8, height: 8), change)], scale: 3)
            #expect(Set([bitmap.color(x: 14, y: 9), bitmap.color(x: 15, y: 9)]) == [red, green])
            #expect(bitmap.color(x: 28, y: 9).alpha == 0)
        }
    }

    @Test func opacityFadesImages() throws {
        let bitmap = try draw([.group([picture(four, frame)]) { $0.opacity = 0.5 }])
        #expect(isClose(bitmap.color(x: 2, y: 2), 255, 0, 0, 128))
    }

    private final class Decoder: ImageDecoding, @unchecked Sendable {
        func bitmap(for resource: DisplayImage, width: Int, height: Int) throws -> Bitmap {
            guard resource.isVector else { throw PictureFailure(message: "broken") }
            return Bitmap(width: width, height: height) { $0.update(repeating: 0xFF00_0000 | UInt32(width)) }
        }
    }

    @Test func encodedImagesComeFromTheDecoderAtDeviceSize() throws {
        let vector = DisplayImage(
            content: .encoded(Data([1])), size: CGSize(width: 5, height: 5), isVector: true, name: "v")
        let bitmap = try draw([picture(vector, frame)], scale: 3, renderer: BitmapRenderer(images: Decoder()))
        #expect(bitmap.color(x: 5, y: 5) == Bitmap.Color(0, 0, 30))
    }

    @Test func unreadableImagesAreReportedOnce() throws {
        let notes = NoteCollector()
        let broken = DisplayImage(
            content: .encoded(Data([1])), size: CGSize(width: 5, height: 5), isVector: false, name: "holiday")
        let short = DisplayImage(
            content: .pixels(Data([1]), width: 4, height: 4), size: CGSize(width: 4, height: 4), isVector: false,
            name: "short")
        let items = [
            picture(broken, frame), picture(broken, frame), picture(short, frame),
            picture(four, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 4)), picture(four, frame, natural: 0),
            DisplayItem.fill(.box(0, 0, 10, 10), FillStyle(), .image(short, tile: frame, source: frame)),
        ]
        let bitmap = try draw(items, renderer: BitmapRenderer(images: Decoder(), onNote: { notes.add($0) }))
        bitmap.withPixels { #expect($0.allSatisfy { $0 == 0 }) }
        #expect(notes.notes.count == 2 && notes.notes.contains { $0.contains("holiday") && $0.contains("broken") })
    }
}
