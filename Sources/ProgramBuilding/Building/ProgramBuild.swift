import Files
import Foundation
import Processes

/// Compiles the modules of a program and links them.
struct ProgramBuild {
    let program: ProgramDescription
    let runtime: Runtime
    let platform: Platform
    /// The folder of intermediate files. They are kept, so that only changed files are compiled again.
    let folder: URL
    var progress = BuildProgress(.hidden)

    private var build: URL { folder.appendingPathComponent("build", isDirectory: true) }
    private var name: String { program.widgetModule.name }

    /// The tool's cache.
    let cache: URL

    /// - Returns: what was set aside.
    /// - Throws: `ProgramFailure` with the compiler's own messages where the sources do not compile.
    func run(to executable: URL) throws -> SetAsideReport {
        _ = try FileWriter(cache: build)
        let foreign = try buildForeignModules()
        let settingAside = try SettingAside(
            program: program, reasons: program.missingModules.merging(foreign.failures) { $1 }, runtime: runtime, cache: cache,
            conditions: PlatformConditions(platform: platform))
        var (objects, whole): ([URL], Set<String>) = ([], [])
        // What a placeholder has to be may turn out in a module after others that name it as something else. These, and the
        // modules that import them, are compiled again.
        for pass in 0..<3 {
            settingAside.parts = []
            let products: [String: ModuleBuild.Product]
            (objects, products) = try compileModules(settingAside, foreign, whole: whole, isFirst: pass == 0)
            if products.values.map(\.placeholders).allSatisfy(settingAside.placeholders.agrees) { break }
            whole = Set(products.filter(\.value.isWhole).keys)
        }
        let report = asideReport(settingAside)
        let missing = try progress.during(BuildProgress.Step(name: "Linking \(name)")) {
            try link(objects + foreign.objects, with: foreign.linkerArguments, to: executable, report)
        }
        return missing.map { asideReport(settingAside, more: $0.parts) } ?? report
    }

    private func asideReport(_ settingAside: SettingAside, more: [SetAsidePart] = []) -> SetAsideReport {
        SetAsideReport(settingAside.parts + settingAside.placeholders.parts + more, apple: settingAside.apple, reasons: settingAside.reasons.merging(settingAside.otherVersions) { first, _ in first })
    }

    /// - Parameters:
    ///   - whole: the modules that this build has compiled as a whole.
    ///   - isFirst: whether the build has compiled no module yet.
    /// - Returns: the object files, and what each module was compiled into.
    private func compileModules(
        _ settingAside: SettingAside, _ foreign: Foreign, whole: Set<String>, isFirst: Bool
    ) throws -> (objects: [URL], products: [String: ModuleBuild.Product]) {
        let imports = build.appendingPathComponent("modules", isDirectory: true)
        _ = try FileWriter(cache: imports)
        (settingAside.imports, settingAside.foreignArguments) = (imports, foreign.arguments)
        settingAside.optionalMethods = []
        // Where all libraries are known, nothing is worth a look at their sources.
        let hasNew = isFirst && program.libraries.contains { !WholeModule.isKnown(in: folder(of: $0)) }
        let ahead = CompileAhead(of: hasNew ? program.libraries : [], folder: build.appendingPathComponent("ahead", isDirectory: true))
        defer { ahead.end() }
        let placeholders = PlaceholderModule(
            runtime: runtime, folder: build.appendingPathComponent("placeholders", isDirectory: true), imports: imports, ahead: ahead)
        var (objects, products, keys): ([URL], [String: ModuleBuild.Product], ModuleKeys) = ([], [:], ModuleKeys())
        func moduleBuild(of module: SourceModule, _ settingAside: SettingAside) -> ModuleBuild {
            ModuleBuild(
                module: module, runtime: runtime, platform: platform, folder: folder(of: module), imports: imports,
                keys: keys, foreignArguments: foreign.arguments, isLibrary: module.name != name, wasWhole: whole.contains(module.name),
                settingAside: settingAside, makePlaceholders: { try placeholders.make(settingAside.placeholders, settingAside.apple) },
                ahead: ahead)
        }
        for (index, module) in program.modules.enumerated() {
            let isLibrary = module.name != name
            defer { ahead.finish(module.name) }
            do {
                for next in ahead.ready(before: module.name) { try ahead.start(moduleBuild(of: next, settingAside.copy())) }
                let build = moduleBuild(of: module, settingAside)
                var step = build.step
                if program.modules.count > 1 { step.name += ", module \(index + 1) of \(program.modules.count)" }
                products[module.name] = try progress.during(step) {
                    ahead.wait(for: module.name)
                    return try build.run()
                }
            } catch let failure as CompilerFailure where isLibrary && module.isThirdParty {
                let first = failure.errors.first?.summary ?? "the compiler fails"
                let reason = "The package's module \(module.name) does not compile on Linux (\(first))"
                settingAside.leaveOut(module: module.name, because: reason)
                // What an earlier attempt left would be imported, and not be there to link.
                unlink(imports.appendingPathComponent("\(module.name).swiftmodule").path)
                continue
            } catch let failure as CompilerFailure {
                throw ProgramFailure.badInput(text(for: failure, settingAside))
            }
            guard let product = products[module.name] else { continue }
            objects += product.objects
            if isLibrary {
                let file = imports.appendingPathComponent("\(module.name).swiftmodule")
                let data = FileManager.default.contents(atPath: file.path) ?? Data()
                keys.add(module.name, contents: data, placeholders: product.placeholders, imports: product.imports)
            }
        }
        if !settingAside.placeholders.isEmpty {
            try placeholders.makeObject()
            objects.append(placeholders.object)
        }
        return (objects, products)
    }

