import Files
import Foundation
import Processes

/// Compiles the sources of one module.
struct ModuleBuild {
    let module: SourceModule
    let runtime: Runtime
    let platform: Platform
    /// The folder of intermediate files. They are kept, so that only changed files are compiled again.
    let folder: URL
    /// The folder of the modules that this one may import besides Darkroom's.
    let imports: URL
    /// What these modules were compiled from; when a key of one that this one imports changes, every source is compiled again.
    let keys: ModuleKeys
    /// The compiler's options for modules of C and macros.
    var foreignArguments: [String] = []
    /// Whether other modules import this one.
    let isLibrary: Bool
    /// Whether this build has compiled it as a whole before.
    var wasWhole = false
    /// What the program goes on without.
    let settingAside: SettingAside
    /// Makes the module of the types that stand for missing ones; it is called when they have changed.
    let makePlaceholders: () throws -> Void
    /// What was compiled before its turn.
    var ahead: CompileAhead?
    /// Whether this is work before the module's turn, which leaves nothing behind but results of the compiler.
    var isAhead = false
    private let round = SourceCheckRound()

    /// How often the sources are compiled, at most, to find out what cannot be.
    private static let attempts = 40

    /// What a module was compiled into, and what it depends on.
    struct Product {
        /// The object files.
        let objects: [URL]
        /// The names of the modules that it imports.
        let imports: Set<String>
        /// The types that stand for missing ones and that its sources name.
        let placeholders: Placeholders
        /// Whether it was compiled as a whole.
        let isWhole: Bool
    }

