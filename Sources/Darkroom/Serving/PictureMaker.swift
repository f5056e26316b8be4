import DisplayList
import Files
import Foundation
import PictureEngine

/// Draws display lists on threads and writes them to files whose names follow from the lists. A picture that the folder has
/// already is not drawn again.
@MainActor final class PictureMaker {
    private struct Job: Sendable {
        let list: DisplayList
        let file: String
        /// The picture's name in notes of the pictures in progress.
        let picture: String
        let encoder: PictureEncoder
        let limit: Double
        let then: @Sendable (Result<Void, any Error>) -> Void
    }

    private let folder: URL
    private let writer: FileWriter
    private let threads: WorkerThreads<Job>

    /// - Parameter count: the number of threads.
    /// - Throws: `ProgramFailure` if the folder cannot be written to.
    init(folder: URL, threads count: Int) throws {
        self.folder = folder
        let writer = try FileWriter(folder: folder, option: "--pictures")
        self.writer = writer
        threads = WorkerThreads(count: count) { job in
            job.then(Result {
                let data: Data
                do {
                    data = try DrawingThreads.drawing(job.picture) {
                        try Watchdog.drawing(job.picture, path: job.picture, seconds: job.limit) {
                            try job.encoder.data(of: job.list)
                        }
                    }
                } catch {
                    throw DrawingFailure(picture: job.picture, path: job.picture, reason: "\(error)")
                }
                try writer.write(data, to: job.file)
            })
        }
    }

    /// Writes a file whose name follows from a text, and returns its name.
    ///
    /// - Throws: `ProgramFailure` if it cannot be written, and the errors of `body`.
    func write(named text: String, extension: String, _ body: (FileHandle) throws -> Void) throws -> String {
        let file = "\(ContentHash.sha256(Data(text.utf8)).prefix(32))@1.\(`extension`)"
        try writer.write(to: file, body)
        return file
    }

    /// Returns the file of a picture once it is written. Meanwhile the main actor is free to lay out the next one.
    ///
    /// - Throws: `DrawingFailure` if it cannot be drawn, `ProgramFailure` if it cannot be written.
    func file(of list: DisplayList, named picture: String, with encoder: PictureEncoder, scale: CGFloat, limit: Double) async throws -> String {
        let file = "\(PictureDigest(list).text)@\(Double(scale)).\(encoder.format.rawValue)"
        if FileManager.default.fileExists(atPath: folder.appendingPathComponent(file).path) { return file }
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            threads.add(
                Job(list: list, file: file, picture: picture, encoder: encoder, limit: limit, then: { continuation.resume(with: $0) }))
        }
        return file
    }
}
