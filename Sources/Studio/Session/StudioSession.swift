import Foundation
import Processes

/// What the studio knows: the program, its processes, the pages that are open, and what they have asked for.
package actor StudioSession {
    /// The state of the program.
    enum Phase: String {
        case building, starting, ready, failed
    }

    /// A request that a process works on.
    struct Open {
        /// Who gets the answer.
        enum Receiver {
            /// A page, with its own number of the request.
            case page(Int, id: Int)
            /// The session itself. It gets a line of JSON.
            case session(CheckedContinuation<String, Never>)
        }

        let receiver: Receiver
        let inputs: ProgramInputs
        /// Whether the answer has layout trees.
        let inspects: Bool

        /// Whether a page asked.
        func isOf(_ client: Int) -> Bool { if case .page(client, _) = receiver { true } else { false } }
    }

    /// The largest number of processes with different inputs.
    private static let processLimit = 3

    package nonisolated let pictures: PictureFolder
    nonisolated let goldens: GoldenRuns
    let project: any StudioProject
    private let version: String
    /// The options that all pictures have, as far as a request does not name them.
    private let options: [String]

    var phase = Phase.building
    var step: String?
    var failure: StudioFailure?
    var generation = 0
    var buildSeconds: Double?
    /// What the program has, as it answers.
    var contents: [String: Any] = [:]
    var program: StudioProgram?
    var types = DeclaredTypes()
    /// The processes by their inputs, the one that was used last at the end.
    var processes: [(inputs: ProgramInputs, process: ProgramProcess)] = []
    private var clients: [Int: @Sendable (String) -> Void] = [:]
    var open: [Int: Open] = [:]
    private var lastNumber = 0
    var changes: AsyncStream<Void>.Continuation?

    /// - Parameters:
    ///   - folder: an empty folder for pictures and reports.
    ///   - goldens: the folder of the goldens, which need not be there.
    ///   - options: the options that all pictures have, as far as a request does not name them.
    ///   - version: Darkroom's version.
    package init(_ project: any StudioProject, folder: URL, goldens: URL, options: [String] = [], version: String) {
        (self.project, self.options, self.version) = (project, options, version)
        pictures = PictureFolder(folder.appendingPathComponent("pictures", isDirectory: true))
        self.goldens = GoldenRuns(goldens: goldens, report: folder.appendingPathComponent("report", isDirectory: true))
    }

    // MARK: Pages

    /// Adds a page, and tells it the state.
    func connect(_ send: @escaping @Sendable (String) -> Void) -> Int {
        lastNumber += 1
        clients[lastNumber] = send
        send(StudioSession.text(of: ["event": "state", "state": state]))
        return lastNumber
    }

    func disconnect(_ client: Int) {
        clients[client] = nil
        withdraw(open.filter { $0.value.isOf(client) }.map(\.key))
    }

    /// Takes a page's message.
    func receive(_ text: String, from client: Int) {
        guard let message = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], let task = message["do"] as? String
        else { return }
        let id = message["id"] as? Int ?? 0
        switch task {
        case "draw", "timeline", "tap", "save":
            let (prepared, inputs) = prepared(message)
            ask(prepared, of: inputs, for: .page(client, id: id))
        case "verify": compare(id: id, for: client) { try $0.verify(with: $1) }
        case "accept":
            let names = (message["names"] as? [String]) ?? []
            compare(id: id, for: client) { try $0.accept(names, with: $1) }
        case "cancel":
            let ids = (message["requests"] as? [Int]) ?? []
            withdraw(open.filter { _, request in
                guard case .page(client, let id) = request.receiver else { return false }
                return ids.contains(id)
            }.map(\.key))
        case "reset":
            guard program != nil else { return }
            reply(["re": id, "result": [String: Any]()], to: client)
            Task { await begin() }
        default:
            reply(["re": id, "error": ["message": "There is no request \"\(task)\".", "status": 2]], to: client)
        }
    }

    /// Runs a command on the goldens, on a thread of its own.
    private func compare(
        id: Int, for client: Int, _ run: @escaping @Sendable (GoldenRuns, StudioProgram) throws -> [String: Any]
    ) {
        guard let program else {
            return reply(["re": id, "error": ["message": "The program is not built yet.", "status": 2]], to: client)
        }
        let goldens = goldens
        Thread.detachNewThread { [weak self] in
            let message: [String: Any]
            do { message = ["re": id, "result": try run(goldens, program)] } catch {
                message = ["re": id, "error": ["message": "\(error)", "status": 2]]
            }
            let text = StudioSession.text(of: message)
            Task { await self?.pass(text, to: client) }
        }
    }

    private func pass(_ text: String, to client: Int) { clients[client]?(text) }

    /// A request with the options of all pictures, and the inputs of the process that answers it.
    private func prepared(_ message: [String: Any]) -> ([String: Any], ProgramInputs) {
        var (message, inputs) = (message, ProgramInputs(words: []))
        func take(_ picture: [String: Any]) -> [String: Any] {
            var words = StudioOptions.merged(picture["options"] as? [String] ?? [], over: sharedOptions)
            inputs = ProgramInputs(takenFrom: &words)
            return picture.merging(["options": words]) { $1 }
        }
        if let picture = message["picture"] as? [String: Any] { message["picture"] = take(picture) }
        if let pictures = message["pictures"] as? [[String: Any]] { message["pictures"] = pictures.map(take) }
        return (message, inputs)
    }

    // MARK: Processes

    /// Sends a request to the process with these inputs, which is started if there is none.
    private func ask(_ message: [String: Any], of inputs: ProgramInputs, for receiver: Open.Receiver) {
        lastNumber += 1
        let number = lastNumber
        open[number] = Open(receiver: receiver, inputs: inputs, inspects: message["inspect"] as? Bool ?? false)
        guard let program else { return fail([number], "The program is not built yet.", status: 2) }
        do {
            var message = message
            message["id"] = number
            try process(of: program, with: inputs).send(StudioSession.text(of: message), id: number)
        } catch {
            fail([number], "\(error)")
        }
    }

    /// Sends a request of the session's own, and returns the answer.
    func request(_ message: [String: Any]) async -> [String: Any] {
        let (prepared, inputs) = message["picture"] == nil ? (message, baseInputs) : prepared(message)
        let line = await withCheckedContinuation { ask(prepared, of: inputs, for: .session($0)) }
        return (try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]) ?? [:]
    }

    /// The inputs of a request without options.
    private var baseInputs: ProgramInputs {
        var words = sharedOptions
        return ProgramInputs(takenFrom: &words)
    }

    /// The options of all pictures, with those of the program's platform.
    private var sharedOptions: [String] { StudioOptions.merged(options, over: program?.options ?? []) }

    private func process(of program: StudioProgram, with inputs: ProgramInputs) throws -> ProgramProcess {
        processes.removeAll { $0.process.hasEnded }
        if let index = processes.firstIndex(where: { $0.inputs == inputs }) {
            processes.append(processes.remove(at: index))
            return processes[processes.count - 1].process
        }
        if processes.count == StudioSession.processLimit { processes.removeFirst().process.end() }
        let process = try ProgramProcess(program, inputs: inputs, pictures: pictures.url) { [weak self] event in
            Task { await self?.receive(event) }
        }
        processes.append((inputs, process))
        return process
    }

    private func receive(_ event: ProgramProcess.Event) {
        switch event {
        case .answer(let answer): pass(answer)
        case .ended(let requests, let message):
            if !requests.isEmpty { fail(requests, message.isEmpty ? "The program has ended." : message) }
        }
    }

    private func pass(_ line: AnswerLine) {
        guard let request = open.removeValue(forKey: line.number) else { return }
        if !request.inspects, case .page(let client, let id) = request.receiver, let text = line.text(for: id) {
            pass(text, to: client)
            return
        }
        var answer = line.content
        if var result = answer["result"] as? [String: Any], let drawn = result["pictures"] as? [[String: Any]] {
            result["pictures"] = drawn.map { picture in
                guard let view = picture["view"] as? [String: Any] else { return picture }
                return picture.merging(["view": types.annotated(view)]) { $1 }
            }
            answer["result"] = result
        }
        give(answer, to: request.receiver)
    }

    private func give(_ answer: [String: Any], to receiver: Open.Receiver) {
        var answer = answer
        switch receiver {
        case .page(let client, let id):
            answer["re"] = id
            reply(answer, to: client)
        case .session(let continuation): continuation.resume(returning: StudioSession.text(of: answer))
        }
    }

    /// Answers requests that a process has left without an answer.
    func fail(_ requests: [Int], _ message: String, status: Int = 3) {
        for number in requests {
            guard let request = open.removeValue(forKey: number) else { continue }
            give(["error": ["message": message, "status": status]], to: request.receiver)
        }
    }

    private func withdraw(_ numbers: [Int]) {
        for (inputs, process) in processes {
            let own = numbers.filter { open[$0]?.inputs == inputs }
            if !own.isEmpty { process.tell(StudioSession.text(of: ["id": 0, "do": "cancel", "requests": own])) }
        }
    }

    // MARK: Messages

    /// The state as pages read it.
    var state: [String: Any] {
        var state: [String: Any] = [
            "name": project.name, "folder": project.folder.path, "version": version, "phase": phase.rawValue,
            "command": project.command.words, "sources": project.command.sources, "generation": generation,
            "options": sharedOptions,
        ]
        state["step"] = step
        if goldens.exist { state["goldens"] = ["folder": goldens.goldens.path] }
        state["buildSeconds"] = buildSeconds
        if let failure, let data = try? JSONEncoder().encode(failure) { state["failure"] = try? JSONSerialization.jsonObject(with: data) }
        for key in ["listing", "choices", "variants", "configuration", "warnings"] { state[key] = contents[key] }
        return state
    }

    /// Tells all pages the state.
    func announce() {
        let message = StudioSession.text(of: ["event": "state", "state": state])
        for (_, send) in clients { send(message) }
    }

    private func reply(_ message: [String: Any], to client: Int) { clients[client]?(StudioSession.text(of: message)) }

    private static func text(of message: [String: Any]) -> String {
        let data = try? JSONSerialization.data(withJSONObject: message, options: [.sortedKeys, .withoutEscapingSlashes])
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
