import Foundation

/// A kind of part of the program that the run goes on without after it has ended the program.
///
/// The child notes in its private home folder which part it runs. If the program ends meanwhile, the supervisor starts another child,
/// which leaves this one out.
struct LostPart {
    /// The environment variable that tells the child which parts it leaves out.
    let variable: String
    /// The parts that this process leaves out.
    let names: Set<String>
    private let fileName: String
    private let file: NoteFile?

    /// - Parameters:
    ///   - variable: the environment variable, which is read and removed.
    ///   - fileName: the name of the note's file.
    init(variable: String, fileName: String) {
        (self.variable, self.fileName) = (variable, fileName)
        names = HandedNames.take(from: variable)
        file = Supervisor.home.flatMap { NoteFile($0.appendingPathComponent(fileName)) }
    }

    /// Notes a part that ends the program.
    func note(_ name: String) { file?.write(name) }

    /// Returns the result of a function that runs a part, which is noted meanwhile.
    @MainActor func noting<Result>(_ name: String, _ run: @MainActor () -> Result) -> Result {
        note(name)
        defer { note("") }
        return run()
    }

    /// Returns the part that the child of a home folder was running when it ended.
    func noted(in home: URL) -> String? { NoteFile.text(of: home.appendingPathComponent(fileName)) }

    /// The name of a type without its module and the types around it.
    static func shown(_ type: String) -> Substring { type.split(separator: ".").last ?? "" }
}
