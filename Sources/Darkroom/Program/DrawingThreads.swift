import CairoGraphics
import Foundation
import Synchronization

/// Which picture each drawing thread draws, for the note of the picture that a crash costs.
///
/// A handler of signals reads the table. It takes no lock and allocates nothing.
enum DrawingThreads {
    /// What a thread draws. The name is nil while it draws nothing.
    private struct Slot {
        var thread = pthread_t()
        var name: UnsafeMutablePointer<CChar>?
    }

    /// The largest number of threads that draw at the same time. Pictures of further threads have no name after a crash.
    private static let capacity = 512

    // It is allocated once. A slot is written by the thread that has taken it, and read by a handler on the same thread.
    private nonisolated(unsafe) static let slots: UnsafeMutablePointer<Slot> = {
        let slots = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
        slots.initialize(repeating: Slot(), count: capacity)
        return slots
    }()

    /// The numbers of the slots that no thread has taken.
    private static let available = Mutex(Array((0..<capacity).reversed()))

    /// Prepares the table, which a handler cannot do. Threads that draw a part of a picture count as drawing the picture.
    static func prepare() {
        _ = slots
        PictureParts.companion = {
            guard let picture = current.map({ String(cString: $0) }) else { return { part in part() } }
            return { part in current == nil ? drawing(picture, part) : part() }
        }
    }

    /// Runs `body`, which draws the picture with this name.
    static func drawing<Result>(_ picture: String, _ body: () throws -> Result) rethrows -> Result {
        guard let number = available.withLock({ $0.popLast() }) else { return try body() }
        slots[number].thread = pthread_self()
        slots[number].name = strdup(picture)
        defer {
            available.withLock {
                let name = slots[number].name
                slots[number].name = nil
                free(name)
                $0.append(number)
            }
        }
        return try body()
    }

    /// The names of the pictures that are being drawn.
    // The names are copied while no thread ends its picture.
    static var names: [String] {
        var known: Set<String> = []
        let names = available.withLock { _ in (0..<capacity).compactMap { slots[$0].name.map { String(cString: $0) } } }
        return names.filter { known.insert($0).inserted }
    }

    /// The name of the picture that this thread draws; nil if it draws none.
    static var current: UnsafeMutablePointer<CChar>? {
        for number in 0..<capacity {
            if let name = slots[number].name, pthread_equal(slots[number].thread, pthread_self()) != 0 { return name }
        }
        return nil
    }
}
