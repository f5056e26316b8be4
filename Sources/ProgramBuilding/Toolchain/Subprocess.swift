import CProcesses
import Foundation
import Processes
import Synchronization

/// Another program, such as the compiler, which is run until it ends.
struct Subprocess {
    struct Result {
        let status: Int32
        /// Everything that it wrote to its standard output.
        let output: String
        /// Everything that it wrote to its standard error, where this is kept apart.
        let errors: String
    }

    private let name: String
    private let arguments: [String]
    private let environment: [String: String]
    private let isConfined: Bool

    /// - Parameters:
    ///   - name: a program on the PATH, or the path of one.
    ///   - environment: variables that the program has besides those of this process.
    ///   - isConfined: whether the program runs in the sandbox, if there is one. Programs that read no sources, or that need the
    ///     network, do not.
    init(_ name: String, _ arguments: [String], environment: [String: String] = [:], isConfined: Bool = true) {
        (self.name, self.arguments, self.environment, self.isConfined) = (name, arguments, environment, isConfined)
    }

    /// The place of a program on the PATH; nil where there is none.
    static func place(of name: String) -> String? {
        if name.contains("/") { return access(name, X_OK) == 0 ? name : nil }
        let path = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return path.lazy.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }

    /// - Parameters:
    ///   - separatesErrors: whether standard error is kept apart; otherwise `output` holds both in their order.
    ///   - onLine: called on this thread with each line of the output as soon as it is written.
    /// - Throws: `ProgramFailure` where the program is not on the PATH or cannot be started.
    func run(separatesErrors: Bool = false, onLine: ((Substring) -> Void)? = nil) throws -> Result {
        guard let place = Subprocess.place(of: name) else {
            throw ProgramFailure.badInput("\(name) is not on the PATH. Install Swift, and run make setup.")
        }
        let output = try OutputPipe(of: name)
        let errorPipe = separatesErrors ? try OutputPipe(of: name) : nil
        let process = try start(place, output: output.input, errors: errorPipe?.input ?? output.input)
        output.closeInput()
        errorPipe?.closeInput()
        // Both pipes are read at once, because a full one stops the program.
        let errors = Mutex(Data())
        let reading = DispatchGroup()
        if let errorPipe {
            DispatchQueue.global().async(group: reading) {
                let data = errorPipe.read()
                errors.withLock { $0 = data }
            }
        }
        var lines = onLine.map(LineSplitter.init)
        let data = output.read { lines?.add($0) }
        lines?.end()
        reading.wait()
        let status = Subprocess.status(of: process)
        // Where this process is being ended, the program's end is no result.
        SubprocessTree.starting {}
        return Result(
            status: status, output: String(decoding: data, as: UTF8.self),
            errors: errors.withLock { String(decoding: $0, as: UTF8.self) })
    }

    /// Starts the program in a process group of its own, with the signals at their defaults. It ends with this process.
    private func start(_ place: String, output: Int32, errors: Int32) throws -> pid_t {
        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        var line = [place] + arguments
        if isConfined, let sandbox = Sandbox.used { line = sandbox.words(for: line, environment: variables) }
        let words = line.map { strdup($0) } + [nil]
        let block = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in words + block { free(text) } }
        var process: pid_t = 0
        let number = SubprocessTree.starting { start_guarded(&process, line[0], words, block, output, errors) }
        guard number == 0 else {
            throw ProgramFailure.badInput("\(name) cannot be started: \(String(cString: strerror(number))).")
        }
        return process
    }

    /// The exit status of a program that ends, or 128 and the number of the signal that ended it.
    private static func status(of process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return 255 }
        }
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }
}

/// A pipe that a program writes to and this process reads to its end.
private struct OutputPipe {
    let input: Int32
    private let output: Int32

    init(of program: String) throws {
        var ends: [Int32] = [0, 0]
        // Programs that other threads start do not inherit the ends.
        let isMade = SubprocessTree.starting {
            pipe(&ends) == 0 && fcntl(ends[0], F_SETFD, FD_CLOEXEC) == 0 && fcntl(ends[1], F_SETFD, FD_CLOEXEC) == 0
        }
        guard isMade else {
            throw ProgramFailure.badInput("\(program) cannot be started: \(String(cString: strerror(errno))).")
        }
        (output, input) = (ends[0], ends[1])
    }

    func closeInput() { close(input) }

    func read(_ onPart: (Data) -> Void = { _ in }) -> Data {
        let handle = FileHandle(fileDescriptor: output, closeOnDealloc: true)
        var data = Data()
        while case let part = handle.availableData, !part.isEmpty {
            data += part
            onPart(part)
        }
        return data
    }
}

/// Gives the lines of a text one by one while the text arrives in parts.
private struct LineSplitter {
    private var rest = Data()
    private let onLine: (Substring) -> Void

    init(_ onLine: @escaping (Substring) -> Void) { self.onLine = onLine }

    mutating func add(_ part: Data) {
        rest += part
        while let end = rest.firstIndex(of: 0x0A) {
            onLine(String(decoding: rest[rest.startIndex..<end], as: UTF8.self)[...])
            rest = Data(rest[rest.index(after: end)...])
        }
    }

    mutating func end() {
        if !rest.isEmpty { onLine(String(decoding: rest, as: UTF8.self)[...]) }
    }
}
