import Foundation

/// A run of many tasks in workers.
final class Campaign: @unchecked Sendable {  // What changes is behind `lock`.
    /// What the tasks are.
    enum Subject {
        case trees
        case files([String])
    }

    private let subject: Subject
    private let first: UInt64
    private let count: UInt64?
    private let deadline: ContinuousClock.Instant
    private let limits: WorkerLimits
    private let folder: URL
    private let shrinks: Bool

    private let lock = NSLock()
    private var next: UInt64
    private var outcomes: [String: Int] = [:]
    private var findings: [String: (finding: Finding, times: Int)] = [:]
    private var failure: (any Error)?
    /// The task that has taken the most memory without being a finding, and how much, in bytes.
    private var largest = (task: "", size: 0)

    /// - Parameters:
    ///   - count: the number of tasks, or nil for as many as the time allows.
    ///   - folder: receives a file for each finding.
    init(
        _ subject: Subject, first: UInt64, count: UInt64?, seconds: Int, limits: WorkerLimits, folder: URL, shrinks: Bool
    ) {
        (self.subject, self.first, self.count, self.limits) = (subject, first, count, limits)
        (self.folder, self.shrinks, next) = (folder, shrinks, first)
        deadline = .now + .seconds(seconds)
    }

    /// Does the tasks and returns the summary, and whether all went as it should.
    ///
    /// - Throws: where workers cannot be started or results cannot be written.
    func run(workers: Int) throws -> (summary: String, isClean: Bool) {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        signal(SIGPIPE, SIG_IGN)
        let group = DispatchGroup()
        for number in 0..<workers {
            Thread.detached(in: group) { self.work(number) }
        }
        group.wait()
        if let failure { throw failure }
        return try write()
    }

    /// Returns the next tasks, or nil where the time is over.
    private func chunk() -> (reader: String?, seed: UInt64, count: UInt64)? {
        lock.lock()
        defer { lock.unlock() }
        let left = count.map { $0 - (next - first) } ?? .max
        guard left > 0, ContinuousClock.now < deadline, failure == nil else { return nil }
        let size = min(left, chunkSize)
        defer { next += size }
        if case .files(let readers) = subject {
            return (readers[Int((next - first) / chunkSize) % readers.count], next, size)
        }
        return (nil, next, size)
    }

    /// The number of tasks that a worker gets at a time. Each reader has its turn, also in a short campaign.
    private var chunkSize: UInt64 {
        guard let count, case .files(let readers) = subject else { return 100 }
        return max(1, min(100, count / UInt64(readers.count)))
    }

    private func work(_ number: Int) {
        do {
            let errors = folder.appendingPathComponent("worker-\(number).log")
            var worker = try WorkerProcess(limits: limits, errors: errors)
            while let (reader, seed, count) = chunk() {
                var (seed, end) = (seed, seed + count)
                while seed < end {
                    worker.send(reader.map { "files \($0) \(seed) \(end - seed)" } ?? "seeds \(seed) \(end - seed)")
                    guard let failed = follow(worker, reader, from: seed) else { break }
                    let (kind, message) =
                        failed.isOverMemory ? (.memory, "it takes more memory than the limit") : worker.end()
                    worker.end()
                    try note(Finding(kind: kind, task: task(reader, failed.seed), message: message), errors: errors)
                    worker = try WorkerProcess(limits: limits, errors: errors)
                    seed = failed.seed + 1
                    if ContinuousClock.now > deadline { end = seed }
                }
            }
        } catch {
            lock.lock()
            failure = error
            lock.unlock()
        }
    }

    private func task(_ reader: String?, _ seed: UInt64) -> WorkerTask {
        reader.map { .file(reader: $0, seed: seed) } ?? .seed(seed)
    }

