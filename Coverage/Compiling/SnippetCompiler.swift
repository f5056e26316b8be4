import Foundation

/// Type-checks many snippets at once against the modules next to this program.
struct SnippetCompiler {
    private let folder: URL
    private let arguments: [String]

    /// - Throws: `CoverageFailure` if the modules are missing or pkg-config does not find a library.
    init(folder: URL) throws {
        self.folder = folder
        guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath() else {
            throw CoverageFailure("The program cannot find its own file. Check that /proc is mounted.")
        }
        let build = program.deletingLastPathComponent()
        let modules = build.appendingPathComponent("Modules")
        guard FileManager.default.fileExists(atPath: modules.appendingPathComponent("SwiftUI.swiftmodule").path) else {
            throw CoverageFailure("There are no modules in \(modules.path). Run swift build first.")
        }
        var arguments = [
            "-typecheck", "-module-name", "Coverage", "-swift-version", "5", "-parse-as-library", "-suppress-warnings",
            "-I", modules.path, "-Xfrontend", "-import-module", "-Xfrontend", "FoundationNetworking",
            "-Xfrontend", "-load-plugin-executable",
            "-Xfrontend", build.appendingPathComponent("DarkroomMacros-tool").path + "#DarkroomMacros",
        ]
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        for map in try SnippetCompiler.moduleMaps(package: package, build: build) {
            arguments += ["-Xcc", "-fmodule-map-file=\(map.path)"]
        }
        let libraries = [
            "pangocairo", "pangoft2", "gdk-pixbuf-2.0", "librsvg-2.0", "poppler-glib", "libdeflate", "libwebpmux",
            "libwebpdemux", "imagequant", "libcrypto",
            "libqrencode",
        ]
        let flags = try SnippetCompiler.run("pkg-config", ["--cflags"] + libraries)
        guard flags.status == 0 else {
            throw CoverageFailure("pkg-config does not find all libraries; run make setup.\n\(flags.output)")
        }
        for flag in flags.output.split(whereSeparator: \.isWhitespace) where flag != "-pthread" {
            arguments += ["-Xcc", String(flag)]
        }
        self.arguments = arguments
    }

    private static func moduleMaps(package: URL, build: URL) throws -> [URL] {
        let files = FileManager.default
        let libraries = package.appendingPathComponent("Sources/CGraphicsLibraries")
        let candidates =
            try files.contentsOfDirectory(atPath: libraries.path).sorted()
                .map { libraries.appendingPathComponent("\($0)/module.modulemap") }
            + files.contentsOfDirectory(atPath: build.path).sorted().filter { $0.hasSuffix(".build") }
                .map { build.appendingPathComponent("\($0)/module.modulemap") }
        return candidates.filter { files.fileExists(atPath: $0.path) }
    }

    /// Returns the first message for each snippet that does not compile, by its index in `snippets`.
    ///
    /// - Throws: `CoverageFailure` if a message of the compiler does not belong to a snippet.
    func messages(for snippets: [(index: Int, code: String)]) throws -> [Int: String] {
        var owners: [Int] = []
        var text = ""
        func append(_ code: String, _ owner: Int) {
            let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
            owners += Array(repeating: owner, count: lines.count)
            text += code + "\n"
        }
        append(SnippetCompiler.surroundings, -1)
        for snippet in snippets {
            append(snippet.code.replacingOccurrences(of: "§", with: "\(snippet.index)"), snippet.index)
        }
        let file = folder.appendingPathComponent("snippets.swift")
        try Data(text.utf8).write(to: file)
        let result = try SnippetCompiler.run("swiftc", arguments + [file.path])
        var messages: [Int: String] = [:]
        for line in result.output.split(separator: "\n") {
            guard let place = line.range(of: ": error: ") else { continue }
            let message = String(line[place.upperBound...])
            let fields = line[..<place.lowerBound].split(separator: ":")
            guard line.hasPrefix(file.path), fields.count >= 3, let number = Int(fields[1]),
                owners.indices.contains(number - 1), owners[number - 1] >= 0
            else { throw CoverageFailure("A message of the compiler does not belong to a snippet: \(line)") }
            if messages[owners[number - 1]] == nil { messages[owners[number - 1]] = message }
        }
        guard result.status == 0 || !messages.isEmpty else {
            throw CoverageFailure("The compiler ends with status \(result.status):\n\(result.output)")
        }
        return messages
    }