    /// The folder of a module's intermediate files.
    private func folder(of module: SourceModule) -> URL {
        module.name == name ? build : build.appendingPathComponent("libraries/\(module.name)", isDirectory: true)
    }

    /// What the modules of C and the macros add to the compiler's and the linker's work.
    private struct Foreign {
        var objects: [URL] = []
        var arguments: [String] = []
        var linkerArguments: [String] = []
        /// Why modules could not be built, by their names.
        var failures: [String: String] = [:]
    }

    /// Builds the modules of C and the macros. The build goes on without those that do not compile.
    private func buildForeignModules() throws -> Foreign {
        var foreign = Foreign()
        if !program.clangModules.isEmpty {
            let place = build.appendingPathComponent("clang", isDirectory: true)
            let product = try progress.during(BuildProgress.Step(name: "Compiling modules of C")) {
                let headers = SystemHeaders(in: runtime.resources.url, platform: platform)
                return try ClangBuild(modules: program.clangModules, folder: place, headers: headers).run()
            }
            foreign = Foreign(
                objects: product.objects, arguments: product.arguments, linkerArguments: product.linkerArguments,
                failures: product.failures)
        }
        if !program.macros.isEmpty {
            let place = build.appendingPathComponent("macros", isDirectory: true)
            let product = try progress.during(BuildProgress.Step(name: "Compiling macros")) {
                try MacroBuild(macros: program.macros, folder: place).run()
            }
            foreign.arguments += product.arguments
            foreign.failures.merge(product.failures) { $1 }
        }
        for (name, reason) in foreign.failures.sorted(by: { $0.key < $1.key }) {
            Console.shared.warn("\(name) is left out: \(reason)")
        }
        return foreign
    }

    /// - Returns: the functions that stops stand for, because no library has them.
    private func link(
        _ files: [URL], with options: [String], to executable: URL, _ report: SetAsideReport
    ) throws -> MissingSymbols? {
        try runtime.library.makeCurrent(flags: runtime.linkerFlags)
        let temporary = build.appendingPathComponent("program.part")
        var (options, result) = (options, try link(files, with: options, to: temporary))
        let absent = ProgramBuild.absentLibraries(in: result.output)
        if !absent.isEmpty {
            // Whoever links them makes them in another way, or has them on Apple's systems alone.
            options.removeAll { absent.contains($0) }
            result = try link(files, with: options, to: temporary)
        }
        var missing: MissingSymbols?
        if result.status != 0 {
            missing = MissingSymbols(
                output: result.output, modules: program.clangModules, folder: build.appendingPathComponent("clang", isDirectory: true),
                libraries: build.appendingPathComponent("libraries", isDirectory: true))
            if let missing { result = try link(files + [missing.object(in: build, against: runtime)], with: options, to: temporary) }
        }
        guard result.status == 0 else {
            unlink(temporary.path)
            let aside = report.text().isEmpty ? "" : "\nBesides, " + report.text()
            throw ProgramFailure.badInput("\(name) cannot be linked:\n\(result.output)" + advice(for: result.output) + aside)
        }
        try FileWriter.move(temporary, toCache: executable)
        return missing
    }

