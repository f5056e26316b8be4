import Foundation

/// Reads the lines of a program's standard output and standard error on one thread.
///
/// What a program writes to standard error before a line of standard output is handed over before that line.
struct ProgramOutput {
    private let output: Pipe
    private let errors: Pipe
    private static let size = 64 << 10

    init(output: Pipe, errors: Pipe) { (self.output, self.errors) = (output, errors) }

    /// Blocks this thread until the program has closed both.
    func read(onOutput: (String) -> Void, onError: (String) -> Void) {
        var (out, err) = (Lines(output), Lines(errors))
        while out.isOpen || err.isOpen {
            var polled = [out, err].map { pollfd(fd: $0.isOpen ? $0.descriptor : -1, events: Int16(POLLIN), revents: 0) }
            guard poll(&polled, 2, -1) >= 0 || errno == EINTR else { return }
            // The lines of standard output that are there now. Those of standard error that were there before them come first.
            let lines = out.isOpen && polled[0].revents != 0 ? out.read() : []
            if err.isOpen { err.read().forEach(onError) }
            lines.forEach(onOutput)
        }
    }

    /// The lines of one pipe, as far as they have come.
    private struct Lines {
        let descriptor: Int32
        var isOpen = true
        private var buffer = Data()

        init(_ pipe: Pipe) {
            descriptor = pipe.fileHandleForReading.fileDescriptor
            _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        }

        /// Returns the complete lines that have come, and the rest if the pipe is closed. Does not wait.
        mutating func read() -> [String] {
            var bytes = [UInt8](repeating: 0, count: ProgramOutput.size)
            while true {
                let count = Glibc.read(descriptor, &bytes, bytes.count)
                if count > 0 {
                    buffer.append(contentsOf: bytes[..<count])
                } else if count < 0, errno == EINTR {
                    continue
                } else {
                    if count == 0 { isOpen = false }
                    break
                }
            }
            var lines = buffer.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
            let rest = lines.removeLast()
            buffer = Data(rest.utf8)
            if !isOpen, !rest.isEmpty { lines.append(rest) }
            return lines
        }
    }
}
