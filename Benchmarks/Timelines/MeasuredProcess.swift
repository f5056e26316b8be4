import Foundation

/// A finished program with the resources that it and its children used.
struct MeasuredProcess {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The duration in seconds.
    let wallTime: Double
    /// The processor time of all cores in seconds, in user and system mode.
    let processorTime: Double
    /// The largest peak memory of one of the processes, in bytes.
    let peakMemory: Int
    let output: String

    /// Runs the program and waits for it.
    ///
    /// - Throws: `Failure` if it cannot be started or ends with a status that is not in `statuses`.
    init(_ program: URL, _ arguments: [String], statuses: Set<Int32> = [0]) throws {
        let pipe = Pipe()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, pipe.fileHandleForWriting.fileDescriptor, STDOUT_FILENO)
        let texts = ([program.path] + arguments).map { strdup($0) } + [nil]
        defer { texts.forEach { free($0) } }
        var process: pid_t = 0
        MeasuredProcess.forgetPeakMemory()
        let clock = ContinuousClock()
        let start = clock.now
        let code = posix_spawn(&process, program.path, &actions, nil, texts, environ)
        guard code == 0 else {
            throw Failure(description: "\(program.path) cannot be started: \(String(cString: strerror(code))).")
        }
        try pipe.fileHandleForWriting.close()
        // The output is short, so the pipe does not fill up. Reading to its end waits for the program.
        output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        wallTime = start.duration(to: clock.now).milliseconds / 1000
        processorTime = [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
        peakMemory = usage.ru_maxrss << 10
        guard status & 127 == 0, statuses.contains(status >> 8) else { throw Failure(description: "\(program.path) ended with status \(status >> 8).") }
    }

    /// Resets this process's peak memory to its current memory. Until the child has started, the system counts the
    /// parent's peak as the child's.
    private static func forgetPeakMemory() {
        // The value 5 resets the peak, https://www.kernel.org/doc/html/latest/filesystems/proc.html
        guard let file = fopen("/proc/self/clear_refs", "w") else { return }
        fputs("5", file)
        fclose(file)
    }
}