    /// The options of libraries that the linker does not find.
    static func absentLibraries(in output: String) -> Set<String> {
        Set(output.matches(of: #/error: unable to find library (-l\S+)/#).map { String($0.output.1) })
    }

    private func link(_ files: [URL], with options: [String], to file: URL) throws -> Subprocess.Result {
        let list = build.appendingPathComponent("objects")
        try FileWriter(cache: build).write(
            Data(files.map { "\"\($0.path)\"" }.joined(separator: "\n").utf8), to: list.lastPathComponent)
        return try Subprocess(
            "swiftc",
            [
                "-emit-executable", "-o", file.path, "-module-name", name,
                // First of all libraries, because its functions take the place of Foundation's and the C library's.
                // It has no name of its own, so the program looks for it at this path alone.
                runtime.library.file.path,
            ] + RuntimeLibrary.firstLibraries + [
                "@\(list.path)",
                // The toolchain's own linker; the system's takes twice as long.
                "-use-ld=lld",
                // All missing functions at once, by the names that objects have for them.
                "-Xlinker", "--error-limit=0", "-Xlinker", "--no-demangle",
            ] + options
        ).run()
    }

    /// The compiler's messages about what is the user's, the missing names with what is known about them, and a line about
    /// what was set aside. None of them grows without end.
    private func text(for failure: CompilerFailure, _ settingAside: SettingAside) -> String {
        var text = "\(failure.module) does not compile:\n"
        var (lines, shown) = (0, 0)
        for error in failure.errors {
            // The lines around it may be copies' in which something is set aside.
            let excerpt = error.excerpt.split(separator: "\n").filter { !$0.contains(Remedy.stop) }.prefix(12)
            let isWhole = shown == 0 || lines + excerpt.count <= ProgramBuild.excerptLimit
            guard isWhole || lines < ProgramBuild.excerptLimit + 8 else { break }
            text += excerpt.prefix(isWhole ? 12 : 1).joined(separator: "\n") + "\n"
            lines += isWhole ? excerpt.count : 1
            shown += 1
        }
        if failure.errors.isEmpty {
            // An error without a place, such as that of a compiler that crashed.
            let output = failure.output.split(separator: "\n")
            let errors = output.filter { $0.contains("error: ") || $0.contains("Assertion") }
            text += (errors.isEmpty ? output : errors).suffix(ProgramBuild.excerptLimit).joined(separator: "\n") + "\n"
        } else if shown < failure.errors.count {
            text += "There are \(failure.errors.count - shown) more errors.\n"
        }
        let names = MissingName.all(in: failure.errors)
        let report = MissingNameReport(
            table: settingAside.table, apple: settingAside.apple, modules: settingAside.reasons,
            sources: DeclaringSources(in: program.projectFolder, besides: Set(program.modules.flatMap(\.sources).map(\.path))).sources(of: names)
        ).text(for: names, near: failure.near)
        let aside = asideReport(settingAside, more: failure.parts).line
        return text + [report.isEmpty ? advice(for: failure.output) : report, aside].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// How many lines of the compiler's messages are shown.
    private static let excerptLimit = 24

    private func advice(for output: String) -> String {
        if output.contains("undefined") && output.contains("main") {
            return "No @main was found: put it on the widget, or on the bundle of widgets."
        }
        if output.contains("'main' attribute can only apply to one type") || output.contains("duplicate symbol: main\n") {
            return "Two types have @main: name the folder of one extension only."
        }
        return "Correct the sources, and run the same command again."
    }
}
