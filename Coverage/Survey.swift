import CairoGraphics
import DisplayList
import Foundation

/// Checks all rows of all tables.
struct Survey {
    static let tables: [(file: String, title: String)] = [
        ("views", "Views"), ("view_inits", "View initializers"), ("modifiers", "Modifiers"),
        ("modifier_overloads", "Argument shapes of modifiers"), ("text_inits", "Text initializers"),
        ("text_date_styles", "Date styles"), ("text_styles", "Text styles"), ("font_args", "Font arguments"),
        ("system_shapes", "System fonts"), ("color_inits", "Color initializers"), ("color_statics", "Colors"),
        ("shapestyle_names", "Shape styles"), ("gradients_materials", "Gradients and materials"),
        ("format_styles", "Format styles"), ("environment_keys", "Environment keys"), ("keypaths", "Key paths"),
        ("attributes", "Attributes"), ("conformances", "Conformances"), ("extensions_of", "Extended types"),
        ("external_types_in_ui_files", "Types"), ("static_calls", "Static calls"), ("macros", "Macros"),
        ("availability", "Availability"), ("imports", "Imported modules"), ("widgetkit_types", "WidgetKit's types"),
        ("config_inits", "WidgetKit's initializers"), ("config_modifiers", "Configurations' modifiers"),
        ("context_props", "Contexts' properties"), ("widget_families", "Families"),
        ("timeline_policies", "Reload policies"), ("widgetcenter_methods", "Widget centre"),
        ("appintents_types", "App Intents' types"), ("sf_symbols_all", "SF Symbols"),
    ]

    /// The table of declarations that the usage tables do not count.
    private static let declarations = (file: "declarations", title: "Declarations beside the tables")

    private let folder: URL
    private let examples: ExampleTables
    private let marks: EffectMarks

    init(folder: URL) throws {
        self.folder = folder
        examples = try ExampleTables()
        marks = try EffectMarks(sources: URL(fileURLWithPath: "Sources", isDirectory: true))
    }

    private struct Trial {
        let table: Int
        let row: Int
        let code: [String]
        let shape: ArgumentShape?
        let type: String?
    }

    func run() throws -> [TableResult] {
        let probes = TableProbes(examples: examples)
        let assets = try AssetLibrary()
        var results: [TableResult] = []
        var tables: [UsageTable] = []
        var trials: [Trial] = []
        for (index, entry) in (Survey.tables + [Survey.declarations]).enumerated() {
            let table = entry.file == Survey.declarations.file
                ? UsageTable(names: examples.declarations.map(\.name))
                : try UsageTable(file: folder.appendingPathComponent("\(entry.file).tsv"))
            tables.append(table)
            var result = TableResult(file: entry.file, title: entry.title, rows: [])
            for (place, row) in table.rows.enumerated() {
                var outcome = RowResult(name: row.name, repositories: row.repositories, verdict: .supported)
                switch probes.probe(row.name, in: entry.file) {
                case .code(let code, let shape, let type):
                    trials.append(Trial(table: index, row: place, code: code, shape: shape, type: type))
                case .symbol(let name):
                    if case .failure(let failure) = assets.symbol(named: name, weight: 400, scale: 1) {
                        (outcome.verdict, outcome.reason) = (.missing, failure.message)
                    }
                case .asOverloads: break
                case .unchecked(let reason):
                    (outcome.verdict, outcome.reason) = (.unchecked, reason)
                    if Ownership.of(row, in: entry.file, examples: examples) == .projects {
                        outcome.verdict = .projects
                    }
                }
                result.rows.append(outcome)
            }
            results.append(result)
        }
        try judge(trials, tables: tables, results: &results)
        judgeModifiers(tables: tables, results: &results)
        return results
    }

    private func judge(_ trials: [Trial], tables: [UsageTable], results: inout [TableResult]) throws {
        let temporary = FileManager.default.temporaryDirectory
            .appendingPathComponent("darkroom-coverage-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: temporary) }
        let compiler = try SnippetCompiler(folder: temporary)
        var ways = Array(repeating: 0, count: trials.count)
        var first: [Int: String] = [:]
        var failed: Set<Int> = []
        // The compiler hides some errors behind errors of another kind, so the snippets without errors are compiled
        // again until no new messages appear.
        while true {
            var open = trials.indices.filter { !failed.contains($0) }
            let all = open.count
            while !open.isEmpty {
                let messages = try compiler.messages(for: open.map { (index: $0, code: trials[$0].code[ways[$0]]) })
                if messages.isEmpty && open.count == all { return conclude(trials, failed, first, tables, &results) }
                for (index, message) in messages {
                    if first[index] == nil { first[index] = message }
                    ways[index] += 1
                    if ways[index] == trials[index].code.count { failed.insert(index) }
                }
                open = open.filter { messages[$0] != nil && !failed.contains($0) }
            }
        }
    }

    private func conclude(
        _ trials: [Trial], _ failed: Set<Int>, _ messages: [Int: String], _ tables: [UsageTable],
        _ results: inout [TableResult]
    ) {
        for (index, trial) in trials.enumerated() {
            let row = tables[trial.table].rows[trial.row]
            var outcome = results[trial.table].rows[trial.row]
            if failed.contains(index), let message = messages[index] {
                outcome.reason = message
                switch Ownership.of(row, in: results[trial.table].file, examples: examples) {
                case .apples: outcome.verdict = .missing
                case .projects: outcome.verdict = .projects
                case .elsewhere: outcome.verdict = .elsewhere
                }
            } else if trial.shape.map(marks.isWithoutEffect) ?? false
                || trial.type.map({ marks.isWithoutEffect(type: $0) }) ?? false
            {
                outcome.verdict = .withoutEffect
            }
            results[trial.table].rows[trial.row] = outcome
        }
    }

    /// A modifier gets the best result of its argument shapes. A shape is a project's own only if the modifier's row
    /// contains the number of repositories that redeclare it.
    private func judgeModifiers(tables: [UsageTable], results: inout [TableResult]) {
        guard let names = results.firstIndex(where: { $0.file == "modifiers" }),
            let shapes = results.firstIndex(where: { $0.file == "modifier_overloads" })
        else { return }
        var best: [String: RowResult] = [:]
        let redeclaring = Dictionary(
            tables[names].rows.map { ($0.name, $0.redeclaring) }, uniquingKeysWith: { $1 })
        let order = RowResult.Verdict.allCases
        for index in results[shapes].rows.indices {
            var row = results[shapes].rows[index]
            let name = String(row.name.prefix { $0 != "(" && $0 != "{" })
            if row.verdict == .missing || row.verdict == .unchecked, row.repositories <= redeclaring[name] ?? 0 {
                row.verdict = .projects
                results[shapes].rows[index] = row
            }
            if let known = best[name], order.firstIndex(of: known.verdict)! <= order.firstIndex(of: row.verdict)! {
                continue
            }
            best[name] = row
        }
        for index in results[names].rows.indices {
            guard let row = best[results[names].rows[index].name] else { continue }
            results[names].rows[index].verdict = row.verdict
            results[names].rows[index].reason = row.reason
        }
    }
}
