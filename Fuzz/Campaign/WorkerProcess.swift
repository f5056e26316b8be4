import Foundation

/// A running worker, as the campaign sees it.
final class WorkerProcess {
    private let process: pid_t
    private let input: Int32
    private let output: Int32
    private let errors: URL
    private var buffer: [UInt8] = []
    private var hasEnded = false

    /// Starts a worker.
    ///
    /// - Parameter errors: the file that receives what the worker writes to standard error.
    /// - Throws: where no process can be started.
    init(limits: WorkerLimits, errors: URL) throws {
        self.errors = errors
        var (toWorker, fromWorker) = ([Int32](repeating: 0, count: 2), [Int32](repeating: 0, count: 2))
        guard pipe(&toWorker) == 0, pipe(&fromWorker) == 0 else { throw CampaignFailure("no pipe can be made") }
        // Other workers must not hold the ends, or this one would not see that its input is over.
        for end in toWorker + fromWorker { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, toWorker[0], 0)
        posix_spawn_file_actions_adddup2(&actions, fromWorker[1], 1)
        posix_spawn_file_actions_addopen(&actions, 2, errors.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        let path = "/proc/self/exe"
        let program = try FileManager.default.destinationOfSymbolicLink(atPath: path)
        let arguments = [program, "worker", "--seconds", "\(limits.seconds)", "--memory", "\(limits.memory >> 20)"]
        // Backtraces take half a minute and the campaign needs none.
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_BACKTRACE"] = "enable=no"
        var child: pid_t = 0
        let status = withStrings(arguments) { arguments in
            withStrings(environment.map { "\($0.key)=\($0.value)" }.sorted()) { variables in
                posix_spawn(&child, program, &actions, nil, arguments, variables)
            }
        }
        close(toWorker[0])
        close(fromWorker[1])
        guard status == 0 else { throw CampaignFailure("the worker \(program) cannot be started (error \(status))") }
        (process, input, output) = (child, toWorker[1], fromWorker[0])
    }

    deinit { end() }

    /// Sends a line to the worker.
    func send(_ line: String) {
        var bytes = Array((line + "\n").utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }

    /// Returns the next line from the worker; nil where it has ended, or where it has been silent for too long.
    func line(patience: Int32) -> String? {
        while true {
            if let end = buffer.firstIndex(of: 10) {
                defer { buffer.removeSubrange(...end) }
                return String(decoding: buffer[..<end], as: UTF8.self)
            }
            var wait = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            guard poll(&wait, 1, patience * 1000) > 0 else { return nil }
            var chunk = [UInt8](repeating: 0, count: 65_536)
            let count = read(output, &chunk, chunk.count)
            guard count > 0 else { return nil }
            buffer += chunk[..<count]
        }
    }

    /// Ends the worker and returns what became of it.
    @discardableResult func end() -> (kind: Finding.Kind, message: String) {
        guard !hasEnded else { return (.crash, "") }
        hasEnded = true
        var status: Int32 = 0
        close(input)
        // Where it has not ended by itself yet, it hangs.
        var waited = waitpid(process, &status, WNOHANG)
        for _ in 0..<100 where waited == 0 {
            usleep(10_000)
            waited = waitpid(process, &status, WNOHANG)
        }
        let isStuck = waited == 0
        if isStuck {
            kill(process, SIGKILL)
            waitpid(process, &status, 0)
        }
        close(output)
        let signal = status & 0x7F
        let written = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
        let last = written.split(separator: "\n").last { $0.contains("Fatal error") || $0.contains("memory") }.map(String.init)
        if isStuck { return (.hang, "it waits for something that does not come") }
        if signal == WorkerLimits.timeSignal { return (.hang, "it takes more time than the limit") }
        if last?.contains("not enough memory") == true { return (.memory, last ?? "") }
        return (.crash, last ?? "signal \(signal), status \(status >> 8 & 0xFF)")
    }
}

/// Why a campaign cannot go on.
struct CampaignFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// Calls `body` with strings as C's list of pointers.
private func withStrings<Result>(_ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    return body(pointers + [nil])
}