    /// - Throws: `CompilerFailure` where the sources do not compile, `ProgramFailure` where the compiler cannot be run.
    func run() throws -> Product {
        _ = try FileWriter(cache: folder)
        let originals = try module.sources.map { source in
            guard let data = FileManager.default.contents(atPath: source.path) else {
                throw ProgramFailure.badInput("\(source.path) cannot be read. Check its rights.")
            }
            return data
        }
        let conditions = PlatformConditions(platform: platform)
        var texts = zip(module.sources, originals).map { source, data in
            let (resolved, imports) = conditions.read(data)
            return (path: source.path, text: resolved ?? data, imports: imports)
        }
        let generated = try writeGeneratedSources(besides: &texts)
        let files = module.sources + generated
        let disk = Dictionary(zip(module.sources.map(\.path), originals), uniquingKeysWith: { first, _ in first })
        var aside = try ModuleSetAside(program: settingAside, module: module, texts: texts, folder: folder)
        let placeholders = settingAside.placeholders
        try aside.setAsideUnknownNames(generated: generated)
        if isAhead {
            guard settingAside.placeholders == placeholders else { throw CompileAhead.Ending() }
        } else if !settingAside.placeholders.isEmpty {
            try makePlaceholders()
        }
        let strict = module.compiledLanguage
        var language = (aside.raceError == nil ? nil : strict.withoutRaceChecks) ?? strict
        let usesFrameworks = !isLibrary
            || texts.contains { $0.imports.contains { $0 != "Swift" && settingAside.apple.frameworks[$0] != nil || $0 == "Foundation" } }
        let compiled = CompiledTexts(folder: folder)
        var limit = aside.solverLimit == .first && !aside.isIncomplete ? .early : aside.solverLimit
        let whole = self.whole
        let isWhole = whole?.isUsed ?? false
        let importedNames = Set(texts.flatMap(\.imports))
        let generatedTexts = generated.map { FileManager.default.contents(atPath: $0.path) ?? Data() }
        // Where errors are likely, they are looked for without making code, which takes far less than half. One process that compiles
        // a whole module finds them as soon as one that only checks it.
        let expectsErrors = !aside.missingModules.isEmpty && compiled.isEmpty
        var suspects = expectsErrors && (!isWhole || SourceCheck.isShared(files.count)) ? files : nil
        lazy var order = Dictionary(zip(files.map(\.path), 0...), uniquingKeysWith: { first, _ in first })
        for attempt in 1... {
            let overlay = try SourceOverlay(
                of: aside.texts.filter { disk[$0.key] != $0.value },
                in: folder.appendingPathComponent("resolved", isDirectory: true))
            let texts = aside.texts
            // The compiler takes a file for unchanged where its time is that of the last build in whole seconds.
            let prepare = {
                for path in try compiled.replace(with: texts) { unlink(object(of: URL(fileURLWithPath: path)).path) }
            }
            let identity = { (arguments: [String]) in
                WholeModule.identity(of: aside.texts, generated: generated, arguments: arguments, stamp: settingAside.stamp)
            }
            let named = settingAside.placeholders.named(in: aside.texts.values + generatedTexts)
            round.begin(checking: suspects?.count, of: files.count)
            let result = try compile(
                files, overlay: overlay, language: language, limit: limit, usesFrameworks: usesFrameworks, suspects: suspects,
                whole: whole, imports: importedNames, named: named, identity: identity, prepare: prepare)
            if isAhead, ahead?.isEnding ?? true { throw CompileAhead.Ending() }
            if result.status == 0 {
                if suspects == nil { break }
                // Other sources may have errors, and some errors are found only when code is made.
                suspects = nil
                continue
            }
            // Processes that share the files end in any order.
            let errors = CompilerMessage.errors(in: result.output).sorted { (order[$0.file] ?? 0) < (order[$1.file] ?? 0) }
            let next = limit.next(isIncomplete: aside.isIncomplete)
            let canGoOn = attempt < ModuleBuild.attempts && !errors.isEmpty
            // Declarations of Apple's frameworks say what is safe across threads; Darkroom's say less.
            let races = language.withoutRaceChecks == nil ? [] : errors.filter(\.isAboutConcurrency)
            if let relaxed = language.withoutRaceChecks, let first = races.first {
                language = relaxed
                aside.raceError = first.summary
            }
            let others = errors.filter { !races.contains($0) }
            // The next errors are nearly always in the same sources, and in those that change.
            let suspected = { (changed: [String]) in
                let paths = Set(errors.map(\.file) + changed)
                let found = files.filter { paths.contains($0.path) }
                return isWhole && !SourceCheck.isQuick(found.count, of: files.count) || found.isEmpty ? nil : found
            }
            if canGoOn, try aside.setAside(others, waitsForUnclear: next != nil) || !races.isEmpty {
                if aside.changesPlaceholders {
                    if isAhead { throw CompileAhead.Ending() }
                    try makePlaceholders()
                }
                suspects = suspected(aside.texts.filter { $0.value != texts[$0.key] }.map(\.key))
                let further = limit.next(afterChangesOf: attempt, hasUnclear: errors.contains(where: \.isUnclear))
                if further != limit { (limit, aside.solverLimit) = (further, further) }
                continue
            }
            // Where the compiler has given up on the value of a property, calls of the type's initializer fail, too.
            let hasGivenUp = errors.contains(where: \.isUnclear)
            let isExplained = next == .full && aside.explainsUnclear(among: errors)
            guard canGoOn, let next, aside.ownErrors.isEmpty || hasGivenUp, !isExplained else {
                throw CompilerFailure(
                    module: module.name, output: result.output, errors: aside.ownErrors.isEmpty ? errors : aside.ownErrors,
                    near: aside.near, parts: aside.parts)
            }
            suspects = suspected([])
            limit = next
            aside.solverLimit = next
        }
        if isAhead { throw CompileAhead.Ending() }
        try aside.record()
        if let error = aside.raceError {
            Console.shared.warn(
                "\(module.name) is compiled without Swift 6's checks for data races, because one fails, and Darkroom's frameworks "
                    + "do not declare all that Apple's declare about them: \(error)")
        }
        settingAside.parts += aside.parts
        settingAside.lost.merge(aside.lost) { first, _ in first }
        return Product(
            objects: files.map(object), imports: importedNames,
            placeholders: settingAside.placeholders.named(in: aside.texts.values + generatedTexts), isWhole: isWhole)
    }

