import ArgumentParser
import Foundation

/// Draws random views and reads damaged files, in processes that may crash.
@main struct FuzzCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "darkroom-fuzz", abstract: "Draws random views and reads damaged files, and tells what fails.",
        subcommands: [TreesCommand.self, FilesCommand.self, DrawCommand.self, ReadCommand.self, WorkerCommand.self])
}

/// What both campaigns are told.
struct CampaignOptions: ParsableArguments {
    @Option(help: "Seconds after which no more tasks begin.") var seconds = 600
    @Option(help: "The first seed.") var from: UInt64 = 1
    @Option(help: "The number of tasks; without it, as many as the time allows.") var count: UInt64?
    @Option(help: "Processes at a time.") var workers = ProcessInfo.processInfo.activeProcessorCount
    @Option(help: "Seconds of the processor for one task.") var limit = 10
    @Option(help: "Megabytes for one task.") var memory = 1024
    @Option(help: "The folder for what is found.") var output = ".build/fuzz"
    @Flag(help: "Leaves failing views as they are.") var noShrinking = false

    func validate() throws {
        guard seconds > 0, workers > 0, limit > 0, memory > 0 else { throw ValidationError("Numbers must be at least 1.") }
    }

    func run(_ subject: Campaign.Subject) throws {
        let campaign = Campaign(
            subject, first: from, count: count, seconds: seconds, limits: WorkerLimits(seconds: limit, memory: memory << 20),
            folder: URL(fileURLWithPath: output), shrinks: !noShrinking)
        let (summary, isClean) = try campaign.run(workers: workers)
        print(summary)
        if !isClean {
            print("What was found lies in \(output).")
            throw ExitCode(1)
        }
    }
}

struct TreesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "trees", abstract: "Draws random views, each as a whole and in bands.")

    @OptionGroup var options: CampaignOptions

    func run() throws { try options.run(.trees) }
}

struct FilesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "files", abstract: "Reads damaged files.")

    @OptionGroup var options: CampaignOptions
    @Option(help: "The readers, by name; without it, all.") var reader: [String] = []

    func validate() throws {
        for name in reader where FileReader.named(name) == nil {
            throw ValidationError("There is no reader \(name). Readers: \(FileReader.all.map(\.name).joined(separator: ", ")).")
        }
    }

    func run() throws { try options.run(.files(reader.isEmpty ? FileReader.all.map(\.name) : reader)) }
}

struct DrawCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "draw", abstract: "Prints the view of a seed and draws it in this process.")

    @Argument(help: "The seed.") var seed: UInt64?
    @Option(help: "A file that a campaign has written.") var picture: String?
    @Flag(help: "Prints the view alone.") var source = false
    @Flag(help: "Looks for the smallest view that differs, or is refused for the same reason.") var shrink = false

    func run() throws {
        let data = try picture.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
        let picture = try data.map { try JSON.decoder.decode(Picture.self, from: $0) } ?? TreeGenerator.picture(seed: seed ?? 0)
        print(picture.source)
        if source { return }
        try MainActor.assumeIsolated {
            let check = try PictureCheck()
            let outcome = check.outcome(of: picture)
            let reason = check.reason
            print(outcome == .drawn ? "drawn" : "\(outcome.rawValue): \(reason)")
            guard shrink, outcome != .drawn else { return }
            let smallest = TreeShrinker.smallest(of: picture, attempts: 2_000) { candidate in
                check.outcome(of: candidate) == outcome && (outcome == .differs || check.reason == reason)
            }
            print(smallest.source)
        }
    }
}

struct ReadCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "read", abstract: "Reads the damaged file of a seed in this process.")

    @Argument(help: "The reader.") var reader: String
    @Argument(help: "The seed.") var seed: UInt64
    @Option(help: "A file that receives the damaged bytes.") var save: String?

    func run() throws {
        try MainActor.assumeIsolated {
            let check = try FileCheck()
            if let save { try check.damaged(reader: reader, seed: seed).write(to: URL(fileURLWithPath: save)) }
            print(check.outcome(reader: reader, seed: seed))
        }
    }
}

struct WorkerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "worker", abstract: "Does tasks.", shouldDisplay: false)

    @Option var seconds: Int
    @Option var memory: Int

    func run() throws {
        try MainActor.assumeIsolated { try Worker(limits: WorkerLimits(seconds: seconds, memory: memory << 20)).run() }
    }
}
