import Dispatch
import Foundation
import Processes
import Synchronization

/// Tells on standard error what a long build is doing.
package final class BuildProgress: Sendable {
    /// How the progress is told.
    package enum Style: Sendable {
        case hidden
        /// One line of a terminal that is replaced.
        case terminal
        /// Lines below each other: one for each step, and further ones while a step takes long.
        case lines
        /// A function gets each text in the place of standard error.
        case told(@Sendable (String) -> Void)

        fileprivate var isHidden: Bool { if case .hidden = self { true } else { false } }
        fileprivate var isTold: Bool { if case .told = self { true } else { false } }
        fileprivate var isLines: Bool { if case .lines = self { true } else { false } }
        fileprivate var isTerminal: Bool { if case .terminal = self { true } else { false } }
    }

    /// A step of the build, such as compiling a module.
    struct Step: Sendable {
        /// What is done, such as `Compiling Kit`.
        var name: String
        /// The files that the step writes, by the names of the files that they are made from.
        var files: [(name: String, product: URL)] = []
        /// Whether earlier builds have written some of them, so that the step may leave them as they are.
        var isIncremental = false
        /// The sources that are looked through for what is missing, before others are compiled.
        var check: SourceCheckRound?
    }

    /// In seconds.
    private static let (interval, pause) = (0.25, 10)
    /// The largest number of files that are named while the others are done.
    private static let namedFiles = 3

    private let style: Style
    private let console: Console

    /// Tells the steps of a build in a style.
    package init(_ style: Style, console: Console = .shared) { (self.style, self.console) = (style, console) }

    /// The style for standard error: a line on a terminal, otherwise nothing unless `asksForLines`.
    package static func style(asksForLines: Bool, isQuiet: Bool) -> Style {
        if isQuiet { return .hidden }
        if isatty(STDERR_FILENO) != 0 { return .terminal }
        return asksForLines ? .lines : .hidden
    }

    /// Does a step and tells its progress meanwhile.
    func during<Result>(_ step: Step, _ body: () throws -> Result) rethrows -> Result {
        guard !style.isHidden else { return try body() }
        let start = Date()
        if style.isLines || style.isTold { write(BuildProgress.text(step, done: [], seconds: 0)) }
        let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "Darkroom.BuildProgress"))
        timer.schedule(deadline: .now() + BuildProgress.interval, repeating: BuildProgress.interval)
        let ended = Mutex(false)
        let lastLine = Mutex(0)
        timer.setEventHandler { [self] in
            let seconds = Int(Date().timeIntervalSince(start))
            if style.isLines {
                guard lastLine.withLock({ last in
                    guard seconds >= last + BuildProgress.pause else { return false }
                    last = seconds
                    return true
                }) else { return }
            }
            let done = Set(step.files.filter { BuildProgress.isWritten($0.product, since: start) }.map(\.name))
            let text = BuildProgress.text(step, done: done, seconds: seconds)
            ended.withLock { isEnded in
                guard !isEnded else { return }
                write(text)
            }
        }
        timer.resume()
        defer {
            timer.cancel()
            ended.withLock { isEnded in
                isEnded = true
                if style.isTerminal { console.writeOver("") }
            }
        }
        return try body()
    }

    private func write(_ text: String) {
        switch style {
        case .hidden: break
        case .terminal: console.writeOver(text)
        case .lines: console.note(text)
        case .told(let tell): tell(text)
        }
    }

    private static func isWritten(_ file: URL, since start: Date) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        return (attributes?[.modificationDate] as? Date).map { $0 >= start } ?? false
    }

    /// The line about a step of which some files are done.
    static func text(_ step: Step, done: Set<String>, seconds: Int) -> String {
        var parts: [String] = []
        let count = step.files.count
        if let check = step.check?.text {
            parts.append(check)
        } else if count > 0 {
            let files = count == 1 ? "file" : "files"
            // How many files an incremental build compiles is not known before its end.
            parts.append(step.isIncremental ? "\(done.count) files so far" : "\(done.count) of \(count) \(files)")
        }
        if seconds > 0 { parts.append("\(seconds) s") }
        let open = step.files.map(\.name).filter { !done.contains($0) }
        if !step.isIncremental, step.check?.text == nil, seconds > 0, !open.isEmpty, open.count <= namedFiles {
            parts.append("waiting for \(open.joined(separator: ", "))")
        }
        return parts.isEmpty ? step.name : "\(step.name): \(parts.joined(separator: ", "))"
    }
}
