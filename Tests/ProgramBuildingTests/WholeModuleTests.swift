import Foundation
import Testing

@testable import ProgramBuilding

/// Which libraries are compiled in one piece, and when they need not be compiled again.
@Suite struct WholeModuleTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func whole(isThirdParty: Bool = false) -> WholeModule {
        WholeModule(folder: folder.url, isThirdParty: isThirdParty)
    }

    @Test func theUsersOwnLibraryOnlyTheFirstTime() throws {
        let first = whole()
        #expect(first.isUsed)
        try first.begin()
        // The first attempt fails, so the next one is the first, too.
        #expect(whole().isUsed)
        try first.keep("a")
        let second = whole()
        #expect(!second.isUsed)
        #expect(second.isMade(from: "a", products: []))
        try second.begin()
        try second.keep("b")
        #expect(!whole().isUsed && !whole().isMade(from: "b", products: []) && !whole().isMade(from: "a", products: []))
    }

    @Test func aPackagesLibraryAlways() throws {
        try whole(isThirdParty: true).begin()
        try whole(isThirdParty: true).keep("a")
        let next = whole(isThirdParty: true)
        #expect(next.isUsed && next.isMade(from: "a", products: []) && !next.isMade(from: "b", products: []))
        let product = folder.url.appendingPathComponent("A.o")
        #expect(!next.isMade(from: "a", products: [product]))
        try Data().write(to: product)
        #expect(next.isMade(from: "a", products: [product]))
    }

    @Test func allThatAModuleIsMadeFromCounts() throws {
        let generated = folder.url.appendingPathComponent("Generated.swift")
        try Data("1".utf8).write(to: generated)
        func identity(_ text: String = "a", arguments: [String] = ["-c"], stamp: String = "s") -> String {
            WholeModule.identity(
                of: ["/x/A.swift": Data(text.utf8)], generated: [generated], arguments: arguments, stamp: stamp)
        }
        let first = identity()
        #expect(identity() == first)
        #expect(identity("b") != first && identity(arguments: ["-c", "-g"]) != first && identity(stamp: "t") != first)
        try Data("2".utf8).write(to: generated)
        #expect(identity() != first)
    }
}
