import Foundation
import Synchronization

/// A program that is ended, with all that it has started, after a limit of time.
struct LimitedProcess {
    let path: String
    let arguments: [String]
    /// The files for standard output and standard error.
    let output: URL
    let errors: URL

    /// The process group that a signal to this program ends, too; 0 if there is none.
    private static let group = Atomic<Int32>(0)

    /// Runs the program until it ends.
    ///
    /// - Returns: the exit status, 128 and the signal's number after a signal, or nil after `limit` seconds.
    /// - Throws: `CorpusFailure` if the program cannot be started.
    func run(limit: Double) throws -> Int32? {
        let words = ([path] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        for (descriptor, file) in [(Int32(1), output), (2, errors)] {
            posix_spawn_file_actions_addopen(&actions, descriptor, file.path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // A group of its own, so that the compilers that it starts end with it.
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        var process: pid_t = 0
        let code = posix_spawn(&process, path, &actions, &attributes, words, environ)
        guard code == 0 else { throw CorpusFailure("\(path) cannot be started: \(String(cString: strerror(code))).") }
        LimitedProcess.group.store(process, ordering: .sequentiallyConsistent)
        defer { LimitedProcess.group.store(0, ordering: .sequentiallyConsistent) }
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { number in
                let group = LimitedProcess.group.load(ordering: .sequentiallyConsistent)
                if group > 0 { kill(-group, SIGKILL) }
                _exit(128 + number)
            }
        }
        let status = wait(for: process, until: DispatchTime.now() + limit)
        // What it has left running ends with it.
        kill(-process, SIGKILL)
        return status
    }

    private func wait(for process: pid_t, until deadline: DispatchTime) -> Int32? {
        var status: Int32 = 0
        while true {
            let found = waitpid(process, &status, WNOHANG)
            if found == process {
                let killer = status & 0x7f
                return killer == 0 ? (status >> 8) & 0xff : 128 + killer
            }
            if DispatchTime.now() >= deadline {
                kill(-process, SIGKILL)
                waitpid(process, &status, 0)
                return nil
            }
            usleep(20_000)
        }
    }
}
