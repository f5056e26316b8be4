import Foundation
import Testing

@testable import Darkroom

/// Tests what is made of the symbolizer's answers.
@Suite struct SourceLocatorTests {
    private typealias Frame = SymbolizedCall.Frame

    private let own = Frame(
        function: "$s11SwiftUICore4TextV8verbatimACSS_tcfC", file: "/lib/Sources/SwiftUICore/Text/Text.swift", line: 86, column: 3)
    private let body = Frame(function: "$s8MyWidget4ViewV4bodyQrvg", file: "/app/View.swift", line: 12, column: 9)

    private func position(_ frames: Frame..., exists: @escaping (String) -> Bool = { _ in true }) -> SourcePosition? {
        let calls = frames.map { SymbolizedCall(frames: [$0]) }
        return UserFrames(calls, isFile: exists).position(of: calls)
    }

    // MARK: Output of the symbolizer

    private let line = #"""
        {"Address":"0x20cf","ModuleName":"/app/W","Symbol":[{"Column":3,"Discriminator":0,"FileName":"/a b.swift","FunctionName":"$s1W1fyyF","Line":4,"StartAddress":"0x20d0","StartFileName":"/a b.swift","StartLine":4}]}

        """#

    @Test func aLineOfOutputIsACall() {
        let call = SymbolizedCall(frames: [Frame(function: "$s1W1fyyF", file: "/a b.swift", line: 4, column: 3)])
        #expect(SymbolizedCall.read(Data(line.utf8), of: [0x20cf]) == [call])
        #expect(SymbolizedCall.read(Data((line + line).utf8), of: [0x20cf, 0x20cf]) == [call, call])
        #expect(SymbolizedCall.read(Data(), of: []) == [])
        #expect(SymbolizedCall.read(Data("\n".utf8), of: []) == nil)
    }

    @Test(arguments: [
        "", "\n", "garbage\n", "{}\n", #"{"Address":"0x20cf"}"# + "\n", #"{"Address":"8399","Symbol":[]}"# + "\n",
        #"{"Address":"0x20d0","Symbol":[]}"# + "\n", #"{"Address":"0x20cf","Symbol":[{}]}"# + "\n",
        #"{"Address":"0x20cf","Symbol":[{"FunctionName":"f","FileName":"","Line":"4","Column":0}]}"# + "\n",
        #"{"Address":"0x20cf","Error":{"Message":"No such file or directory"},"ModuleName":"/app/W"}"# + "\n",
        #"{"Address":"0x20cf","Symbol":[]}"#, #"{"Address":"0x20cf","Symbol":[]}"# + "\n\n",
    ])
    func anyOtherOutputIsRefused(_ output: String) {
        #expect(SymbolizedCall.read(Data(output.utf8), of: [0x20cf]) == nil)
    }

    // MARK: Names

    @Test(arguments: [
        ("$s11SwiftUICore4TextV8verbatimACSS_tcfC", "SwiftUICore"), ("$s8MyWidget4ViewV4bodyQrvg", "MyWidget"),
        ("_$s8MyWidget4ViewV4bodyQrvg", "MyWidget"), ("$sSS1aE", "Swift"), ("$ss5printyypd_S2StF", "Swift"),
        ("$s99Short", nil), ("$s0A4View", nil), ("$s", nil), ("main", nil), ("", nil), ("_ZN3fooE", nil),
    ] as [(String, String?)])
    func namesTellTheirModules(name: String, module: String?) {
        #expect(MangledName.module(of: name) == module)
    }

    // MARK: The user's calls

    @Test func theInnermostCallOutsideDarkroomCounts() {
        let outer = Frame(function: "$s8MyWidget5OtherV4bodyQrvg", file: "/app/Other.swift", line: 3, column: 1)
        #expect(position(own, body, outer)?.description == "/app/View.swift:12:9")
        #expect(position(body)?.description == "/app/View.swift:12:9", "A shared library's calls have no frames.")
        #expect(position(own) == nil)
        #expect(position() == nil)
    }

    @Test func inlinedCallsCountBeforeThoseAroundThem() {
        let inlined = Frame(function: "$s8MyWidget5titleyyF", file: "/app/Title.swift", line: 2, column: 5)
        let calls = [SymbolizedCall(frames: [own, inlined, body])]
        #expect(UserFrames(calls) { _ in true }.position(of: calls)?.path == "/app/Title.swift")
    }

    @Test func usersExtensionsOfOwnTypesAreTheUsers() {
        let title = Frame(
            function: "$s11SwiftUICore4ViewP8MyWidgetE5titleQryF", file: "/app/View+Title.swift", line: 5, column: 9)
        #expect(position(own, title, body)?.path == "/app/View+Title.swift")
    }

    @Test func thunksGeneratedFilesAndLibrariesDoNotCount() {
        let thunk = Frame(function: "$s8MyWidget4ViewVAA0C0AaDPTW", file: "/app/<compiler-generated>", line: 0, column: 0)
        let relative = Frame(function: "$s8MyWidget4ViewV", file: "View.swift", line: 1, column: 1)
        let gone = Frame(function: "$s8MyWidget4ViewV", file: "/gone/View.swift", line: 1, column: 1)
        let library = Frame(
            function: "$s14ArgumentParser7CommandV", file: "/checkouts/Command.swift", line: 1, column: 1)
        let swift = Frame(function: "$sSa3mapyF", file: "/swift/Array.swift", line: 1, column: 1)
        #expect(position(own, thunk, relative, gone, library, swift, body) { !$0.hasPrefix("/gone") } == position(body))
    }

    @Test func anUnknownColumnIsTheFirst() {
        #expect(position(Frame(function: "$s1W1fyyF", file: "/a.swift", line: 4, column: 0))?.column == 1)
    }

    // MARK: The program in memory

    private let maps = """
        00400000-00401000 r--p 00000000 08:01 1 /lib/other
        5000-6000 r--p 00000000 08:01 2                          /app/My Widget
        6000-8000 r-xp 00001000 08:01 2                          /app/My Widget
        9000-9100 rw-p 00000000 00:00 0                          [heap]
        9100-9200 rw-p 00000000 00:00 0 
        """

    @Test func returnAddressesAreMadePlacesOfCalls() throws {
        let image = try #require(ProgramImage(path: "/app/My Widget", maps: maps) { _ in 3 })
        #expect(image.range == 0x5000..<0x8000 && image.slide == 0x5000)
        #expect(image.call(returningTo: 0x6010) == 0x100f)
        #expect(image.call(returningTo: 0x4fff) == nil && image.call(returningTo: 0x8000) == nil)
        #expect(image.call(returningTo: 0x5000) == nil)
        let fixed = try #require(ProgramImage(path: "/app/My Widget", maps: maps) { _ in 2 })
        #expect(fixed.call(returningTo: 0x6010) == 0x600f)
    }

    @Test func aListWithoutTheProgramHasNoImage() {
        #expect(ProgramImage(path: "/app/My", maps: maps) { _ in 3 } == nil)
        #expect(ProgramImage(path: "/app/W", maps: "x-y r--p 0 0 0 /app/W") { _ in 3 } == nil)
        #expect(ProgramImage(path: "/app/W", maps: "") { _ in 3 } == nil)
        #expect(ProgramImage.current != nil)
    }

    // MARK: Finding the symbolizer

    @Test func theCompilersNeighbourIsTakenFirst() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func executable(_ name: String) throws -> String {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file.path)
            return file.resolvingSymlinksInPath().path
        }
        let plain = try executable("bin/llvm-symbolizer")
        let swift = try executable("toolchain/swift")
        let (bin, links) = (folder.appendingPathComponent("bin").path, folder.appendingPathComponent("links"))
        try FileManager.default.createDirectory(at: links, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: links.appendingPathComponent("swift").path, withDestinationPath: swift)
        let path = "\(links.path):\(bin)"
        func found(_ path: String) -> String? {
            Symbolizer.find(path: path).map { URL(fileURLWithPath: $0.place).resolvingSymlinksInPath().path }
        }
        #expect(found(path) == plain)
        let beside = try executable("toolchain/llvm-symbolizer")
        #expect(found(path) == beside)
        #expect(found(links.path) == beside)
        #expect(found("/nonexistent") == nil && found("") == nil)
    }

    @Test func aSymbolizerThatFailsGivesNothing() {
        #expect(Symbolizer(place: "/bin/false").calls(at: [1], in: "/app/W") == nil)
        #expect(Symbolizer(place: "/bin/cat").calls(at: [1], in: "/app/W") == nil)
        #expect(Symbolizer(place: "/nonexistent").calls(at: [1], in: "/app/W") == nil)
        #expect(Symbolizer(place: "/bin/cat").calls(at: [1], in: "/app/\"W") == nil)
        #expect(Symbolizer(place: "/nonexistent").calls(at: [], in: "/app/W") == [])
    }
}
