import Foundation
import Processes
import Synchronization

/// Ends the program when a picture takes more memory than `--memory` allows. Another child makes the other pictures.
///
/// What counts is the largest resident memory that the program has had: `ru_maxrss` of the kernel, which includes what was given
/// back since. A thread looks at it while pictures are made, and each picture is followed by a look. So a picture that takes too much
/// never passes, however quickly it is made. Where several pictures are made at the same time, nobody knows which one took the
/// memory: another child then makes one at a time.
enum MemoryLimit {
    /// The environment variable that tells the child to make one picture at a time.
    static let aloneVariable = "DARKROOM_ALONE"
    /// The file that says that several pictures took too much memory together.
    private static let crowdedName = ".crowded"
    /// The time between two looks in microseconds.
    private static let pause: UInt32 = 20_000

    /// Whether one picture is made at a time.
    static let isAlone: Bool = {
        defer { unsetenv(aloneVariable) }
        return getenv(aloneVariable) != nil
    }()

    /// The largest number of bytes; 0 for no limit.
    private static let limit = Atomic(0)
    private static let isEnding = Atomic(false)

    /// Sets the limit in bytes.
    static func start(_ bytes: Int) {
        guard Supervisor.home != nil, limit.exchange(bytes, ordering: .relaxed) == 0 else { return }
        Thread.detachNewThread {
            while true {
                usleep(pause)
                check()
            }
        }
    }

    /// Ends the program if it has taken more memory than the limit.
    static func check() {
        let limit = limit.load(ordering: .relaxed)
        let peak = peak
        guard limit > 0, peak > limit, !isEnding.exchange(true, ordering: .relaxed) else { return }
        CrashWatch.waitIfCrashing()
        let pictures = CrashRecovery.inProgress
        if pictures.count > 1, !isAlone, let home = Supervisor.home {
            try? Data().write(to: home.appendingPathComponent(crowdedName))
        } else {
            let name = pictures.isEmpty ? "The program" : Choice.listed(pictures)
            Console.shared.error(
                "\(name) took more memory than --memory allows: \(text(peak)) of \(text(limit)). Look for large images, scales and "
                    + "blurs, or allow more.")
            if let picture = pictures.first { CrashRecovery.noteDrawing(picture) }
        }
        TemporaryFiles.shared.removeAll()
        ProgramEnd.exitAtOnce(ProgramFailure.Status.widgetFailed.rawValue)
    }

    /// Returns whether the child of a home folder ended because of several pictures.
    static func isCrowded(in home: URL) -> Bool { access(home.appendingPathComponent(crowdedName).path, F_OK) == 0 }

    /// The largest number of bytes that the process has had in use.
    private static var peak: Int {
        var usage = rusage()
        return getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 ? usage.ru_maxrss << 10 : 0
    }

    private static let units = [("KB", 1_000), ("MB", 1_000_000), ("GB", 1_000_000_000)]

    /// Reads a size such as `500MB` or `1.5 GB`.
    ///
    /// - Returns: the number of bytes.
    /// - Throws: `ProgramFailure` for another text, and for less than a megabyte or more than a terabyte.
    static func bytes(_ text: String, for option: String) throws -> Int {
        let upper = text.uppercased()
        for (name, size) in units where upper.hasSuffix(name) {
            guard let number = Double(upper.dropLast(2).trimmingCharacters(in: .whitespaces)),
                case let bytes = number * Double(size), (1e6...1e12).contains(bytes)
            else { break }
            return Int(bytes)
        }
        throw ProgramFailure.badInput("\(option): \"\(text)\" is not a size from 1MB to 1000GB, such as 500MB or 1.5GB.")
    }

    private static func text(_ bytes: Int) -> String {
        bytes < 1_000_000_000 ? "\(bytes / 1_000_000) MB" : String(format: "%.1f GB", Double(bytes) / 1e9)
    }
}
