import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

/// A picture with a cell for each feature of the renderer, for inspection by eye.
enum ContactSheet {
    static let cell: CGFloat = 60
    static let columns = 8

    static let rainbow = GradientRamp(stops: [
        .init(color: .pureRed, location: 0), .init(color: RGBAColor(255, 204, 0), location: 0.33),
        .init(color: RGBAColor(52, 199, 89), location: 0.66), .init(color: RGBAColor(0, 122, 255), location: 1),
    ])
    static let twoColors = GradientRamp(stops: [
        .init(color: RGBAColor(0, 0, 255), location: 0), .init(color: RGBAColor(255, 220, 0), location: 1),
    ])

    static var list: DisplayList {
        sheet(of: paints + strokes + groups + filters + images + BlendMode.allCases.map(blending))
    }

    static func sheet(of cells: [[DisplayItem]]) -> DisplayList {
        let rows = (cells.count + columns - 1) / columns
        var items: [DisplayItem] = [
            .box(0, 0, cell * CGFloat(columns), cell * CGFloat(rows), RGBAColor(245, 245, 247))
        ]
        for (index, content) in cells.enumerated() {
            items.append(
                .group(content) {
                    $0.transform = CGAffineTransform(
                        translationX: CGFloat(index % columns) * cell, y: CGFloat(index / columns) * cell)
                })
        }
        return DisplayList(size: CGSize(width: cell * CGFloat(columns), height: cell * CGFloat(rows)), items: items)
    }

    private static func disc(_ paint: Paint) -> [DisplayItem] { [.fill(.circle(30, 30, 25), FillStyle(), paint)] }

