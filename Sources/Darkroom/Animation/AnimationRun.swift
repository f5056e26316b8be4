import CairoGraphics
import Files
import Foundation
import Processes
import WidgetKitCore

/// Makes animations of a run's finished pictures. Each animation has only one picture in memory at a time.
struct AnimationRun: Sendable {
    let settings: AnimationSettings
    /// The end of a simulated span.
    let end: Date?
    let writer: FileWriter
    /// The number of animations that are made at a time.
    let threads: Int

    /// Writes an animation of each sequence in each format. The files have the names of the sequences.
    ///
    /// - Throws: `ProgramFailure` if a file cannot be read or written.
    func write(_ sequences: [PictureSequence]) async throws -> [TimelineManifest.Animation] {
        let jobs = sequences.flatMap { sequence in settings.formats.map { (sequence, $0) } }
        var made: [TimelineManifest.Animation?] = Array(repeating: nil, count: jobs.count)
        try await withThrowingTaskGroup(of: (Int, TimelineManifest.Animation).self) { group in
            for (index, job) in jobs.enumerated() {
                if index >= threads, let (done, animation) = try await group.next() { made[done] = animation }
                group.addTask { (index, try write(job.0, as: job.1)) }
            }
            for try await (done, animation) in group { made[done] = animation }
        }
        return made.compactMap { $0 }
    }

    private func write(_ sequence: PictureSequence, as format: AnimationFormat) throws -> TimelineManifest.Animation {
        let path = "\(sequence.base).\(format.rawValue)"
        var made = TimelineManifest.Animation(
            kind: sequence.kind, family: sequence.form, scheme: sequence.scheme,
            renderingMode: sequence.renderingMode, format: format.rawValue, frames: 0, duration: 0,
            file: path, hash: "")
        try writer.write(to: path) { file in
            let encoder = AnimationEncoder(format: format, file: file, scale: sequence.scale)
            var picture = ""
            do {
                // A smaller picture stands in the middle at the top, as the island does.
                let canvas = sequence.otherSizes.isEmpty
                    ? nil : try PictureSize(sequence.largestSize, scale: sequence.scale)
                try FrameTimes(pace: settings.pace, end: end).forEach(of: sequence.moments) { index, duration in
                    picture = sequence.file(at: index)
                    let data = try PictureSequence.data(of: picture, in: writer.folder)
                    var bitmap = try PNGDecoder.decode(data)
                    if let canvas { bitmap = bitmap.placed(onWidth: canvas.width, height: canvas.height) }
                    try encoder.add(bitmap, for: duration)
                }
                try encoder.finish()
            } catch let failure as PictureFailure {
                throw ProgramFailure.badInput("\(path) cannot be made of \(picture): \(failure.message)")
            }
            (made.frames, made.duration) = (encoder.frameCount, encoder.duration.seconds)
        }
        // The file may be too large for memory.
        let written = try FileHandle(forReadingFrom: writer.folder.appendingPathComponent(path))
        defer { try? written.close() }
        made.hash = try ContentHash.sha256(written)
        return made
    }
}
