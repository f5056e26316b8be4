import DisplayList
import Files
import Foundation
import PictureEngine

/// Draws display lists on threads and writes them to files whose names follow from the lists. A picture that the folder has
/// already is not drawn again.
@MainActor final class PictureMaker {
    /// A picture to draw.
    struct Order: Sendable {
        let list: DisplayList
        /// The picture's name in notes of the pictures in progress.
        let picture: String
        let encoder: PictureEncoder
        /// Pixels per point.
        let scale: CGFloat
        /// The seconds that drawing may take.
        let limit: Double

        @MainActor init(_ picture: SelectedPicture, name: String, as format: PictureFormat, with setup: RunSetup) {
            (list, self.picture, scale) = (picture.view.displayList, name, picture.surroundings.scale)
            (encoder, limit) = (setup.engine.encoder(format: format, scale: scale), setup.settings.timeout)
        }
    }

    private struct Job: Sendable {
        let orders: [Order]
        let then: @Sendable (Result<[String], any Error>) -> Void
    }

    private let writer: FileWriter
    private let threads: WorkerThreads<Job>

    /// - Parameter count: the number of threads.
    /// - Throws: `ProgramFailure` if the folder cannot be written to.
    init(folder: URL, threads count: Int) throws {
        let writer = try FileWriter(folder: folder, option: "--pictures")
        self.writer = writer
        threads = WorkerThreads(count: count) { job in
            job.then(Result { try job.orders.map { try PictureMaker.file(of: $0, in: folder, with: writer) } })
        }
    }

    private nonisolated static func file(of order: Order, in folder: URL, with writer: FileWriter) throws -> String {
        let file = "\(PictureDigest(order.list).text)@\(Double(order.scale)).\(order.encoder.format.rawValue)"
        if FileManager.default.fileExists(atPath: folder.appendingPathComponent(file).path) { return file }
        let data: Data
        do {
            data = try DrawingThreads.drawing(order.picture) {
                try Watchdog.drawing(order.picture, path: order.picture, seconds: order.limit) {
                    try order.encoder.data(of: order.list)
                }
            }
        } catch {
            throw DrawingFailure(picture: order.picture, path: order.picture, reason: "\(error)")
        }
        try writer.write(data, to: file)
        return file
    }

    /// Writes a file whose name follows from a text, and returns its name.
    ///
    /// - Throws: `ProgramFailure` if it cannot be written, and the errors of `body`.
    func write(named text: String, extension: String, _ body: (FileHandle) throws -> Void) throws -> String {
        let file = "\(ContentHash.sha256(Data(text.utf8)).prefix(32))@1.\(`extension`)"
        try writer.write(to: file, body)
        return file
    }

    /// Draws pictures on a thread while the main actor lays out others.
    ///
    /// - Parameter then: receives the names of their files on that thread, or a `DrawingFailure` or `ProgramFailure`.
    func draw(_ orders: [Order], then: @escaping @Sendable (Result<[String], any Error>) -> Void) {
        threads.add(Job(orders: orders, then: then))
    }

    /// Returns the name of a picture's file once it is written.
    ///
    /// - Throws: `DrawingFailure` if it cannot be drawn, `ProgramFailure` if it cannot be written.
    func file(of order: Order) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            draw([order]) { result in continuation.resume(with: result.map { $0[0] }) }
        }
    }

    /// Waits until all pictures are drawn. No more can be drawn afterwards.
    func finish() async { await threads.finish() }
}
