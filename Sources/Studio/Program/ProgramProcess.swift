import Foundation
import Processes
import Synchronization

/// A process of the widget's program that answers requests for pictures, one line of JSON each.
///
/// If a widget ends the program, the program starts itself again, without the picture that ended it. The requests that had no
/// answer are sent to it again.
final class ProgramProcess: Sendable {
    /// What the process says.
    enum Event: Sendable {
        /// It has answered a request.
        case answer(AnswerLine)
        /// It has ended. The requests have no answers.
        case ended(requests: [Int], message: String)
    }

    /// Why the process could not be started.
    private final class StartFailure: Sendable {
        let error = Mutex<(any Error)?>(nil)
    }

    private struct State {
        /// The requests without an answer: their lines, and how often they have been sent.
        var open: [Int: (line: String, attempts: Int)] = [:]
        /// The last messages on standard error.
        var messages: [String] = []
        /// The messages of the last time that a widget ended the program.
        var crash = ""
        var hasStarted = false
        var hasEnded = false
    }

    /// How often a request is sent before it counts as what ends the program.
    private static let attempts = 3
    private static let keptMessages = 12

    private let process: Process
    private let input = Pipe()
    private let state = Mutex(State())
    private let onEvent: @Sendable (Event) -> Void

    /// Starts the program.
    ///
    /// - Parameters:
    ///   - pictures: the folder that the program writes pictures to.
    ///   - onEvent: receives what the process says, on a thread of its own.
    /// - Throws: `ProgramFailure` if it cannot be started.
    init(_ program: StudioProgram, inputs: ProgramInputs, pictures: URL, onEvent: @escaping @Sendable (Event) -> Void) throws {
        self.onEvent = onEvent
        let (output, errors) = (Pipe(), Pipe())
        process = try program.process(["serve", "--pictures", pictures.path] + inputs.words, writing: [pictures])
        (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
        // A sandbox ends with the thread that has started it, so that is the one which waits for its end.
        let isStarted = DispatchSemaphore(value: 0)
        let failure = StartFailure()
        Thread.detachNewThread { [self] in
            do { try program.start(process) } catch { failure.error.withLock { $0 = error } }
            isStarted.signal()
            guard failure.error.withLock({ $0 == nil }) else { return }
            ProgramOutput(output: output, errors: errors).read(onOutput: receive, onError: note)
            process.waitUntilExit()
            end()
        }
        isStarted.wait()
        if let error = failure.error.withLock({ $0 }) { throw error }
    }

    /// Sends a request.
    ///
    /// - Parameter line: the request as JSON in one line.
    func send(_ line: String, id: Int) {
        let isOpen = state.withLock { state in
            guard !state.hasEnded else { return false }
            state.open[id] = (line, 1)
            return true
        }
        guard isOpen else { return onEvent(.ended(requests: [id], message: "The program has ended.")) }
        write(line)
    }

    /// Sends a message that has no answer.
    func tell(_ line: String) { write(line) }

    /// Ends the process. Requests without an answer get none.
    func end(silently: Bool = true) {
        state.withLock { state in
            if silently { state.open = [:] }
        }
        try? input.fileHandleForWriting.close()
    }

    private func write(_ line: String) {
        try? input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    }

    private func note(_ line: String) {
        state.withLock { state in
            state.messages.append(line)
            state.messages.removeFirst(max(0, state.messages.count - ProgramProcess.keptMessages))
        }
    }

    private func receive(_ line: String) {
        guard let answer = AnswerLine(line) else { return receiveOther(line) }
        let (request, message) = state.withLock { ($0.open.removeValue(forKey: answer.number), $0.crash) }
        guard let request else { return }
        // A picture that has ended the program is left out by the next one, which does not know why.
        if request.attempts > 1, answer.isFailure, !message.isEmpty {
            onEvent(.ended(requests: [answer.number], message: message))
        } else {
            onEvent(.answer(answer))
        }
    }

    private func receiveOther(_ line: String) {
        guard let answer = try? JSONDecoder().decode(EventLine.self, from: Data(line.utf8)) else { return note(line) }
        if answer.event == "started" { restart() }
    }

    /// Sends the open requests again after the program has started anew.
    private func restart() {
        let (again, lost, message) = state.withLock { state -> ([String], [Int], String) in
            guard state.hasStarted else {
                state.hasStarted = true
                return ([], [], "")
            }
            state.crash = state.messages.joined(separator: "\n")
            state.messages = []
            var (again, lost) = ([String](), [Int]())
            for (id, request) in state.open.sorted(by: { $0.key < $1.key }) {
                if request.attempts < ProgramProcess.attempts {
                    state.open[id]?.attempts += 1
                    again.append(request.line)
                } else {
                    state.open[id] = nil
                    lost.append(id)
                }
            }
            return (again, lost, state.crash)
        }
        if !lost.isEmpty { onEvent(.ended(requests: lost, message: message)) }
        again.forEach(write)
    }

    private func end() {
        let (requests, message) = state.withLock { state -> ([Int], String) in
            state.hasEnded = true
            defer { state.open = [:] }
            return (state.open.keys.sorted(), state.messages.joined(separator: "\n"))
        }
        onEvent(.ended(requests: requests, message: message))
    }

    var hasEnded: Bool { state.withLock { $0.hasEnded } }

    private struct EventLine: Decodable {
        let event: String?
    }
}