    /// Writes the sources that Xcode generates. They and the others get other words for what needs Objective-C.
    private func writeGeneratedSources(besides texts: inout [(path: String, text: Data, imports: [String])]) throws -> [URL] {
        var generated = try GeneratedSources(module: module, isProgram: !isLibrary).texts()
        // Paths begin with a slash, and names do not.
        let all = generated.mapValues { Data($0.utf8) }.merging(texts.map { ($0.path, $0.text) }) { first, _ in first }
        let changed = try settingAside.withoutObjectiveC(all, language: module.language, in: folder)
        for (name, text) in changed where generated[name] != nil { generated[name] = String(decoding: text, as: UTF8.self) }
        for index in texts.indices { texts[index].text = changed[texts[index].path] ?? texts[index].text }
        return try GeneratedSources.write(generated, to: folder.appendingPathComponent("generated", isDirectory: true))
    }

    /// The step of the build that compiles the module.
    var step: BuildProgress.Step {
        // A module that is compiled as a whole has all its files at once.
        let products = whole?.isUsed ?? false ? [] : module.sources.map { (name: $0.lastPathComponent, product: object(of: $0)) }
        return BuildProgress.Step(
            name: "Compiling \(module.name)", files: products,
            isIncremental: products.contains { FileManager.default.fileExists(atPath: $0.product.path) }, check: round)
    }

    /// How a library is compiled as a whole; nil for a program.
    private var whole: WholeModule? {
        isLibrary ? WholeModule(folder: folder, isThirdParty: module.isThirdParty || wasWhole) : nil
    }

    /// Whether it is a library that no build has compiled.
    var isNew: Bool { isLibrary && !WholeModule.isKnown(in: folder) }

    private func object(of source: URL) -> URL {
        let place = ContentHash.sha256(Data(source.path.utf8)).prefix(8)
        return folder.appendingPathComponent("\(source.deletingPathExtension().lastPathComponent)-\(place).o")
    }

    /// The compiler's options for making code. They name a file that tells what each source is compiled into, which is written here.
    private func argumentsForCode(of files: [URL], isWhole: Bool) throws -> [String] {
        var map: [String: [String: String]] = [
            "": ["swift-dependencies": folder.appendingPathComponent("module.swiftdeps").path]
        ]
        for file in files {
            let object = object(of: file)
            map[file.path] = [
                "object": object.path,
                "swift-dependencies": object.deletingPathExtension().appendingPathExtension("swiftdeps").path,
            ]
        }
        let mapFile = folder.appendingPathComponent("output-file-map.json")
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try FileWriter(cache: folder).write(encoder.encode(map), to: mapFile.lastPathComponent)
        let processors = ProcessInfo.processInfo.activeProcessorCount
        return if isWhole {
            // Lines are all that messages about crashes need. Files of their own, so that a later build can compile a part.
            [
                "-c", "-wmo", "-num-threads", "\(processors)", "-no-emit-module-separately-wmo", "-output-file-map", mapFile.path,
                "-Onone", "-gline-tables-only",
            ]
        } else {
            [
                "-c", "-incremental", "-output-file-map", mapFile.path, "-Onone", "-g", "-enable-batch-mode", "-j\(processors)",
                // Each process reads the whole module. By default there is one for 25 sources.
                "-driver-batch-size-limit", "100",
            ]
        }
    }

