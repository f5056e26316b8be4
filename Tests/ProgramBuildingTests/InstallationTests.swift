import Foundation
import Processes
import Testing

@testable import ProgramBuilding

/// The modules and fonts of an installed tool, which the first run unpacks into the cache.
@Suite struct InstallationTests {
    private let place: TemporaryFolder
    private let cache: TemporaryFolder

    init() throws { (place, cache) = (try TemporaryFolder(["Resources/symbols.json": "{}"]), try TemporaryFolder()) }

    private func install(_ text: String) throws {
        let packed = try TemporaryFolder(["Modules/SwiftUI.swiftmodule": text, "Resources/Fonts/Inter.ttf": "a font"])
        // As an installation does, which replaces the folder.
        let archive = place["Packed.tar.xz"]
        try? FileManager.default.removeItem(at: archive)
        let result = try Subprocess("tar", ["-cJf", archive.path, "-C", packed.url.path, "."], isConfined: false).run()
        try #require(result.status == 0, "\(result.output)")
    }

    private func unpacked() throws -> Installation { try #require(try Installation(in: place.url, cache: cache.url)) }

    private func text(_ path: String, in folder: URL) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    private var cached: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: cache.url.path).sorted() } }

    @Test func theFirstRunUnpacksThem() throws {
        try install("one")
        let first = try unpacked()
        #expect(try text("SwiftUI.swiftmodule", in: first.modules) == "one")
        #expect(try text("Fonts/Inter.ttf", in: first.resources) == "a font")
        #expect(try text("symbols.json", in: first.resources) == "{}")
        // The second run takes what is there.
        try Data("kept".utf8).write(to: first.modules.appendingPathComponent("SwiftUI.swiftmodule"))
        let second = try unpacked()
        #expect(second.modules == first.modules)
        #expect(try text("SwiftUI.swiftmodule", in: second.modules) == "kept")
        #expect(try cached.count == 1)
    }

    @Test func anotherVersionInTheSamePlaceReplacesThem() throws {
        try install("one")
        let old = try unpacked()
        let family = try #require(cached.first).dropLast(12)
        try cache.write("", to: "installed-of-another-place/x")
        // No process has this number.
        try cache.write("", to: ".\(family)abc.part.99999999/x")
        try cache.write("", to: ".\(family)abc.part.\(getpid())/x")
        try install("another version")
        let new = try unpacked()
        #expect(try text("SwiftUI.swiftmodule", in: new.modules) == "another version")
        #expect(new.modules != old.modules)
        let folder = new.modules.deletingLastPathComponent().lastPathComponent
        #expect(try cached == [".\(family)abc.part.\(getpid())", folder, "installed-of-another-place"].sorted())
    }

    @Test func aToolFromItsCheckoutHasNone() throws {
        let none = try Installation(in: place.url, cache: cache.url)
        #expect(none?.modules == nil)
        #expect(try cached == [])
    }

    @Test func damagedArchivesLeaveNothing() throws {
        try place.write("no archive", to: "Packed.tar.xz")
        let damaged = try #require(throws: ProgramFailure.self) { try unpacked() }
        #expect(place.shortened("\(damaged)").contains("./Packed.tar.xz cannot be unpacked into the cache."))
        #expect(try cached == [])
    }
}
