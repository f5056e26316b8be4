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

    /// - Parameters:
    ///   - name: a program on the PATH, or the path of one.
    ///   - environment: variables that the program has besides those of this process.
    init(_ name: String, _ arguments: [String], environment: [String: String] = [:]) {
        (self.name, self.arguments, self.environment) = (name, arguments, environment)
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

    /// Starts the program in a process group of its own, with the signals that this process ignores at their defaults.
    private func start(_ place: String, output: Int32, errors: Int32) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var (defaults, none) = (sigset_t(), sigset_t())
        sigfillset(&defaults)
        sigemptyset(&none)
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0.key)=\($0.value)" }
        let words = ([place] + arguments).map { strdup($0) } + [nil]
        let block = variables.map { strdup($0) } + [nil]
        defer { for text in words + block { free(text) } }
        var process: pid_t = 0
        let number = SubprocessTree.starting { posix_spawn(&process, place, &actions, &attributes, words, block) }
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