    private func compile(
        _ files: [URL], overlay: SourceOverlay, language: LanguageSettings, limit: SolverLimit, usesFrameworks: Bool,
        suspects: [URL]?, whole: WholeModule?, imports names: Set<String>, named: Placeholders, identity: ([String]) -> String,
        prepare: () throws -> Void
    ) throws -> Subprocess.Result {
        let hasMain = files.contains { $0.lastPathComponent == "main.swift" }
        // The compiler reports all errors at once.
        var arguments = ["-module-name", module.name, "-continue-building-after-errors"]
        // A package's module comes before a framework of the same name.
        arguments += ["-I", imports.path]
        // Where what it imports has changed, every source is compiled again.
        let importsKey = keys.key(ofImports: names)
        if !importsKey.isEmpty { arguments.append("-DDARKROOM_IMPORTS_\(importsKey)") }
        arguments += try runtime.searchArguments() + language.arguments + settingAside.arguments(for: limit) + foreignArguments
        var implicitImports = usesFrameworks ? SettingAside.implicitImports : []
        // On a watch, SwiftUI brings WatchKit.
        if usesFrameworks, platform == .watchOS { implicitImports.append("WatchKit") }
        // On a Mac, Foundation brings IOKit.
        if usesFrameworks, platform == .macOS { implicitImports += ["AppKit", "IOKit"] }
        if module.name != ModuleKeys.shared, keys.has(ModuleKeys.shared) { implicitImports.append(ModuleKeys.shared) }
        // Modules that name none of them need not be compiled again when there is one more.
        if !named.isEmpty {
            implicitImports.append(Placeholders.moduleName)
            arguments.append("-DDARKROOM_PLACEHOLDERS_\(named.key)")
        }
        // SwiftUI's parts of Core Data are in CoreData; on Apple's systems, files that import SwiftUI alone can use them.
        if module.usesCoreData { implicitImports.append("CoreData") }
        for name in implicitImports {
            arguments += ["-Xfrontend", "-import-module", "-Xfrontend", name]
        }
        arguments += ["-Xfrontend", "-load-plugin-executable", "-Xfrontend", "\(runtime.macros.path)#DarkroomMacros"]
        // In a framework of Xcode's, a file of this name is like any other. Here it would give the program a second start.
        if !hasMain || isLibrary { arguments.append("-parse-as-library") }
        arguments += overlay.arguments
        if let suspects {
            let check = SourceCheck(files: files, arguments: arguments, folder: folder)
            guard let ahead else { return try check.run(of: suspects) }
            let origin = identity(arguments + suspects.map(\.path))
            if !isAhead { return try ahead.saying(of: origin) ?? check.run(of: suspects) }
            return try ahead.keep(origin, module: module.name, namesPlaceholders: !named.isEmpty) { _ in try check.run(of: suspects) }
        }
        let making = try argumentsForCode(of: files, isWhole: whole?.isUsed ?? false)
        guard let whole else {
            try prepare()
            return try Subprocess("swiftc", making + arguments + files.map(\.path)).run()
        }
        let place = imports.appendingPathComponent("\(module.name).swiftmodule")
        let origin = identity(arguments)
        if whole.isMade(from: origin, products: files.map(object) + [place]) { return Subprocess.Result(status: 0, output: "", errors: "") }
        if !isAhead, let known = try ahead?.result(of: origin, module: module.name, products: files.map(object), to: imports) {
            try whole.begin()
            if known.status == 0 { try whole.keep(origin) }
            return known
        }
        try prepare()
        try whole.begin()
        func compile(to place: URL) throws -> Subprocess.Result {
            let library = ["-emit-module", "-emit-module-path", place.path]
            return try Subprocess("swiftc", making + library + arguments + files.map(\.path)).run()
        }
        if isAhead, let ahead { return try ahead.keep(origin, module: module.name, namesPlaceholders: !named.isEmpty, compile) }
        ahead?.forget(module.name)
        let result = try compile(to: place)
        if result.status == 0 { try whole.keep(origin) }
        return result
    }
}

/// The compiler's messages about sources that do not compile.
struct CompilerFailure: Error {
    let module: String
    let output: String
    /// The errors that nothing could be done about.
    let errors: [CompilerMessage]
    /// The names that misspelt ones most likely stand for.
    let near: [String: String]
    /// What was set aside before.
    let parts: [SetAsidePart]
}
