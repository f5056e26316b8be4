import CSeededRandom
import Foundation
import Processes

/// The seed of hash values, and so the order of dictionaries and sets.
///
/// It cannot change while there are dictionaries. So the program starts itself again where another seed is wanted than
/// the one that it was started with.
enum HashSeed {
    // It is set once, at the start of the program, before other threads run.
    private nonisolated(unsafe) static var environment: [String: String] = [:]

    /// The seed that this process was started with.
    private static var current: Int { environment[SEEDED_HASHES_VARIABLE].flatMap { Int($0) } ?? 0 }

    /// Keeps the environment of the start, from which variables are removed before the widget's code runs.
    static func rememberEnvironment() {
        environment = ProcessInfo.processInfo.environment
        unsetenv(SEEDED_HASHES_VARIABLE)
    }

    /// Makes hash values follow from a seed. Starts the program again if they do not yet.
    ///
    /// - Throws: `ProgramFailure` if the program cannot be started again.
    static func apply(_ seed: Int) throws {
        // In tests, the process is not a program of Darkroom's.
        guard Supervisor.home != nil, seed != current else { return }
        var variables = environment
        variables[SEEDED_HASHES_VARIABLE] = seed == 0 ? nil : "\(seed)"
        let arguments = CommandLine.arguments.map { strdup($0) } + [nil]
        let words = variables.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        Console.returnStandardOutput()
        execve("/proc/self/exe", arguments, words)
        throw ProgramFailure.badInput(
            "--seed: the program cannot start itself again: \(String(cString: strerror(errno))).")
    }
}
