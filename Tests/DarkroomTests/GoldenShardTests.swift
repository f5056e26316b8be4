import Foundation
import Processes
import Testing

@testable import Darkroom
import Darkroom

@Suite struct GoldenShardTests {
    private func shard(_ text: String, _ environment: [String: String] = [:]) throws -> String? {
        try GoldenShard(text, environment: environment)?.text
    }

    @Test func withoutTheOptionVariablesAreIgnored() throws {
        let shard = try GoldenShard(nil, environment: ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"])
        #expect(shard == nil)
    }

    @Test func optionsAndVariablesSetTheShard() throws {
        #expect(try shard("2/4") == "2/4")
        #expect(try shard("auto", ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"]) == "2/4")
        #expect(try shard("auto", ["CIRCLE_NODE_INDEX": "2", "CIRCLE_NODE_TOTAL": "4"]) == "3/4")
        #expect(try shard("auto", ["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "3"]) == "1/3")
        #expect(try shard("auto", ["JOB_COMPLETION_INDEX": "5", "JOB_COMPLETIONS": "6"]) == "6/6")
        #expect(try shard("auto/6", ["JOB_COMPLETION_INDEX": "0"]) == "1/6")
        #expect(try shard("/6", ["JOB_COMPLETION_INDEX": "5"]) == "6/6")
        #expect(
            try shard(
                "auto",
                ["SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_MIN": "5", "SLURM_ARRAY_TASK_COUNT": "4"]) == "3/4")
    }

    @Test(arguments: ["", "4", "0/4", "5/4", "1/0", "a/b", "1/2/3", "-1/4", "1/4x", "1/9999999"])
    func invalidShardsAreRejected(text: String) {
        #expect(throws: ProgramFailure.self) { try GoldenShard(text, environment: [:]) }
    }

    @Test func missingAndInvalidVariablesAreReported() {
        func message(_ text: String, _ environment: [String: String]) -> String {
            do {
                _ = try GoldenShard(text, environment: environment)
                return ""
            } catch { return "\(error)" }
        }
        #expect(message("auto", [:]).contains("no variable tells the number of the part"))
        #expect(message("auto", ["JOB_COMPLETION_INDEX": "1"]).contains("--shard auto/4"))
        #expect(message("auto", ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "4"]).contains("not one of 4 parts numbered from 1"))
        #expect(message("auto/2", ["TEST_SHARD_INDEX": "2"]).contains("not one of 2 parts numbered from 0"))
    }

    /// Shards are complete and disjoint, and the longest takes little more than its share.
    @Test(arguments: [1, 2, 3, 7, 40]) func shardsAreDisjointCompleteAndBalanced(count: Int) throws {
        var costs: [String: Double?] = [:]
        for number in 0..<30 { costs["picture\(number)"] = Double((number * number) % 17 + 1) / 100 }
        costs["new1"] = Double?.none
        costs["new2"] = Double?.none
        let parts = try (1...count).map { try #require(try GoldenShard("\($0)/\(count)")).names(of: costs) }
        #expect(parts.reduce(0) { $0 + $1.count } == costs.count)
        #expect(parts.reduce(into: Set()) { $0.formUnion($1) } == Set(costs.keys))
        let known = costs.values.compactMap { $0 }
        let average = known.reduce(0, +) / Double(known.count)
        let loads = parts.map { $0.reduce(0) { $0 + ((costs[$1] ?? nil) ?? average) } }
        let (share, longest) = (loads.reduce(0, +) / Double(count), known.max()!)
        // This is the bound of the longest-processing-time rule.
        #expect(loads.max()! <= max(longest, share * 4 / 3) + 0.001)
        let again = try (1...count).map { try #require(try GoldenShard("\($0)/\(count)")).names(of: costs) }
        #expect(again == parts)
    }
}
