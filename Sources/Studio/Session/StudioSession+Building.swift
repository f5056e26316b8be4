import Foundation
import Processes

// Building the program, and starting it anew.
extension StudioSession {
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
            // Pictures come first.
            types = DeclaredTypes(in: program.watched)
        case .failure(let failure):
            (phase, self.failure) = (.failed, failure)
            announce()
        }
    }

    /// Builds the program once and starts it.
    ///
    /// - Throws: `ProgramFailure` if the sources do not compile, or the program does not start.
    func prepare() async throws {
        switch await StudioSession.built(project, progress: { _ in }) {
        case .success(let program):
            self.program = program
            types = DeclaredTypes(in: program.watched)
            await begin()
            if let failure { throw ProgramFailure.widgetFailed("\(failure.title): \(failure.text)") }
        case .failure(let failure): throw ProgramFailure.badInput(failure.text)
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
    func begin() async {
        end()
        phase = .starting
        announce()
        let answer = await request(["do": "list"])
        if let result = answer["result"] as? [String: Any] {
            contents = result
            generation += 1
            (phase, failure) = (.ready, nil)
        } else if !StudioSession.isWithdrawn(answer) {
            let message = (answer["error"] as? [String: Any])?["message"] as? String ?? "The program has ended."
            (phase, failure) = (.failed, StudioFailure(title: "The program does not start", text: message))
        }
        announce()
    }

    private static func isWithdrawn(_ answer: [String: Any]) -> Bool {
        ((answer["error"] as? [String: Any])?["status"] as? Int) == 0
    }

    /// Ends the processes.
    package func end() {
        for (_, process) in processes { process.end() }
        processes = []
        fail(open.keys.sorted(), "The program has been built anew.", status: 0)
    }
}
