import CProcesses
import Foundation
import Processes

/// Runs a widget's program as a child with an environment of its own, and waits for it. The supervisor is the same program,
/// or the tool, which saves the start of a process.
///
/// The child has a private home folder, so a widget does not read or change the user's defaults and caches. It does not
/// see the machine's language, and its hashes are the same in every run. If the widget crashes, the supervisor reports it
/// and removes the temporary files.
enum Supervisor {
    /// The environment variable that contains the child's home folder. It marks a process as the child.
    static let marker = "DARKROOM_HOME"

    // It is written before the signal handlers are set, and only they read it.
    private nonisolated(unsafe) static var child: pid_t = 0

    /// The private home folder, or nil if this process is not the child.
    static var privateHome: URL? {
        getenv(marker).map { URL(fileURLWithPath: String(cString: $0), isDirectory: true) }
    }

    /// The private home folder after its variable has been removed, which happens before the widget's code runs.
    static var home: URL? { ProgramEnd.home }

    /// The file with the warnings that a child and those before it have written.
    static let warningsName = ".warnings"

    /// What a child runs.
    struct Program {
        /// The path of the program's file.
        let path: String
        /// The words of its command line, with the program's own first.
        let words: [String]

        /// This program, with the words of its own command line.
        ///
        /// - Throws: `ProgramFailure` if the system does not name its file.
        static func itself() throws -> Program {
            var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
            guard readlink("/proc/self/exe", &path, Int(PATH_MAX)) > 0 else {
                throw ProgramFailure.badInput("The program cannot find its own file: \(reason()). Check that /proc is mounted.")
            }
            let bytes = path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
            return Program(path: String(decoding: bytes, as: UTF8.self), words: CommandLine.arguments)
        }
    }

    /// Runs children until all pictures are made, and returns the exit status of the run. Looks with other inputs have a child
    /// of their own.
    static func run(_ program: Program) throws -> Int32 {
        // What a child leaves behind becomes this process's, which ends it.
        adopt_orphans()
        var (worst, reports, refused): (Int32, [Data?], [String]) = (0, [], [])
        defer { if let message = RefusedRequests.message(refused) { Console.shared.warn(message) } }
        while true {
            let end = try runShare(of: program, after: reports, refused: &refused)
            // An interrupted run is over, and so is one whose options are invalid.
            let isOver = end.status > 128 || end.status == ProgramFailure.Status.badInput.rawValue && end.report == nil
            if isOver || reports.count >= end.shares - 1 { return isOver ? end.status : max(worst, end.status) }
            worst = max(worst, end.status)
            reports.append(end.report)
        }
    }

    /// Runs a share of the run. If a picture ends the child, another child draws the other pictures.
    private static func runShare(of program: Program, after reports: [Data?], refused: inout [String]) throws -> ChildEnd {
        var (lost, attempts) = (Lost(), 0)
        while true {
            let end = try runChild(of: program, without: lost, after: reports)
            refused += end.requests
            lost.warnings = end.warnings
            attempts += 1
            if attempts == CrashRecovery.maximumAttempts { return end.without(lost) }
            if end.isCrowded, !lost.isAlone {
                lost.isAlone = true
                continue
            }
            if let widget = end.placeholder {
                lost.widgetsWithPlaceholder.append(widget)
                continue
            }
            let new = end.pictures.filter { !lost.skipped.contains($0) }
            // Bodies and initializers run on another thread.
            if end.status == ProgramFailure.Status.widgetFailed.rawValue, new.isEmpty, let stray = end.stray, lost.stray == nil {
                end.printError(StrayCode.sentence)
                lost.stray = stray
                continue
            }
            if end.status == ProgramFailure.Status.widgetFailed.rawValue, let type = end.initializing {
                end.printError(LostInitializer.sentence(type))
                lost.initializer = type
                continue
            }
            if end.status == ProgramFailure.Status.widgetFailed.rawValue, let previews = end.previewing {
                let sentence = LostPreviews.sentence(previews.type)
                if previews.isAsked { end.printError(sentence) } else { end.printWarning(sentence) }
                lost.previews.append(previews)
                continue
            }
            if end.status == ProgramFailure.Status.widgetFailed.rawValue, let type = end.describing {
                end.printError(LostWidgets.sentence(type))
                lost.widgets.append(type)
                continue
            }
            guard end.status == ProgramFailure.Status.widgetFailed.rawValue, !new.isEmpty else {
                if let crash = end.crash { Console.shared.error(crash.text(of: nil)) }
                return end.without(lost)
            }
            // A view that takes too long or too much, or needs what is set aside, would do so for the placeholder, too.
            let without = new.filter(lost.placeholders.contains)
            if let asked = end.asked, asked != .view || end.crash != nil, without.isEmpty {
                // A provider may crash for one family alone. If it does so for a second, it most likely does so for the others.
                let isFirst = asked == .provider && end.crash != nil && !lost.suspected.isSuperset(of: new)
                lost.suspected.formUnion(new)
                let names = isFirst ? Array(new.prefix(1)) : new
                Console.shared.error(
                    "The \(asked.rawValue) of \(Choice.listed(names)) ended the program. The placeholder is drawn in its place, as on an iPhone."
                        + (end.crash.map { "\n\($0.details)" } ?? ""))
                lost.placeholders += names
            } else {
                let names = without.isEmpty ? new : without
                end.printError(
                    without.isEmpty
                        ? "\(Choice.listed(names)) ended the program; the others are drawn without it."
                        : "The placeholder of \(Choice.listed(names)) ended the program, too; the others are drawn without it.")
                lost.skipped += names
            }
        }
    }

