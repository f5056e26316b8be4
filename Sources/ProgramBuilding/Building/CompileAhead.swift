import Files
import Foundation

/// Compiles libraries of a program before their turn, on the processors that the module whose turn it is does not use.
///
/// What is set aside in one module can change what the next is compiled from, so modules have an order, and their turn decides
/// everything. Work ahead of it leaves nothing behind but what the compiler made and said, by all that it was asked with. A turn
/// that asks for the same takes it, so what is made does not depend on what was ready in time.
final class CompileAhead: @unchecked Sendable {
    /// Ends work ahead: a module is compiled, or only its turn can go on.
    struct Ending: Error {}

    /// A library that may be compiled before its turn.
    private struct Library {
        let module: SourceModule
        /// The libraries before it that its sources import, or whose presence they ask for.
        let needs: Set<String>
    }

    /// What the compiler said, and the module that it was about.
    private struct Entry {
        let module: String
        let result: Subprocess.Result
    }

    private let folder: URL
    private let workers: Int
    /// Guards everything below.
    private let condition = NSCondition()
    private var libraries: [Library] = []
    private var finished: Set<String> = []
    /// Work that has not begun, by the modules' names.
    private var waiting: [(name: String, work: @Sendable () -> Void)] = []
    private var running: Set<String> = []
    private var entries: [String: Entry] = [:]
    /// How often the types that stand for missing ones began or ended to change.
    private var changes = 0
    private var isTurnWaiting = false
    private var hasEnded = false

    /// - Parameters:
    ///   - libraries: the program's libraries in their order.
    ///   - folder: takes modules until their turn.
    init(of libraries: [SourceModule], folder: URL, processors: Int = ProcessInfo.processInfo.activeProcessorCount) {
        (self.folder, workers) = (folder, processors - 1)
        // A program with one library has nothing to compile meanwhile.
        guard libraries.count > 1, workers > 0 else { return }
        var names: Set<String> = []
        for module in libraries {
            let used = module.sources.reduce(into: Set<String>()) { $0.formUnion(SourceImports.modules(namedIn: $1)) }
            self.libraries.append(Library(module: module, needs: used.union([ModuleKeys.shared]).intersection(names)))
            names.insert(module.name)
        }
    }

    /// Whether work should come to an end.
    var isEnding: Bool { condition.withLock { hasEnded } }

    // MARK: The turns

    /// The libraries behind a module whose turn it is that can be compiled, because all that they import is finished. Each is
    /// returned once.
    func ready(before name: String) -> [SourceModule] {
        condition.withLock {
            libraries.removeAll { $0.module.name == name }
            let ready = libraries.filter { $0.needs.isSubset(of: finished) }.map(\.module)
            libraries.removeAll { $0.needs.isSubset(of: finished) }
            return ready
        }
    }

    /// Notes that a module's turn is over.
    func finish(_ name: String) { condition.withLock { _ = finished.insert(name) } }

    /// Compiles a library as soon as a processor is free. One that an earlier build has compiled is left to its turn.
    func start(_ build: ModuleBuild) {
        guard build.isNew else { return }
        var build = build
        build.isAhead = true
        let work = UncheckedWork(build)
        condition.withLock {
            waiting.append((build.module.name, work.run))
            startMore()
        }
    }

    /// Waits for the work on a module whose turn it is, if it has begun.
    func wait(for name: String) {
        condition.withLock {
            waiting.removeAll { $0.name == name }
            guard running.contains(name) else { return }
            isTurnWaiting = true
            startMore()
            while running.contains(name) { condition.wait() }
            isTurnWaiting = false
        }
    }

    /// Begins no more work, and waits for what has begun.
    func end() {
        condition.withLock {
            hasEnded = true
            waiting = []
            while !running.isEmpty { condition.wait() }
        }
    }

    /// Begins work while processors are free. The condition is locked.
    private func startMore() {
        while !waiting.isEmpty, running.count < workers + (isTurnWaiting ? 1 : 0) {
            let (name, work) = waiting.removeFirst()
            running.insert(name)
            Thread.detachNewThread { [self] in
                work()
                condition.withLock {
                    running.remove(name)
                    startMore()
                    condition.broadcast()
                }
            }
        }
    }

    // MARK: Results

    /// Changes the types that stand for missing ones. The results for modules that name some of them, and that are compiled
    /// meanwhile, are dropped.
    func whilePlaceholdersChange(_ change: () throws -> Void) rethrows {
        condition.withLock { changes += 1 }
        defer { condition.withLock { changes += 1 } }
        try change()
    }

    /// Compiles or checks a module ahead of its turn, and keeps the result.
    ///
    /// - Parameters:
    ///   - identity: a text that changes with everything that it is compiled from.
    ///   - namesPlaceholders: whether its sources name types that stand for missing ones.
    ///   - compile: compiles the module to a file.
    func keep(
        _ identity: String, module: String, namesPlaceholders: Bool, _ compile: (URL) throws -> Subprocess.Result
    ) throws -> Subprocess.Result {
        _ = try FileWriter(cache: folder)
        let before = condition.withLock { changes }
        let result = try compile(file(of: module))
        try condition.withLock {
            guard !namesPlaceholders || before == changes && before.isMultiple(of: 2) else { throw Ending() }
            entries[identity] = Entry(module: module, result: result)
        }
        return result
    }

    /// What the compiler said before the turn. The module that it made is moved to its place.
    ///
    /// - Parameters:
    ///   - products: the object files of the module.
    ///   - imports: the folder of the modules that others import.
    /// - Returns: nil where the same was not compiled, or something that it made is gone.
    func result(of identity: String, module: String, products: [URL], to imports: URL) throws -> Subprocess.Result? {
        guard let result = condition.withLock({ entries[identity]?.result }) else { return nil }
        guard result.status == 0 else { return result }
        let made = file(of: module)
        guard (products + [made]).allSatisfy({ FileManager.default.fileExists(atPath: $0.path) }) else { return nil }
        for kind in ["swiftdoc", "swiftsourceinfo", "abi.json", "swiftmodule"] {
            let part = made.deletingPathExtension().appendingPathExtension(kind)
            guard FileManager.default.fileExists(atPath: part.path) else { continue }
            try FileWriter.move(part, toCache: imports.appendingPathComponent(part.lastPathComponent))
        }
        return result
    }

    /// What the compiler said before the turn about sources that it only checked; nil where it did not check the same.
    func saying(of identity: String) -> Subprocess.Result? { condition.withLock { entries[identity]?.result } }

    /// Drops the results of a module that is compiled in its turn, which writes the same files.
    func forget(_ module: String) { condition.withLock { entries = entries.filter { $0.value.module != module } } }

    private func file(of module: String) -> URL { folder.appendingPathComponent("\(module).swiftmodule") }
}

/// The build of a module that one other thread does. Nothing else has what it changes.
private struct UncheckedWork: @unchecked Sendable {
    private let build: ModuleBuild

    init(_ build: ModuleBuild) { self.build = build }

    @Sendable func run() {
        // Errors are the turn's, which meets them again.
        _ = try? build.run()
    }
}
