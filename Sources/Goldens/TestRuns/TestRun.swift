import Foundation

/// The run of tests that this process belongs to. It starts with the parent process, `swift test`, which may start several
/// test processes.
package enum TestRun {
    /// Returns whether a file was written before the start of the run.
    package static func isEarlier(_ file: URL) -> Bool {
        var information = stat()
        guard let start, stat(file.path, &information) == 0 else { return false }
        return Double(information.st_mtim.tv_sec) + Double(information.st_mtim.tv_nsec) / 1e9 < start
    }

    /// The start in seconds since 1970; nil if the system does not provide it.
    private static let start: Double? = {
        // Field 22 of /proc/<process>/stat is the start in clock ticks after the system's boot. The name before it, in
        // parentheses, may contain any character.
        guard let text = try? String(contentsOfFile: "/proc/\(getppid())/stat", encoding: .utf8),
            let fields = text.split(separator: ")").last?.split(separator: " "), fields.count > 19,
            let ticks = Double(fields[19]),
            let boot = (try? String(contentsOfFile: "/proc/stat", encoding: .utf8))?.split(separator: "\n")
                .first(where: { $0.hasPrefix("btime ") })?.dropFirst(6), let seconds = Double(boot)
        else { return nil }
        return seconds + ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
    }()
}