    /// Reads the answers of a worker; returns the task in which it ended, or nil where it has done all.
    private func follow(_ worker: WorkerProcess, _ reader: String?, from seed: UInt64) -> (seed: UInt64, isOverMemory: Bool)? {
        var current = seed
        while let line = worker.line(patience: Int32(limits.seconds * 12 + 60)) {
            if line == "end" { return nil }
            if line.hasPrefix("> ") {
                current = UInt64(line.dropFirst(2)) ?? current
            } else if line == "< memory" {
                return (current, true)
            } else if line.hasPrefix("< ") {
                let words = line.dropFirst(2).split(separator: " ").map(String.init)
                let (outcome, size) = (words.first ?? "", words.last.flatMap(Int.init) ?? 0)
                lock.lock()
                if size > largest.size { largest = (task(reader, current).name, size) }
                outcomes[outcome, default: 0] += 1
                lock.unlock()
                if outcome == PictureCheck.Outcome.differs.rawValue {
                    try? note(
                        Finding(kind: .differs, task: .seed(current), message: "the second picture has other bytes"),
                        errors: nil)
                }
            }
        }
        return (current, false)
    }

    /// Keeps a finding; the first ones of their kind are made smaller.
    private func note(_ finding: Finding, errors: URL?) throws {
        lock.lock()
        let key = "\(finding.kind) \(finding.message)"
        let known = findings.keys.filter { $0.hasPrefix(key) }.reduce(0) { $0 + (findings[$1]?.times ?? 0) }
        lock.unlock()
        var (task, place) = (finding.task, "")
        if shrinks, known < 25, case .seed(let seed) = finding.task {
            let log = folder.appendingPathComponent("shrink-\(seed).log")
            defer { try? FileManager.default.removeItem(at: log) }
            let smallest = try Shrinking(limits: limits, errors: log).smallest(
                of: TreeGenerator.picture(seed: seed), kind: finding.kind)
            task = .picture(smallest)
            place = " " + smallest.tree.shape
        } else if case .file(let reader, _) = finding.task {
            place = " " + reader
        }
        lock.lock()
        defer { lock.unlock() }
        if known >= 25, place.isEmpty { place = " not made smaller" }
        let whole = key + place
        if let before = findings[whole] {
            findings[whole] = (before.finding, before.times + 1)
        } else {
            findings[whole] = (Finding(kind: finding.kind, task: task, message: finding.message), 1)
            print("\(finding.kind.rawValue): \(finding.message)\n    \(finding.task.name)\n    \(task.source)")
            fflush(stdout)
        }
    }

    /// Writes the findings and returns the summary.
    private func write() throws -> (summary: String, isClean: Bool) {
        for (index, (_, item)) in findings.sorted(by: { $0.key < $1.key }).enumerated() {
            let name = "\(item.finding.kind.rawValue)-\(index + 1)"
            var text = "\(item.finding.message)\n\(item.times) times\n\n\(item.finding.task.source)\n"
            if case .picture(let picture) = item.finding.task {
                try JSON.text(picture).write(
                    to: folder.appendingPathComponent("\(name).json"), atomically: true, encoding: .utf8)
                text += "\nMade again by: darkroom-fuzz draw --picture \(folder.path)/\(name).json\n"
            } else {
                text += "\nMade again by: darkroom-fuzz \(item.finding.task.command)\n"
            }
            try text.write(to: folder.appendingPathComponent("\(name).txt"), atomically: true, encoding: .utf8)
        }
        let kinds = Finding.Kind.allCases.map { kind in
            let items = findings.values.filter { $0.finding.kind == kind }
            return "\(kind.rawValue) \(items.count) (\(items.reduce(0) { $0 + $1.times }) times)"
        }
        let done = outcomes.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
        let most = "The most memory of one task is \(largest.size >> 20) MB (\(largest.task))."
        return ("\(next - first) tasks: " + (done + kinds).joined(separator: ", ") + "\n" + most, findings.isEmpty)
    }
}

extension Thread {
    /// Runs `body` on a thread of its own, which `group` waits for.
    fileprivate static func detached(in group: DispatchGroup, _ body: @escaping @Sendable () -> Void) {
        group.enter()
        let thread = Thread {
            body()
            group.leave()
        }
        thread.stackSize = 8 << 20
        thread.start()
    }
}
