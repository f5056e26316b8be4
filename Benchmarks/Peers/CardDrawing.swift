import Foundation
import PictureEngine
import SwiftUI
import SwiftUICore

/// Draws the cards of the comparison with other tools on request, so that all tools can take turns.
///
/// Each line of standard input is a card's name and the file for its picture. `next-` before the name draws the card after the
/// one before it, as a timeline does, with another digit each time. The answer is a line: the milliseconds of
/// layout, drawing and encoding, and the bytes of the PNG file.
@MainActor struct CardDrawing {
    private let engine: PictureEngine
    private let encoder: PictureEncoder
    private let scale: Double

    /// - Throws: `FontFailure` or `AssetFailure` where the resource folder is missing or incomplete.
    init(scale: Double) throws {
        engine = try PictureEngine(resources: .locate())
        encoder = engine.encoder(format: .png, scale: scale)
        self.scale = scale
    }

    /// - Throws: the error that a card meets, or `MeasuredProcess.Failure` for a card that does not exist.
    func run() throws {
        var number = 0
        while let line = readLine() {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            guard words.count == 2 else { throw MeasuredProcess.Failure(description: "A card and a file are expected, not \(line).") }
            number = (number + 1) % 10
            let start = ContinuousClock.now
            let picture = switch words[0] {
            case "calendar": try data(of: CalendarCard(), size: CalendarCard.size)
            case "activity": try data(of: ActivityCard(), size: ActivityCard.size)
            case "next-calendar": try data(of: CalendarCard(more: number), size: CalendarCard.size, in: "calendar")
            case "next-activity": try data(of: ActivityCard(digit: number), size: ActivityCard.size, in: "activity")
            default: throw MeasuredProcess.Failure(description: "There is no card \(words[0]).")
            }
            let time = start.duration(to: .now).milliseconds
            try picture.write(to: URL(fileURLWithPath: words[1]))
            print(String(format: "%.3f %d", time, picture.count))
        }
    }

    private func data(of card: some View, size: CGSize, in series: String? = nil) throws -> Data {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        environment.locale = Locale(identifier: "en_US")
        let list = try engine.render(card, size: size, in: environment).displayList
        return try encoder.data(of: list, in: series)
    }
}
