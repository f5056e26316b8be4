import Foundation

/// The programs that this process has started, with all that these have started themselves. The compiler's driver starts
/// its workers in process groups of their own, so a signal to one group does not reach them.
package enum SubprocessTree {
    /// Locked while a program is started. Ending the programs locks it for good, so that none is started afterwards.
    private static let gate = NSLock()
    /// How long programs have to end by themselves, in naps of 10 ms.
    private static let patience = 500

    /// Runs `body`, which starts a program. It never returns once the programs are being ended.
    package static func starting<Result>(_ body: () throws -> Result) rethrows -> Result {
        gate.lock()
        defer { gate.unlock() }
        return try body()
    }

    /// Ends all programs of the tree and waits until they are gone. This process can start no program afterwards.
    package static func end() {
        gate.lock()
        // A program that stands still starts no other, so the tree is complete when a look at it finds nobody new.
        var found: Set<pid_t> = []
        while case let new = descendants().subtracting(found), !new.isEmpty {
            for process in new { kill(process, SIGSTOP) }
            found.formUnion(new)
        }
        for process in found {
            kill(process, SIGTERM)
            kill(process, SIGCONT)
        }
        for _ in 0..<patience {
            found = found.filter(isAlive)
            if found.isEmpty { return }
            usleep(10_000)
        }
        for process in found { kill(process, SIGKILL) }
    }

    /// All processes whose parents, or parents' parents, are this one.
    private static func descendants() -> Set<pid_t> {
        var children: [pid_t: [pid_t]] = [:]
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
            guard let process = pid_t(name), let entry = entry(of: process), entry.state != "Z" else { continue }
            children[entry.parent, default: []].append(process)
        }
        var (found, open): (Set<pid_t>, [pid_t]) = ([], [getpid()])
        while let next = open.popLast() {
            for child in children[next] ?? [] where found.insert(child).inserted { open.append(child) }
        }
        return found
    }

    private static func isAlive(_ process: pid_t) -> Bool { state(of: process).map { $0 != "Z" } ?? false }

    /// The state of a process as the kernel tells it, such as `Z` for one that nobody has waited for; nil where there is none.
    static func state(of process: pid_t) -> Substring? { entry(of: process)?.state }

    /// The state and the parent of a process; nil where there is no such process.
    private static func entry(of process: pid_t) -> (state: Substring, parent: pid_t)? {
        guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        // The name stands in parentheses and may itself contain some.
        guard let end = text.lastIndex(of: ")") else { return nil }
        let fields = text[text.index(after: end)...].split(separator: " ", maxSplits: 2)
        guard fields.count > 1, let parent = pid_t(fields[1]) else { return nil }
        return (fields[0], parent)
    }
}