    static var paints: [[DisplayItem]] {
        var perceptual = twoColors
        perceptual.space = .perceptual
        let center = CGPoint(x: 30, y: 30)
        return [
            disc(.color(.pureRed)),
            disc(.linearGradient(rainbow, start: CGPoint(x: 5, y: 5), end: CGPoint(x: 55, y: 55))),
            disc(.linearGradient(twoColors, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 55, y: 0))),
            disc(.linearGradient(perceptual, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 55, y: 0))),
            disc(.radialGradient(rainbow, center: CGPoint(x: 25, y: 25), startRadius: 5, endRadius: 25)),
            disc(
                .ellipticalGradient(
                    rainbow, center: center, radii: CGSize(width: 25, height: 12), startFraction: 0, endFraction: 1)),
            disc(.angularGradient(rainbow, center: center, start: .degrees(-90), end: .degrees(270))),
            disc(.angularGradient(rainbow, center: center, start: .degrees(0), end: .degrees(200))),
        ]
    }

    static var strokes: [[DisplayItem]] {
        let zigzag = Path {
            $0.move(to: CGPoint(x: 10, y: 45))
            $0.addLine(to: CGPoint(x: 25, y: 15))
            $0.addLine(to: CGPoint(x: 35, y: 45))
            $0.addLine(to: CGPoint(x: 50, y: 15))
        }
        func line(_ style: StrokeStyle, _ paint: Paint = .black) -> [DisplayItem] { [.stroke(zigzag, style, paint)] }
        let star = Path {
            for (index, turn) in [0, 2, 4, 1, 3].enumerated() {
                let angle = Double(turn) * 2 * .pi / 5 - .pi / 2
                let point = CGPoint(x: 30 + 26 * cos(angle), y: 30 + 26 * sin(angle))
                if index == 0 { $0.move(to: point) } else { $0.addLine(to: point) }
            }
            $0.closeSubpath()
        }
        return [
            line(StrokeStyle(lineWidth: 5)),
            line(StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round)),
            line(StrokeStyle(lineWidth: 5, lineCap: .square, lineJoin: .bevel)),
            line(StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 7])),
            line(StrokeStyle(lineWidth: 3, dash: [8, 3, 2], dashPhase: 3)),
            [
                .stroke(
                    .circle(30, 30, 21), StrokeStyle(lineWidth: 8, lineCap: .round),
                    .angularGradient(rainbow, center: CGPoint(x: 30, y: 30), start: .degrees(-90), end: .degrees(270)))
            ],
            [.fill(star, FillStyle(eoFill: true), .color(.pureBlue))],
            [.fill(star, FillStyle(antialiased: false), .color(.pureBlue))],
        ]
    }

    static var groups: [[DisplayItem]] {
        let pair: [DisplayItem] = [
            .fill(.circle(24, 24, 18), FillStyle(), .color(.pureRed)),
            .fill(.circle(36, 36, 18), FillStyle(), .color(.pureBlue)),
        ]
        let fade = GradientRamp(stops: [.init(color: .black, location: 0), .init(color: .clear, location: 1)])
        return [
            pair,
            [.group(pair) { $0.opacity = 0.5 }],
            [.group(pair) { $0.clips = [.init(path: .circle(30, 30, 20))] }],
            [.group(pair) { $0.clips = [.init(path: .circle(30, 30, 24)), .init(path: .box(10, 25, 40, 20))] }],
            [
                .group(pair) {
                    $0.mask = [
                        .fill(
                            .box(0, 0, 60, 60), FillStyle(),
                            .linearGradient(fade, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 50, y: 0)))
                    ]
                }
            ],
            [
                .group([.box(-12, -12, 24, 24, .pureGreen)]) {
                    $0.transform = CGAffineTransform(translationX: 30, y: 30).rotated(by: .pi / 6)
                }
            ],
            [.group([.group(pair) { $0.opacity = 0.5 }]) { $0.opacity = 0.5 }],
            [
                .group(pair) {
                    $0.mask = pair
                    $0.opacity = 0.7
                }
            ],
        ]
    }

    private static var filters: [[DisplayItem]] {
        func card(_ filters: DisplayFilter...) -> [DisplayItem] {
            [
                .group([
                    .box(14, 14, 32, 32, RGBAColor(0, 122, 255)),
                    .fill(.circle(30, 30, 9), FillStyle(), .color(.white)),
                ]) {
                    $0.filters = filters
                }
            ]
        }
        let shade = RGBAColor(0, 0, 0, opacity: 0.5)
        let grey = [0.3, 0.59, 0.11, 0, 0, 0.3, 0.59, 0.11, 0, 0, 0.3, 0.59, 0.11, 0, 0, 0, 0, 0, 1, 0]
        return [
            card(.shadow(color: shade, radius: 5, offset: CGSize(width: 0, height: 3))),
            card(.shadow(color: .pureRed, radius: 0, offset: CGSize(width: 4, height: 4))),
            card(.blur(radius: 3, isOpaque: false)),
            card(.blur(radius: 3, isOpaque: true)),
            card(.colorMatrix(grey)),
            card(.luminanceToAlpha),
            [
                .group(card(.shadow(color: shade, radius: 10, offset: .zero))) {
                    $0.clips = [.init(path: .box(0, 0, 60, 30))]
                }
            ],
            [
                .group([.group([.box(0, 0, 60, 60, .pureBlue)]) { $0.clips = [.init(path: .circle(30, 30, 16))] }]) {
                    $0.filters = [.shadow(color: shade, radius: 8, offset: CGSize(width: 3, height: 3))]
                }
            ],
        ]
    }

    /// A picture of 16 by 16 pixels: four colored quarters with a white dot in each.
    static let quarters: DisplayImage = {
        var data = Data()
        for y in 0..<16 {
            for x in 0..<16 {
                let isDot = (6...9).contains((x % 8) + 4) && (6...9).contains((y % 8) + 4)
                let color: [UInt8] = [
                    [255, 59, 48, 255], [52, 199, 89, 255], [0, 122, 255, 255], [255, 204, 0, 255],
                ][
                    y / 8 * 2 + x / 8]
                data.append(contentsOf: isDot ? [255, 255, 255, 255] : color)
            }
        }
        return DisplayImage(
            content: .pixels(data, width: 16, height: 16), size: CGSize(width: 16, height: 16), isVector: false,
            name: "quarters")
    }()

    /// Fine lines that turn into noise if pixels are skipped.
    static let lines: DisplayImage = {
        var data = Data()
        for y in 0..<400 {
            for x in 0..<400 {
                let distance = hypot(Double(x) - 200, Double(y) - 200)
                let value = UInt8(127 + 127 * sin(distance * distance / 120))
                data.append(contentsOf: [value, value, value, 255])
            }
        }
        return DisplayImage(
            content: .pixels(data, width: 400, height: 400), size: CGSize(width: 400, height: 400), isVector: false,
            name: "lines")
    }()

    private static var images: [[DisplayItem]] {
        let frame = CGRect(x: 5, y: 5, width: 50, height: 50)
        let natural = CGSize(width: 16, height: 16)
        func picture(_ change: (inout ImageDrawing) -> Void) -> [DisplayItem] {
            var image = ImageDrawing(resource: quarters, frame: frame, naturalSize: natural)
            change(&image)
            return [.image(image)]
        }
        let caps = ImageDrawing.CapInsets(top: 6, left: 6, bottom: 6, right: 6)
        let drawing = DisplayImage(
            content: .displayList(DisplayList(size: CGSize(width: 60, height: 60), items: groups[2])),
            size: CGSize(width: 60, height: 60), isVector: true, name: "drawing")
        return [
            picture { $0.interpolation = .none },
            picture { _ in },
            picture { $0.resizing = .stretch(caps) },
            picture { $0.resizing = .tile(.zero) },
            picture { $0.resizing = .tile(caps) },
            picture {
                $0.isMirrored = true
                $0.interpolation = .high
            },
            picture {
                $0.resource = drawing
                $0.template = .linearGradient(rainbow, start: frame.origin, end: CGPoint(x: 55, y: 55))
            },
            picture {
                $0.resource = lines
                $0.naturalSize = CGSize(width: 400, height: 400)
            },
            picture { $0.resource = drawing },
            disc(
                .image(
                    quarters, tile: CGRect(x: 5, y: 5, width: 10, height: 10),
                    source: CGRect(x: 0, y: 0, width: 1, height: 1))),
            disc(
                .image(
                    quarters, tile: CGRect(x: 5, y: 5, width: 10, height: 10),
                    source: CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5))),
        ]
    }

    private static func blending(_ mode: BlendMode) -> [DisplayItem] {
        let center = CGPoint(x: 30, y: 30)
        return [
            .group([
                .fill(
                    .box(8, 8, 30, 44), FillStyle(),
                    .linearGradient(rainbow, start: CGPoint(x: 8, y: 8), end: CGPoint(x: 8, y: 52))),
                .group([
                    .fill(
                        .circle(34, 30, 18), FillStyle(),
                        .radialGradient(twoColors, center: center, startRadius: 0, endRadius: 18))
                ]) { $0.blendMode = mode },
            ]) { $0.isIsolated = true }
        ]
    }
}

@Suite struct ContactSheetTests {
    /// Writes the sheet to the file that the environment variable CONTACT_SHEET names, for inspection.
    @Test func everyFeatureIsDrawnWithoutANote() throws {
        let notes = NoteCollector()
        let renderer = BitmapRenderer(onNote: { notes.add($0) })
        let target = ProcessInfo.processInfo.environment["CONTACT_SHEET"]
        let scale: CGFloat = target == nil ? 1 : 3
        let bitmap = try renderer.render(ContactSheet.list, scale: scale)
        #expect(notes.notes.isEmpty)
        if let target { try PNGEncoder().encode(bitmap, scale: scale).write(to: URL(fileURLWithPath: target)) }
    }
}
