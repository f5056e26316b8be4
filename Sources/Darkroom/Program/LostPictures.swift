import Foundation

/// Pictures whose making has ended the program: the next run leaves them out, so that one widget does not keep the others
/// from their turn.
///
/// A note in the child's private home folder says what is being made; where the child ends with it, the supervisor starts
/// another one and hands down what the note says.
enum LostPictures {
    /// Tells the child what to leave out.
    static let variable = "DARKROOM_LOST"
    /// How often the supervisor starts anew.
    static let mostAttempts = 20
    private static let fileName = ".making"
    /// The note's name from the moment of a crash on: what is noted after that has not caused it.
    private static let crashName = ".crashed"

    /// The names of what is to be left out, in this process.
    static let names: Set<String> = {
        defer { unsetenv(variable) }
        guard let text = getenv(variable) else { return [] }
        return Set(String(cString: text).split(separator: "\n").map(String.init))
    }()

    /// Notes what is being made from now on; nothing at the end.
    static func note(_ names: [String]) {
        guard let file = Supervisor.home?.appendingPathComponent(fileName) else { return }
        if names.isEmpty {
            unlink(file.path)
        } else {
            try? Data(names.joined(separator: "\n").utf8).write(to: file)
        }
    }

    /// Sees to it that a crash is put down to what was being made when it came, however long the program then takes to end.
    static func watchCrashes() {
        guard let home = Supervisor.home else { return }
        CrashWatch.start(making: home.appendingPathComponent(fileName), crashed: home.appendingPathComponent(crashName))
    }

    /// What the child of that home folder was making when it ended, or crashed.
    static func noted(in home: URL) -> [String] {
        let text = [crashName, fileName].lazy.compactMap {
            try? String(contentsOf: home.appendingPathComponent($0), encoding: .utf8)
        }.first
        return text?.split(separator: "\n").map(String.init) ?? []
    }
}