    /// What earlier children could not draw.
    private struct Lost {
        /// The names of the pictures that are left out.
        var skipped: [String] = []
        /// The names of the pictures for which the placeholder stands in.
        var placeholders: [String] = []
        /// The names of the pictures whose provider has crashed for one of them.
        var suspected: Set<String> = []
        /// The widgets whose provider cannot be asked, as `PlaceholderWidgets` notes them.
        var widgetsWithPlaceholder: [String] = []
        /// The types of the widgets that are left out.
        var widgets: [String] = []
        /// The preview providers that are left out, and whether their previews were to be drawn.
        var previews: [(type: String, isAsked: Bool)] = []
        /// The type of the bundle whose initializer is not called.
        var initializer: String?
        /// What code beside the widgets said as it ended the program; nil if none has.
        var stray: String?
        /// The list of the warnings that they have written; nil if there are none.
        var warnings: Data?
        /// Whether one picture is made at a time, because together they took too much memory.
        var isAlone = false
    }

    /// How a child ended.
    private struct ChildEnd {
        var status: Int32
        /// The crash that ended it; nil if it ended otherwise.
        let crash: CrashReport?
        /// Whether pictures that are made at the same time took too much memory together.
        let isCrowded: Bool
        /// The names of the pictures that it was making.
        let pictures: [String]
        /// What it asked for these pictures.
        let asked: CrashRecovery.Asked?
        /// The requests that had no response.
        let requests: [String]
        /// The list of the warnings that this child and those before it have written.
        let warnings: Data?
        /// The widget whose provider cannot be asked, as `PlaceholderWidgets` notes it.
        let placeholder: String?
        /// The type of the widget that it was asking for its body.
        let describing: String?
        /// The preview provider that it was asking, and whether its previews were to be drawn.
        let previewing: (type: String, isAsked: Bool)?
        /// The type whose initializer it was calling.
        let initializing: String?
        /// What code beside the widgets said as it ended the program; nil if it ended otherwise.
        let stray: String?
        /// The number of shares of the run.
        let shares: Int
        /// The report that it hands on.
        let report: Data?

        /// Prints the error that says what its end costs, with the crash that ended it.
        func printError(_ sentence: String) { Console.shared.error(crash.map { $0.text(of: sentence) } ?? sentence) }

        /// Prints the warning that says what its end costs, with the crash that ended it.
        func printWarning(_ sentence: String) { Console.shared.warn(crash.map { $0.text(of: sentence) } ?? sentence) }

        /// Returns the same end with the status of a failed widget if widgets, previews, an initializer or code beside the widgets were left out.
        func without(_ lost: Lost) -> ChildEnd {
            var end = self
            let isLess = !lost.widgets.isEmpty || lost.initializer != nil || lost.stray != nil || lost.previews.contains(where: \.isAsked)
            if isLess, status <= 128 { end.status = ProgramFailure.Status.widgetFailed.rawValue }
            return end
        }
    }

