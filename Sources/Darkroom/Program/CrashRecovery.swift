import Foundation

/// Makes the other pictures after one has ended the program by a crash or a call of `exit`.
///
/// The child notes in its private home folder which pictures it is making. If it ends meanwhile, the supervisor starts
/// another child, which skips the noted pictures.
enum CrashRecovery {
    /// The environment variable that tells the child which pictures to skip.
    static let variable = "DARKROOM_LOST"
    /// The environment variable that tells the child for which pictures the placeholder stands in.
    static let placeholderVariable = "DARKROOM_PLACEHOLDERS"
    /// How many children the supervisor starts.
    static let maximumAttempts = 40
    private static let fileName = ".making"
    /// The file that names `current`, which counts only after a crash.
    private static let currentName = ".current"
    /// The file that exists while a provider or a view is asked.
    private static let askingName = ".asking"
    /// The note's name after a crash has begun. Later notes have another name, because their pictures are not the cause.
    private static let crashName = ".crashed"
    /// The file that exists when a crash has begun, whether or not pictures are being made.
    private static let begunName = ".crash"

    /// The names of the pictures that this process skips.
    static let skippedNames = HandedNames.take(from: variable)

    /// The names of the pictures whose providers or views ended an earlier child. This process draws their placeholders.
    static let placeholderNames = HandedNames.take(from: placeholderVariable)

    /// A part of a widget for which its placeholder stands in.
    enum Asked: String {
        /// The provider, or a query of the configuration, for a family.
        case provider
        /// The provider of a control, which gives one value for all its places.
        case valueProvider = "value provider"
        /// The view of an entry.
        case view
    }

    /// What the process asks. If the program ends meanwhile, the placeholder stands in for the answer, as on an iPhone.
    // It is set and read on the main actor.
    nonisolated(unsafe) static var asked: Asked? {
        didSet {
            guard asked != oldValue, let file = Supervisor.home?.appendingPathComponent(askingName) else { return }
            if let asked { write(asked.rawValue, to: file) } else { unlink(file.path) }
        }
    }

    /// Returns what the child of a home folder asked when it ended; nil if it did something else.
    static func asked(in home: URL) -> Asked? {
        let text = FileManager.default.contents(atPath: home.appendingPathComponent(askingName).path)
        return text.flatMap { Asked(rawValue: String(decoding: $0, as: UTF8.self)) }
    }

    /// The pictures that the process is making. Those of `noteProgress` count before them.
    // It is set and read on the main actor, or by the thread that ends the program.
    nonisolated(unsafe) static var current: [String] = [] {
        didSet { note(current, in: currentNote) }
    }

    /// The pictures that the main thread is making.
    // It is set on the main actor, and read by the thread that ends the program.
    private nonisolated(unsafe) static var progress: [String] = []

    private static let progressNote = Supervisor.home.flatMap { NoteFile($0.appendingPathComponent(fileName)) }
    private static let currentNote = Supervisor.home.flatMap { NoteFile($0.appendingPathComponent(currentName)) }

    /// The pictures that the process is making on any thread.
    static var inProgress: [String] {
        let main = progress.isEmpty ? current : progress
        return main.prefix(1) + DrawingThreads.names.filter { !main.prefix(1).contains($0) }
    }

    /// Notes the current pictures before something other than a crash ends the program because of them.
    static func noteCurrent() {
        if !current.isEmpty, progressNote?.hasText.pointee == 0 { noteProgress(current) }
    }

    /// Notes the picture that a drawing thread cannot finish, before it ends the program.
    static func noteDrawing(_ picture: String) {
        guard let home = Supervisor.home else { return }
        unlink(home.appendingPathComponent(askingName).path)
        write(picture, to: home.appendingPathComponent(crashName))
    }

    /// Returns the result of `make`, which makes a picture.
    @MainActor static func making<Result>(_ picture: String, _ make: () throws -> Result) rethrows -> Result {
        let outer = current
        if outer != [picture] { current = [picture] }
        defer { if outer != [picture] { current = outer } }
        return try make()
    }

    /// Returns the result of `ask`, which asks the provider of a picture. Pictures that are noted already stay so, because the
    /// provider would most likely do the same for them.
    @MainActor static func asking<Result>(for picture: String, _ ask: () async throws -> Result) async rethrows -> Result {
        guard current.isEmpty else { return try await ask() }
        current = [picture]
        defer { current = [] }
        return try await ask()
    }

    /// Notes which pictures the process makes from now on. An empty list removes the note.
    static func noteProgress(_ names: [String]) {
        progress = names
        note(names, in: progressNote)
    }

    private static func note(_ names: [String], in note: NoteFile?) {
        // The pictures of other threads are not the cause of a crash.
        if !CrashWatch.isCrashing { note?.write(names.joined(separator: "\n")) }
    }

    private static func write(_ text: String, to file: URL) {
        let descriptor = open(file.path, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        _ = Foundation.write(descriptor, text, text.utf8.count)
        close(descriptor)
    }

    /// Keeps the note as it is when a crash begins, because the program may take seconds to end.
    static func watchCrashes() {
        guard let home = Supervisor.home else { return }
        CrashWatch.start(
            making: [progressNote, currentNote],
            crashed: home.appendingPathComponent(crashName), asking: home.appendingPathComponent(askingName),
            begun: home.appendingPathComponent(begunName))
    }

    /// Whether a crash of the child of a home folder has begun.
    static func hasCrashed(in home: URL) -> Bool { access(home.appendingPathComponent(begunName).path, F_OK) == 0 }

    /// Whether the crash began when the system refused memory.
    static func lackedMemory(in home: URL) -> Bool { begun(in: home) == "memory" }

    /// Whether the crash began beside the widgets, while no picture was being made.
    static func wasStray(in home: URL) -> Bool { begun(in: home) == "stray" }

    private static func begun(in home: URL) -> String? { NoteFile.text(of: home.appendingPathComponent(begunName)) }

    /// Returns the names of the pictures that the child of a home folder was making when it ended or crashed.
    ///
    /// - Parameter isUnintended: whether a signal or the widget's code ended the program, so that what it was making counts.
    static func picturesInProgress(in home: URL, evenCurrent isUnintended: Bool) -> [String] {
        let text = [crashName, fileName, isUnintended ? currentName : crashName].lazy.compactMap {
            NoteFile.text(of: home.appendingPathComponent($0))
        }.first
        return text?.split(separator: "\n").map(String.init) ?? []
    }
}
