import Foundation
import Processes

/// Asks repositories that could not be cloned whether they can be now.
///
/// Git answers that in a moment. The package manager takes seconds, because it clones what it can and tries the rest twice.
struct RepositoryCheck {
    /// The addresses to ask, and whether each could not be reached because there was no network.
    let addresses: [(address: String, lackedNetwork: Bool)]

    /// Without a network, one repository of each host answers for all.
    init(of failure: FetchFailure) {
        var hosts: Set<String> = []
        addresses = failure.repositories.values.sorted { $0.address < $1.address }.compactMap { repository in
            guard FetchFailure.isAboutTheNetwork(repository.reason) else { return (repository.address, false) }
            return hosts.insert(RepositoryCheck.host(of: repository.address)).inserted ? (repository.address, true) : nil
        }
    }

    /// Whether all repositories still fail as they did. A failure that names no repository does not last.
    ///
    /// - Throws: `ProgramFailure` where Git cannot be run.
    func failsAgain() throws -> Bool {
        guard !addresses.isEmpty else { return false }
        return try SideBySide.map(addresses.count) { index in
            let (address, lackedNetwork) = addresses[index]
            return try RepositoryCheck.fails(address, lackedNetwork: lackedNetwork)
        }.allSatisfy { $0 }
    }

    /// Returns what Git says of each repository that it does not reach, by addresses. A host that does not answer for one of its
    /// repositories is not asked for the others.
    ///
    /// - Throws: `ProgramFailure` where Git cannot be run.
    static func failures(of addresses: [String]) throws -> [String: String] {
        let late = "Connection timed out"
        func answers(_ asked: [String]) throws -> [String: String] {
            let results = try SideBySide.map(asked.count) { try ask(asked[$0]) }
            return Dictionary(
                zip(asked, results).filter { $0.1.status != 0 }.map { address, result in
                    (address, result.status == 124 ? late : FetchFailure.reason(in: result.output))
                }, uniquingKeysWith: { first, _ in first })
        }
        var hosts: Set<String> = []
        let firsts = addresses.filter { hosts.insert(host(of: $0)).inserted }
        var failures = try answers(firsts)
        let silent = Set(failures.filter { $0.value == late }.map { host(of: $0.key) })
        let others = addresses.filter { !firsts.contains($0) }
        for address in others where silent.contains(host(of: address)) { failures[address] = late }
        return try failures.merging(answers(others.filter { !silent.contains(host(of: $0)) })) { first, _ in first }
    }

    private static func ask(_ address: String) throws -> Subprocess.Result {
        try Subprocess(
            // A host that does not answer within five seconds is not reached.
            "timeout", ["5", "git", "ls-remote", "--quiet", address, "HEAD"],
            environment: PackageFetcher.environment, isConfined: false
        ).run()
    }

    private static func fails(_ address: String, lackedNetwork: Bool) throws -> Bool {
        let result = try ask(address)
        guard result.status != 0 else { return false }
        return !lackedNetwork || result.status == 124 || FetchFailure.isAboutTheNetwork(result.output)
    }

    /// The host of an address, as `https://host/…` and `git@host:…` name it; empty for a path.
    static func host(of address: String) -> String {
        let rest = address.range(of: "://").map { address[$0.upperBound...] } ?? address[...]
        guard !rest.hasPrefix("/") else { return "" }
        let host = rest.prefix { $0 != "/" && $0 != ":" }
        return String(host.split(separator: "@").last ?? host)
    }
}