    /// Runs one child and returns how it ended.
    private static func runChild(of program: Program, without lost: Lost, after reports: [Data?]) throws -> ChildEnd {
        // Signals that arrive before the child has started are delivered to it afterwards.
        var (stopping, others) = (sigset_t(), sigset_t())
        sigemptyset(&stopping)
        for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&stopping, number) }
        pthread_sigmask(SIG_BLOCK, &stopping, &others)
        // A child inherits the blocked signals of the thread that starts it.
        for number in [SIGINT, SIGTERM, SIGHUP] { sigdelset(&others, number) }
        let privateHome = try PrivateHome()
        let home = privateHome.folder
        defer { withExtendedLifetime(privateHome) {} }
        RunShare.hand(reports, to: home)
        let warnings = home.appendingPathComponent(warningsName)
        try? lost.warnings?.write(to: warnings)
        let mark = try EndMark()
        child = try spawn(program, in: privateHome, mark: mark, blocking: others, without: lost, share: reports.count)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { number in _ = kill(Supervisor.child, number) }
        }
        pthread_sigmask(SIG_SETMASK, &others, nil)
        // Swift's runtime takes its time for a backtrace of a program with many functions.
        let patience = CrashPatience(child: child, home: home)
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 && errno == EINTR {}
        patience.end()
        // What a widget's code has started ends with it.
        end_descendants(SIGKILL)
        let end = self.end(of: status, home: home, mark: mark)
        return ChildEnd(
            status: end.status, crash: end.crash, isCrowded: MemoryLimit.isCrowded(in: home),
            pictures: CrashRecovery.picturesInProgress(in: home, evenCurrent: end.isUnintended),
            asked: CrashRecovery.asked(in: home), requests: RefusedRequests.all(in: home),
            warnings: FileManager.default.contents(atPath: warnings.path),
            placeholder: PlaceholderWidgets.noted(in: home), describing: LostWidgets.part.noted(in: home),
            previewing: LostPreviews.noted(in: home), initializing: LostInitializer.part.noted(in: home),
            stray: CrashRecovery.wasStray(in: home) ? StrayCode.crash : StrayCode.part.noted(in: home),
            shares: RunShare.count(in: home), report: RunShare.report(in: home))
    }

    /// Returns the exit status for a child's end, the crash that ended it, and whether a crash or the widget's code did. Prints
    /// an error in the second case.
    private static func end(
        of status: Int32, home: URL, mark: EndMark
    ) -> (status: Int32, crash: CrashReport?, isUnintended: Bool) {
        let killer = status & 0x7f
        if killer == 0 {
            if mark.isSet { return ((status >> 8) & 0xff, nil, false) }
            Console.shared.error(
                "the widget's code ended the program with status \((status >> 8) & 0xff) before its pictures were made. "
                    + "A widget's process belongs to the system: it must not call exit.")
            return (ProgramFailure.Status.widgetFailed.rawValue, nil, true)
        }
        // SIGPIPE means that the reader of the output has closed it.
        if [SIGINT, SIGTERM, SIGHUP, SIGPIPE].contains(killer) { return (128 + killer, nil, false) }
        return (ProgramFailure.Status.widgetFailed.rawValue, CrashReport(signal: killer, in: home), true)
    }

    private static func spawn(
        _ program: Program, in home: PrivateHome, mark: EndMark, blocking signals: sigset_t, without lost: Lost, share: Int
    ) throws -> pid_t {
        let arguments = program.words.map { strdup($0) } + [nil]
        let variables = environment(home: home, mark: mark, without: lost, share: share).map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        var (attributes, signals) = (posix_spawnattr_t(), signals)
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        // Some descriptions of types contain an address, and sets of objects are in the order of theirs.
        start_at_fixed_addresses()
        var process: pid_t = 0
        let code = posix_spawn(&process, program.path, nil, &attributes, arguments, variables)
        guard code == 0 else {
            throw ProgramFailure.badInput("\(program.path) cannot be started: \(String(cString: strerror(code))).")
        }
        mark.closeInput()
        return process
    }

    private static func environment(
        home privateHome: PrivateHome, mark: EndMark, without lost: Lost, share: Int
    ) -> [(key: String, value: String)] {
        let home = privateHome.folder
        // The libraries of text and drawing read variables of their own, which change pictures.
        let foreign = ["LC_", "XDG_", "HB_", "PANGO", "CAIRO_", "FREETYPE_", "GDK_"]
        var variables = ProcessInfo.processInfo.environment.filter { key, _ in
            !foreign.contains(where: key.hasPrefix) && !["LANGUAGE", "CFFIXED_USER_HOME"].contains(key)
        }
        variables["HOME"] = home.path
        // Foundation finds the folder of documents only by this variable.
        variables["CFFIXED_USER_HOME"] = home.path
        variables["TMPDIR"] = privateHome.temporaryFiles.path
        variables["LANG"] = "C.UTF-8"
        variables["TZ"] = "UTC"
        variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
        // A picture frees as many nodes of a size at once. The C library keeps seven for the next picture, unless it is told.
        if variables["GLIBC_TUNABLES"] == nil { variables["GLIBC_TUNABLES"] = "glibc.malloc.tcache_count=400" }
        variables[marker] = home.path
        variables[ProgramEnd.variable] = "\(mark.input)"
        variables[ProgramEnd.supervisorVariable] = "\(getpid())"
        variables[CrashReport.folderVariable] = nil
        variables[MemoryLimit.aloneVariable] = lost.isAlone ? "1" : nil
        if variables[CrashReport.variable] == nil { variables[CrashReport.variable] = CrashReport.settings(in: home) }
        variables[CrashRecovery.variable] = HandedNames.text(lost.skipped)
        variables[CrashRecovery.placeholderVariable] = HandedNames.text(lost.placeholders)
        variables[RunShare.variable] = "\(share)"
        variables[PlaceholderWidgets.variable] = HandedNames.text(lost.widgetsWithPlaceholder)
        variables[LostWidgets.part.variable] = HandedNames.text(lost.widgets)
        variables[LostPreviews.part.variable] = HandedNames.text(lost.previews.map(\.type))
        variables[LostInitializer.part.variable] = lost.initializer
        variables[StrayCode.part.variable] = lost.stray
        return variables.sorted { $0.key < $1.key }
    }

    private static func reason() -> String { String(cString: strerror(errno)) }
}
