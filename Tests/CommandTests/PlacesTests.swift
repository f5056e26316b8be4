import Foundation
import Testing

/// Tests `inspect --places` with the executables: the lines and columns are those of the user's own files.
@Suite struct PlacesTests {
    private static let source = #"""
        import SwiftUI
        import WidgetKit

        struct Moment: TimelineEntry { let date: Date }

        struct Clock: TimelineProvider {
            func placeholder(in context: Context) -> Moment { Moment(date: .now) }
            func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
                completion(Timeline(entries: [Moment(date: .now)], policy: .never))
            }
        }

        extension View {
            func caption(_ text: String) -> some View {
                VStack(spacing: 1) { self; Text(verbatim: text) }
            }
        }

        struct Face: View {
            #if os(iOS)
            let names = ["one", "two"]
            #else
            let names = ["none"]
            #endif

            func title(_ text: String) -> Text { Text(verbatim: text) }

            var body: some View {
                HStack {
                    Text("in the body")
                    ForEach(names, id: \.self) { name in
                        if name == "two" { Text("in a loop") }
                    }
                    title("of a function")
                    Image(systemName: "star")
                        .frame(width: 20)
                    Button { } label: { Label("in a button", systemImage: "heart") }
                    Color.red.caption("in an extension")
                    Text("bold").font(
                        .body).bold()
                        .padding(1)
                }
            }
        }

        @main struct Placed: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Placed", provider: Clock()) { entry in
                    Face().containerBackground(.fill.tertiary, for: .widget)
                }
                .supportedFamilies([.systemMedium])
            }
        }

        """#

    private let options = ["--family", "systemMedium", "--date", "2026-01-01T09:00:00Z"]

    /// A view of the JSON with its place.
    private struct Node: Decodable {
        struct Details: Decodable {
            let text: String?
            let image: String?
        }
        let type: String
        let details: Details?
        let place: String?
        let children: [Node]

        var all: [Node] { [self] + children.flatMap(\.all) }
    }

    private struct Report: Decodable {
        struct Widget: Decodable { let view: Node }
        let widgets: [Widget]
    }

    private func nodes(_ result: Program.Result) throws -> [Node] {
        try JSONDecoder().decode(Report.self, from: Data(result.output.utf8)).widgets.flatMap(\.view.all)
    }

    /// The place of a piece of a text as compilers write it.
    private func place(of piece: String, in text: String, _ path: String) throws -> String {
        let range = try #require(text.range(of: piece), "\(piece)")
        let before = text[..<range.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
        return "\(path):\(before.count):\(before[before.count - 1].utf8.count + 1)"
    }

    @Test func viewsOfAFolderHaveTheirLinesAndColumns() throws {
        let (folder, cache) = (try TemporaryFolder(), try TemporaryFolder())
        let sources = folder.url.appendingPathComponent("PlacedWidget")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: false)
        let file = sources.appendingPathComponent("Placed.swift")
        try PlacesTests.source.write(to: file, atomically: true, encoding: .utf8)
        let tool = Program(name: "darkroom")
        let arguments = ["inspect", sources.path, "--json", "--cache", cache.url.path] + options
        let result = try tool.run(arguments + ["--places"])
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
        let nodes = try nodes(result)
        let path = file.path
        func expect(_ piece: String, _ isWanted: (Node) -> Bool, line: Int = #line) throws {
            let last = nodes.last(where: isWanted)
            let found = try #require(last, "\(piece)")
            #expect(
                found.place == (try place(of: piece, in: PlacesTests.source, path)), "\(piece)",
                sourceLocation: SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1))
        }
        func text(_ text: String) -> (Node) -> Bool { { $0.details?.text == text } }
        try expect(#"Text("in the body")"#, text("in the body"))
        try expect(#"Text("in a loop")"#, text("in a loop"))
        try expect(#"Text(verbatim: text) }\#n\#n"#, text("of a function"))
        try expect(#"Text(verbatim: text) }\#n    }"#, text("in an extension"))
        try expect(#"Label("in a button""#, text("in a button"))
        try expect(#"Text("bold")"#, text("bold"))
        try expect(#"Image(systemName: "star")"#) { $0.details?.image == "star" }
        try expect("frame(width: 20)") { $0.type == ".frame" && $0.all.contains { $0.details?.image == "star" } }
        try expect("padding(1)") { $0.type == ".padding" && $0.all.contains { $0.details?.text == "bold" } }
        try expect("Button {") { $0.type == ".tap target" }
        try expect("HStack {") { $0.type == "HStack" && $0.all.contains { $0.details?.text == "bold" } }
        try expect("VStack(spacing: 1)") { $0.type == "VStack" }
        let others = nodes.filter { $0.place?.hasPrefix("\(path):") != true }
        #expect(others.isEmpty, "\(others.map(\.type))")

        let text = try tool.run(["inspect", sources.path, "--cache", cache.url.path, "--places"] + options)
        #expect(
            try text.output.contains(
                "\"in the body\" at \(place(of: #"Text("in the body")"#, in: PlacesTests.source, path))\n"))
        let plain = try tool.run(arguments)
        #expect(plain.status == 0 && !plain.output.contains(path))

        // The compiler was needed for the build; the pictures are there without a symbolizer too.
        let empty = try TemporaryFolder()
        let program = try #require(cache.files.first { $0.hasSuffix("/PlacedWidget") }.map { cache.url.appendingPathComponent($0) })
        let missing = try Program(name: "PlacedWidget").run(
            ["inspect", "--json", "--places"] + options, at: program, environment: ["PATH": empty.url.path])
        #expect(missing.status == 0)
        #expect(missing.errors == """
            note: The places of views are not known, because llvm-symbolizer is not on the PATH. It is part of Swift's toolchain: \
            add the folder of swiftc to the PATH.

            """)
        #expect(missing.output == plain.output)
    }

    /// A program of the package holds Darkroom's modules with their own debug information.
    @Test func viewsOfAPackagesProgramHaveThePlacesOfItsOwnSources() throws {
        let result = try Program(name: "Hello").run(["inspect", "--json", "--places"] + options)
        #expect(result.status == 0, "\(result.errors)")
        let nodes = try nodes(result)
        // make builds the package without debug information, and the program says so.
        if result.errors.contains("the program has no debug information") {
            #expect(nodes.allSatisfy { $0.place == nil })
            return
        }
        let file = Program.package.appendingPathComponent("Tests/Fixtures/Hello/Hello.swift")
        let source = try String(contentsOf: file, encoding: .utf8)
        let greeting = try #require(nodes.first { $0.details?.text == "Good morning" })
        #expect(greeting.place == (try place(of: #"Text("Good morning")"#, in: source, file.path)))
        let image = try #require(nodes.first { $0.details?.image == "sun.max.fill" })
        #expect(image.place == (try place(of: "Image(systemName:", in: source, file.path)))
        #expect(nodes.allSatisfy { $0.place?.hasPrefix("\(file.path):") == true })
    }
}
