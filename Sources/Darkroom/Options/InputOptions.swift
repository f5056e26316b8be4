import ArgumentParser
import Foundation
import Processes
import SeedData

/// The options for the network, the user defaults and the stores that the widget's code finds.
struct InputOptions: ParsableArguments {
    @Option(help: "Answers requests for a URL with a file: URL=FILE; * stands for any text; repeatable.")
    var fixture: [String] = []

    @Option(help: "A folder whose fixtures.json lists recorded responses; repeatable.", completion: .directory)
    var fixtures: [String] = []

    @Option(help: "Opens the network to the widget and writes every response to this folder.", completion: .directory)
    var recordFixtures: String?

    @Option(
        help: "Seeds user defaults from a property list or JSON: SUITE=FILE, or a file of suites; repeatable.",
        completion: .file())
    var defaults: [String] = []

    @Option(
        help: "Fills the stores of SwiftData, Core Data and Realm with the records of a JSON file; repeatable.",
        completion: .file(extensions: ["json"]))
    var data: [String] = []
}

/// The meaning of these options.
struct InputSettings {
    /// The recorded responses. Later layers take precedence.
    var responses: [[RecordedResponse]] = []
    /// The URLs that `--fixture` names.
    var namedURLs: [String] = []
    var recorder: FixtureRecorder?
    var defaults: [SeededDefaults] = []
    /// The records that the stores hold.
    var data = Seeds()

    /// Creates settings without inputs.
    init() {}

    /// - Throws: `ProgramFailure` for the first invalid value.
    init(_ options: InputOptions) throws {
        let named = try options.fixture.map(InputSettings.response)
        responses = try options.fixtures.map(InputSettings.responses) + [named]
        namedURLs = named.map(\.url.text)
        defaults = try options.defaults.flatMap { try SeededDefaults.all(from: $0) }
        data = try Seeds(files: options.data.map { URL(fileURLWithPath: $0) })
        recorder = try options.recordFixtures.map {
            try FixtureRecorder(folder: URL(fileURLWithPath: $0, isDirectory: true))
        }
    }

    private static func response(_ text: String) throws -> RecordedResponse {
        // A URL often contains "="; the file name after it rarely does.
        guard let sign = text.lastIndex(of: "="), sign != text.startIndex else {
            throw ProgramFailure.badInput("--fixture: \"\(text)\" lacks its file. Write it as URL=FILE.")
        }
        guard let url = URLPattern(String(text[..<sign])) else {
            throw ProgramFailure.badInput(
                "--fixture: \"\(text[..<sign])\" is not a URL. Write the whole URL, such as https://api.example.com/days?*.")
        }
        let file = URL(fileURLWithPath: String(text[text.index(after: sign)...]))
        if let problem = BodyFile(url: file).problem {
            throw ProgramFailure.badInput("--fixture: the file \(file.path) \(problem)")
        }
        return RecordedResponse(url: url, body: .file(file))
    }

    private static func responses(_ path: String) throws -> [RecordedResponse] {
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        guard FileManager.default.fileExists(atPath: folder.appendingPathComponent(FixtureList.name).path) else {
            throw ProgramFailure.badInput(
                "--fixtures: there is no \(FixtureList.name) in \(folder.path). Name a folder that --record-fixtures wrote.")
        }
        return try FixtureList(folder: folder).responses()
    }
}
