import Foundation

/// The toolchain's program that knows which source lines a program's addresses belong to.
struct Symbolizer {
    static let name = "llvm-symbolizer"
    /// How much one run may write, in bytes. A call takes about 300.
    private static let outputLimit = 256 << 20
    /// How long the program may be silent, in milliseconds. It reads a large program's debug information in a few seconds.
    private static let silenceLimit: Int32 = 120_000

    let place: String

    /// Finds the symbolizer beside the compiler that a search path leads to, or on the path itself.
    ///
    /// - Parameter path: folders with colons between them, as in the variable PATH.
    /// - Returns: nil if there is none.
    static func find(path: String) -> Symbolizer? {
        let folders = path.split(separator: ":").map { String($0) }
        func executable(_ place: String) -> String? { access(place, X_OK) == 0 ? place : nil }
        let compilers = ["swiftc", "swift"].compactMap { name in folders.lazy.compactMap { executable("\($0)/\(name)") }.first }
        let beside = compilers.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent().path }
        return (beside + folders).lazy.compactMap { executable("\($0)/\(name)") }.first.map(Symbolizer.init)
    }

    /// Returns the functions around addresses of a program's file; nil if the symbolizer fails or writes anything else.
    func calls(at addresses: [UInt], in program: String) -> [SymbolizedCall]? {
        // The symbolizer takes a path in quotes, and has no way to write a quote.
        if addresses.isEmpty || program.contains(where: { $0 == "\"" || $0.isNewline }) { return addresses.isEmpty ? [] : nil }
        let input = addresses.map { "\"\(program)\" 0x\(String($0, radix: 16))\n" }.joined()
        return output(for: input).flatMap { SymbolizedCall.read($0, of: addresses) }
    }

    /// Runs the program once.
    ///
    /// - Returns: all that it wrote, or nil if it cannot be started, is silent for too long, writes too much or fails.
    private func output(for input: String) -> Data? {
        // The input is a file without a name, so that neither program waits for the other one to read.
        var template = Array((FileManager.default.temporaryDirectory.path + "/darkroom.XXXXXX").utf8CString)
        let file = mkstemp(&template)
        guard file >= 0 else { return nil }
        defer { close(file) }
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        unlink(template)
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: false)
        guard (try? handle.write(contentsOf: Data(input.utf8))) != nil, lseek(file, 0, SEEK_SET) == 0 else { return nil }
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        defer { close(ends[0]) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let process = start(input: file, output: ends[1])
        close(ends[1])
        guard let process else { return nil }
        let output = read(from: ends[0])
        if output == nil { kill(process, SIGKILL) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return nil }
        }
        return status == 0 ? output : nil
    }

    /// Starts the program without any variables: some would let it ask the network for debug information.
    private func start(input: Int32, output: Int32) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        let words = [place, "--output-style=JSON", "--functions=linkage", "--no-demangle", "--inlines"]
        let arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process: pid_t = 0
        let number = posix_spawn(&process, place, &actions, nil, arguments, [nil])
        return number == 0 ? process : nil
    }

    /// Reads to the end; nil if nothing comes for too long, or too much.
    private func read(from file: Int32) -> Data? {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            var waiting = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
            let ready = poll(&waiting, 1, Symbolizer.silenceLimit)
            if ready < 0, errno == EINTR { continue }
            guard ready > 0 else { return nil }
            let count = Foundation.read(file, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0, data.count + count <= Symbolizer.outputLimit else { return nil }
            if count == 0 { return data }
            data.append(contentsOf: buffer[..<count])
        }
    }
}
