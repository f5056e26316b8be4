import Foundation
import Processes

/// One of several equal parts of all pictures. With shards, several machines share the work.
struct GoldenShard: Equatable, Sendable {
    /// The number of the shard, starting at 1.
    let number: Int
    let count: Int

    var text: String { "\(number)/\(count)" }

    /// Parses a value of `--shard`: `2/4`, or `auto` for the shard in the variables of the CI service.
    ///
    /// Without `auto`, variables are ignored, so that they do not exclude pictures by accident.
    /// - Throws: `ProgramFailure` if the value is no shard.
    init?(_ text: String?, environment: [String: String] = ProcessInfo.processInfo.environment) throws {
        guard let text else { return nil }
        if text == "auto" {
            guard let found = try GoldenShard.variables(environment) else {
                throw ProgramFailure.badInput(
                    "--shard auto: no variable tells the number of the part. The variables are "
                        + GoldenShard.schemes.map { "\($0.index) and \($0.totals[0])" }.joined(separator: ", ")
                        + "; or write --shard 2/4.")
            }
            self = found
            return
        }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        // An indexed job knows only its index. The number of jobs is in the job's description.
        if parts.count == 2, ["", "auto"].contains(parts[0]), let count = Int(parts[1]) {
            guard let found = try GoldenShard.variables(environment, count: count) else {
                throw ProgramFailure.badInput(
                    "--shard \(text): no variable tells the number of the part. Write --shard 2/\(count).")
            }
            self = found
            return
        }
        guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
            let shard = GoldenShard(number: number, of: count)
        else {
            throw ProgramFailure.badInput(
                "--shard: \"\(text)\" is not a part. Write 2/4 for the second of four parts, or auto for the part in the "
                    + "variables of the CI service.")
        }
        self = shard
    }

    private init?(number: Int, of count: Int) {
        guard (1...100_000).contains(count), (1...count).contains(number) else { return nil }
        (self.number, self.count) = (number, count)
    }

    /// The variables by which a CI service tells the part of each machine.
    private struct Scheme {
        let index: String
        /// The variables with the number of parts. The first that is set counts.
        let totals: [String]
        /// The index of the first part.
        var first = 0
        /// The variable with the index of the first part.
        var firstVariable: String?
    }

    private static let schemes = [
        // GitLab (https://docs.gitlab.com/ci/yaml/#parallel).
        Scheme(index: "CI_NODE_INDEX", totals: ["CI_NODE_TOTAL"], first: 1),
        // CircleCI (https://circleci.com/docs/parallelism-faster-jobs/).
        Scheme(index: "CIRCLE_NODE_INDEX", totals: ["CIRCLE_NODE_TOTAL"]),
        // Bazel (https://bazel.build/reference/test-encyclopedia#initial-conditions).
        Scheme(index: "TEST_SHARD_INDEX", totals: ["TEST_TOTAL_SHARDS"]),
        // Kubernetes (https://kubernetes.io/docs/tasks/job/indexed-parallel-processing-static/). It does not tell the
        // number of jobs; a job's description can set it in this variable.
        Scheme(index: "JOB_COMPLETION_INDEX", totals: ["JOB_COMPLETIONS"]),
        // Slurm (https://slurm.schedmd.com/job_array.html).
        Scheme(index: "SLURM_ARRAY_TASK_ID", totals: ["SLURM_ARRAY_TASK_COUNT"], firstVariable: "SLURM_ARRAY_TASK_MIN"),
    ]

    private static func variables(_ environment: [String: String], count: Int? = nil) throws -> GoldenShard? {
        for scheme in schemes {
            guard let index = environment[scheme.index] else { continue }
            let total = scheme.totals.compactMap { environment[$0] }.first
            guard let count = count ?? total.flatMap({ Int($0) }) else {
                throw ProgramFailure.badInput(
                    "--shard auto: \(scheme.index) is \(index), and \(scheme.totals[0]) is "
                        + "\(total.map { "\"\($0)\"" } ?? "not set"). Set it, or write --shard auto/4 for four parts.")
            }
            let first = scheme.firstVariable.flatMap { environment[$0] }.flatMap { Int($0) } ?? scheme.first
            guard let place = Int(index), let shard = GoldenShard(number: place - first + 1, of: count) else {
                throw ProgramFailure.badInput(
                    "--shard auto: \(scheme.index) is \(index), which is not one of \(count) parts numbered from \(first).")
            }
            return shard
        }
        return nil
    }

    /// Returns the names of the pictures in this shard. Each name is in exactly one shard.
    ///
    /// The longest picture goes first, and each picture goes to the shard with the least work so far.
    ///
    /// - Parameter costs: the drawing time of each picture in seconds, by its name. An unknown time, nil, counts as the
    ///   average.
    func names(of costs: [String: Double?]) -> Set<String> {
        let known = costs.values.compactMap { $0 }
        let average = known.isEmpty ? 1 : known.reduce(0, +) / Double(known.count)
        // Sums of floating-point numbers depend on their order; sums of whole microseconds do not.
        let pieces = costs.map { (name: $0.key, cost: Int((($0.value ?? average) * 1e6).rounded())) }
            .sorted { ($1.cost, $0.name) < ($0.cost, $1.name) }
        var loads = [(cost: Int, pieces: Int)](repeating: (0, 0), count: count)
        var mine: Set<String> = []
        for piece in pieces {
            let least = loads.indices.min { loads[$0] < loads[$1] } ?? 0
            loads[least].cost += piece.cost
            loads[least].pieces += 1
            if least == number - 1 { mine.insert(piece.name) }
        }
        return mine
    }
}