    /// The declarations that snippets may refer to.
    private static let surroundings = """
        import SwiftUI
        import WidgetKit
        import AppIntents
        import Intents
        import ActivityKit
        import Charts
        import Combine
        import UIKit
        import CoreGraphics
        import os
        import OSLog
        import CoreLocation
        import UserNotifications
        import AVFoundation

        struct CoverageEntry: TimelineEntry { var date = Date() }
        struct CoverageProvider: TimelineProvider {
            func placeholder(in context: Context) -> CoverageEntry { CoverageEntry() }
            func getSnapshot(in context: Context, completion: @escaping (CoverageEntry) -> Void) {}
            func getTimeline(in context: Context, completion: @escaping (Timeline<CoverageEntry>) -> Void) {}
        }
        struct CoverageIntent: AppIntent {
            static var title: LocalizedStringResource { "x" }
            func perform() async throws -> some IntentResult { .result() }
        }
        struct CoverageConfiguration: WidgetConfigurationIntent {
            static var title: LocalizedStringResource { "x" }
        }
        struct CoverageControlConfiguration: ControlConfigurationIntent {
            static var title: LocalizedStringResource { "x" }
        }
        struct CoverageSetIntent: SetValueIntent {
            static var title: LocalizedStringResource { "x" }
            @Parameter(title: "x") var value: Bool
            init() {}
            func perform() async throws -> some IntentResult { .result() }
        }
        struct CoverageIntentProvider: AppIntentTimelineProvider {
            func placeholder(in context: Context) -> CoverageEntry { CoverageEntry() }
            func snapshot(for configuration: CoverageConfiguration, in context: Context) async -> CoverageEntry { CoverageEntry() }
            func timeline(for configuration: CoverageConfiguration, in context: Context) async -> Timeline<CoverageEntry> {
                Timeline(entries: [], policy: .never)
            }
            func recommendations() -> [AppIntentRecommendation<CoverageConfiguration>] { [] }
        }
        class CoverageSiriIntent: INIntent {}
        struct CoverageSiriProvider: IntentTimelineProvider {
            func placeholder(in context: Context) -> CoverageEntry { CoverageEntry() }
            func getSnapshot(
                for configuration: CoverageSiriIntent, in context: Context,
                completion: @escaping (CoverageEntry) -> Void
            ) {}
            func getTimeline(
                for configuration: CoverageSiriIntent, in context: Context,
                completion: @escaping (Timeline<CoverageEntry>) -> Void
            ) {}
        }
        struct CoverageControlProvider: ControlValueProvider {
            var previewValue: Bool { true }
            func currentValue() async throws -> Bool { true }
        }
        struct CoverageIntentControlProvider: AppIntentControlValueProvider {
            func previewValue(configuration: CoverageControlConfiguration) -> Bool { true }
            func currentValue(configuration: CoverageControlConfiguration) async throws -> Bool { true }
        }
        struct CoverageAttributes: ActivityAttributes {
            struct ContentState: Codable, Hashable { var value = 1 }
            var title = "x"
        }
        struct CoverageWidget: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "x", provider: CoverageProvider()) { _ in Text("x") }
            }
        }
        struct CoverageActivityWidget: Widget {
            var body: some WidgetConfiguration {
                ActivityConfiguration(for: CoverageAttributes.self) { _ in Text("x") } dynamicIsland: { _ in
                    CoverageActivityWidget.island
                }
            }
            static var island: DynamicIsland {
                DynamicIsland { DynamicIslandExpandedRegion(.center) { Text("x") } } compactLeading: { Text("x") }
                    compactTrailing: { Text("x") } minimal: { Text("x") }
            }
        }
        struct CoverageModifier: ViewModifier {
            func body(content: Content) -> some View { content }
        }
        struct CoverageKey: PreferenceKey {
            static var defaultValue: Int { 0 }
            static func reduce(value: inout Int, nextValue: () -> Int) {}
        }
        """

    private static func run(_ name: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [name] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        do { try process.run() } catch { throw CoverageFailure("\(name) cannot be started: \(error)") }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
