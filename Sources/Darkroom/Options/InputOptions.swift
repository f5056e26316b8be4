import ArgumentParser
import Foundation
import Processes

/// The options that say what the widget's code finds beside its arguments: the network and user defaults.
struct InputOptions: ParsableArguments {
    @Option(help: "Answers requests for a URL with a file: URL=FILE, * standing for any text; repeatable.")
    var fixture: [String] = []

    @Option(help: "A folder whose fixtures.json lists recorded responses; repeatable.")
    var fixtures: [String] = []

    @Option(help: "Lets the widget onto the network and writes every response to this folder.")
    var recordFixtures: String?

    @Option(help: "Seeds user defaults from a property list or JSON: SUITE=FILE, or a file of suites; repeatable.")
    var defaults: [String] = []
}

/// What these options mean.
struct InputSettings {
    /// What requests are answered with; a later layer before an earlier one.
    var responses: [[RecordedResponse]] = []
    /// The URLs that `--fixture` names.
    var namedURLs: [String] = []
    var recorder: FixtureRecorder?
    var defaults: [SeededDefaults] = []

    /// No inputs.
    init() {}

    /// - Throws: `ProgramFailure` for the first value that will not do.
    init(_ options: InputOptions) throws {
        let named = try options.fixture.map(InputSettings.response)
        responses = try options.fixtures.map(InputSettings.responses) + [named]
        namedURLs = named.map(\.url.text)
        defaults = try options.defaults.flatMap { try SeededDefaults.all(from: $0) }
        recorder = try options.recordFixtures.map {
            try FixtureRecorder(folder: URL(fileURLWithPath: $0, isDirectory: true))
        }
    }

    private static func response(_ text: String) throws -> RecordedResponse {
        // A URL may hold "=", a file's name at the end hardly does.
        guard let sign = text.lastIndex(of: "="), sign != text.startIndex else {
            throw ProgramFailure.badInput("--fixture: \"\(text)\" lacks its file. Write it as URL=FILE.")
        }
        guard let url = URLPattern(String(text[..<sign])) else {
            throw ProgramFailure.badInput(
                "--fixture: \"\(text[..<sign])\" is no URL. Write it whole, such as https://api.example.com/days?*.")
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
