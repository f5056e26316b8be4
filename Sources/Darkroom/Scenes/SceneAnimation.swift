import Foundation
import Processes

/// The moments of a scene's animation: by default a day, every half hour.
struct SceneAnimation: Equatable, Sendable {
    /// The first moment; nil for the start of the day of the run.
    var from: Date?
    /// The length in seconds.
    var length: Double = 86_400
    /// The time between two pictures in seconds.
    var step: Double = 1800

    /// The largest number of pictures.
    static let limit = 2000

    /// Returns the moments in order, the last one before the end.
    func moments(on now: Date, in timeZone: TimeZone) -> [Date] {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let start = from ?? calendar.startOfDay(for: now)
        return (0..<Int((length / step).rounded(.up))).map { start.addingTimeInterval(Double($0) * step) }
    }

    /// Reads the key `animation` of a scene.
    ///
    /// - Throws: `ProgramFailure` that names the place in the file.
    @MainActor init(_ values: YAMLValues, timeZone: TimeZone) throws {
        from = try values.date("from", in: timeZone)
        func seconds(_ key: String) throws -> Double? {
            try values.text(key).map { text in
                do { return try TimelineSpan.Duration.seconds(text, for: key) } catch let failure as ProgramFailure {
                    throw values.failure(key, failure.message.replacingOccurrences(of: "\(key): ", with: ""))
                }
            }
        }
        length = try seconds("for") ?? length
        step = try seconds("every") ?? step
        guard length / step <= Double(SceneAnimation.limit) else {
            throw values.failure("every", "that makes more than \(SceneAnimation.limit) pictures. Write a longer time.")
        }
    }

    /// A day.
    init() {}
}
