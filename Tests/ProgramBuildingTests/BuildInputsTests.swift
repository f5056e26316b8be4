import Foundation
import Processes
import Testing

@testable import ProgramBuilding

/// What a build is known by.
@Suite struct BuildInputsTests {
    private func lines(_ url: URL) throws -> [String] {
        var lines: [String] = []
        try BuildInputs.add(url, to: &lines)
        return lines
    }

    /// A package's headers may be links into a submodule, which is not there in a checkout without submodules.
    @Test func aLinkToNothing() throws {
        let folder = try TemporaryFolder(["include/a.h": "int a;"])
        let include = folder["include"]
        let link = include.appendingPathComponent("b.h")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "../webp/b.h")
        let before = try lines(include)
        #expect(before.count == 3 && before.last == "\(link.path) -> ../webp/b.h")
        try folder.write("int b;", to: "webp/b.h")
        #expect(try lines(include) != before, "The header came.")
        #expect(throws: ProgramFailure.self) { try lines(folder["include/c.h"]) }
    }
}
