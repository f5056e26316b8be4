import Foundation
import Processes

/// What the studio knows: the program, its processes, the pages that are open, and what they have asked for.
package actor StudioSession {
    /// The state of the program.
    enum Phase: String {
        case building, starting, ready, failed
    }

    /// A request that a process works on.
    private struct Open {
        let client: Int
        /// The page's own number of the request.
        let id: Any
        let inputs: ProgramInputs
    }

    /// The largest number of processes with different inputs.
    private static let processLimit = 3

    package nonisolated let pictures: PictureFolder
    private let project: any StudioProject
    private let version: String

    private var phase = Phase.building
    private var step: String?
    private var failure: StudioFailure?
    private var generation = 0
    private var buildSeconds: Double?
    private var contents: [String: Any] = [:]
    private var program: StudioProgram?
    /// The processes by their inputs, the one that was used last at the end.
    private var processes: [(inputs: ProgramInputs, process: ProgramProcess)] = []
    private var clients: [Int: @Sendable (String) -> Void] = [:]
    private var open: [Int: Open] = [:]
    private var lastNumber = 0
    private var changes: AsyncStream<Void>.Continuation?

    /// - Parameters:
    ///   - pictures: the folder for pictures.
    ///   - version: Darkroom's version.
    package init(_ project: any StudioProject, pictures: PictureFolder, version: String) {
        (self.project, self.pictures, self.version) = (project, pictures, version)
    }

    // MARK: Building

    /// Builds the program, and builds it again after each change of its files, until the task is cancelled.
    ///
    /// - Throws: `ProgramFailure` if files cannot be watched.
    package func run() async throws {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        changes = continuation
        let watch = try FolderWatch { _ in continuation.yield() }
        watch.watch(project.watched)
        await build(watch)
        for await _ in stream { await build(watch) }
    }

    private func build(_ watch: FolderWatch) async {
        (phase, step) = (.building, nil)
        announce()
        let start = ContinuousClock.now
        let result = await StudioSession.built(project) { [weak self] step in
            Task { await self?.note(step: step) }
        }
        buildSeconds = Double((ContinuousClock.now - start) / .milliseconds(1)) / 1000
        step = nil
        switch result {
        case .success(let program):
            watch.watch(program.watched)
            self.program = program
            failure = nil
            await begin()
        case .failure(let failure):
            (phase, self.failure) = (.failed, failure)
            announce()
        }
    }

    private static func built(
        _ project: any StudioProject, progress: @escaping @Sendable (String) -> Void
    ) async -> Result<StudioProgram, StudioFailure> {
        await withCheckedContinuation { continuation in
            let thread = Thread {
                do {
                    continuation.resume(returning: .success(try project.build(progress: progress)))
                } catch let failure as StudioFailure {
                    continuation.resume(returning: .failure(failure))
                } catch {
                    continuation.resume(returning: .failure(StudioFailure(title: "The program cannot be built", text: "\(error)")))
                }
            }
            thread.stackSize = 16 << 20
            thread.start()
        }
    }

    private func note(step: String) {
        guard phase == .building else { return }
        self.step = step
        announce()
    }

    /// Starts the program anew and asks it for its contents.
    private func begin() async {
        end()
        (phase, contents) = (.starting, contents)
        announce()
        ask(["do": "list"], of: ProgramInputs(words: []), for: nil)
    }

    private func end() {
        for (_, process) in processes { process.end() }
        processes = []
        for (_, request) in open {
            send(error: "The program has been built anew.", status: 0, to: request)
        }
        open = [:]
    }

    // MARK: Pages

    /// Adds a page, and tells it the state.
    func connect(_ send: @escaping @Sendable (String) -> Void) -> Int {
        lastNumber += 1
        clients[lastNumber] = send
        send(text(of: ["event": "state", "state": state]))
        return lastNumber
    }

    func disconnect(_ client: Int) {
        clients[client] = nil
        withdraw(open.filter { $0.value.client == client }.map(\.key))
    }

    /// Takes a page's message.
    func receive(_ text: String, from client: Int) {
        guard let message = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], let task = message["do"] as? String
        else { return }
        let id = message["id"] ?? 0
        switch task {
        case "draw", "timeline", "tap", "save": perform(message, id: id, for: client)
        case "cancel":
            let ids = (message["requests"] as? [Int]) ?? []
            withdraw(open.filter { $0.value.client == client && ids.contains(($0.value.id as? Int) ?? -1) }.map(\.key))
        case "reset":
            guard program != nil else { return }
            reply(["re": id, "result": [String: Any]()], to: client)
            Task { await begin() }
        default:
            reply(["re": id, "error": ["message": "There is no request \"\(task)\".", "status": 2]], to: client)
        }
    }

    private func perform(_ message: [String: Any], id: Any, for client: Int) {
        var (message, picture) = (message, message["picture"] as? [String: Any] ?? [:])
        var words = picture["options"] as? [String] ?? []
        let inputs = ProgramInputs(takenFrom: &words)
        picture["options"] = words
        message["picture"] = picture
        ask(message, of: inputs, for: (client, id))
    }

    // MARK: Processes

    /// Sends a request to the process with these inputs, which is started if there is none.
    private func ask(_ message: [String: Any], of inputs: ProgramInputs, for page: (client: Int, id: Any)?) {
        guard let program else {
            if let page { reply(["re": page.id, "error": ["message": "The program is not built yet.", "status": 2]], to: page.client) }
            return
        }
        lastNumber += 1
        let number = lastNumber
        open[number] = Open(client: page?.client ?? 0, id: page?.id ?? 0, inputs: inputs)
        do {
            var message = message
            message["id"] = number
            try process(of: program, with: inputs).send(text(of: message), id: number)
        } catch {
            fail([number], "\(error)")
        }
    }

    private func process(of program: StudioProgram, with inputs: ProgramInputs) throws -> ProgramProcess {
        if let index = processes.firstIndex(where: { $0.inputs == inputs }) {
            processes.append(processes.remove(at: index))
            return processes[processes.count - 1].process
        }
        if processes.count == StudioSession.processLimit { processes.removeFirst().process.end() }
        let generation = generation
        let process = try ProgramProcess(program, inputs: inputs, pictures: pictures.url) { [weak self] event in
            Task { await self?.receive(event, from: inputs, generation: generation) }
        }
        processes.append((inputs, process))
        return process
    }

    private func receive(_ event: ProgramProcess.Event, from inputs: ProgramInputs, generation: Int) {
        switch event {
        case .answer(let line): answer(line)
        case .ended(let requests, let message):
            if !requests.isEmpty { fail(requests, message.isEmpty ? "The program has ended." : message) }
        }
    }

    private func answer(_ line: String) {
        guard var answer = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
            let number = answer["re"] as? Int, let request = open.removeValue(forKey: number)
        else { return }
        if request.client == 0 { return take(listing: answer) }
        answer["re"] = request.id
        if var result = answer["result"] as? [String: Any] {
            if let drawn = result["pictures"] as? [[String: Any]] {
                result["pictures"] = drawn.map { picture in
                    picture.merging(["file": "/pictures/\(picture["file"] ?? "")"]) { $1 }
                }
            }
            result["generation"] = generation
            answer["result"] = result
        }
        reply(answer, to: request.client)
    }

    private func take(listing answer: [String: Any]) {
        if let result = answer["result"] as? [String: Any] {
            contents = result
            generation += 1
            (phase, failure) = (.ready, nil)
        } else {
            let message = (answer["error"] as? [String: Any])?["message"] as? String ?? "The program has ended."
            (phase, failure) = (.failed, StudioFailure(title: "The program does not start", text: message))
        }
        announce()
    }

    /// Answers requests that a process has left without an answer.
    private func fail(_ requests: [Int], _ message: String) {
        for number in requests {
            guard let request = open.removeValue(forKey: number) else { continue }
            if request.client == 0 {
                take(listing: ["error": ["message": message]])
            } else {
                send(error: message, status: 3, to: request)
            }
        }
    }

    private func withdraw(_ numbers: [Int]) {
        for (inputs, process) in processes {
            let own = numbers.filter { open[$0]?.inputs == inputs }
            if !own.isEmpty { process.tell(text(of: ["id": 0, "do": "cancel", "requests": own])) }
        }
    }

    // MARK: Messages

    private var state: [String: Any] {
        var state: [String: Any] = [
            "name": project.name, "folder": project.folder.path, "version": version, "phase": phase.rawValue,
            "command": project.command.words, "sources": project.command.sources, "generation": generation, "variants": [Any](),
        ]
        state["step"] = step
        state["buildSeconds"] = buildSeconds
        if let failure, let data = try? JSONEncoder().encode(failure) { state["failure"] = try? JSONSerialization.jsonObject(with: data) }
        for key in ["listing", "choices", "warnings"] { state[key] = contents[key] }
        return state
    }

    private func announce() {
        let message = text(of: ["event": "state", "state": state])
        for (_, send) in clients { send(message) }
    }

    private func send(error message: String, status: Int, to request: Open) {
        guard request.client != 0 else { return }
        reply(["re": request.id, "error": ["message": message, "status": status]], to: request.client)
    }

    private func reply(_ message: [String: Any], to client: Int) { clients[client]?(text(of: message)) }

    private nonisolated func text(of message: [String: Any]) -> String {
        let data = try? JSONSerialization.data(withJSONObject: message, options: [.sortedKeys, .withoutEscapingSlashes])
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
