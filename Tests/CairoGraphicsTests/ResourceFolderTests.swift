import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

@Suite struct ResourceFolderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("Project/Resources/symbols.json", "{}")
        try folder.write("Project/.build/debug/tool", "")
        try folder.write("Elsewhere/file.swift", "")
    }

    private func path(_ path: String) -> URL { folder.url.appendingPathComponent(path) }

    private func located(
        explicit: URL? = nil, environment: [String: String] = [:], executable: URL? = nil,
        source: String = "Elsewhere/a"
    ) throws -> String {
        try ResourceFolder.locate(
            explicit: explicit, environment: environment, executable: executable, sourceFile: path(source).path
        ).url.standardizedFileURL.resolvingSymlinksInPath().path
    }

    @Test func theOrderOfPlaces() throws {
        let resources = path("Project/Resources").resolvingSymlinksInPath().path
        let elsewhere = path("Elsewhere").resolvingSymlinksInPath().path
        #expect(try located(executable: path("Project/.build/debug/tool")) == resources)
        #expect(try located(source: "Project/Sources/Module/File.swift") == resources)
        let variable = [ResourceFolder.environmentVariable: path("Elsewhere").path]
        #expect(try located(environment: variable, source: "Project/Sources/File.swift") == elsewhere)
        #expect(try located(explicit: path("Project/Resources"), environment: variable) == resources)
    }

    @Test func aRequestedFolderMustExist() {
        #expect(throws: AssetFailure.self) { try located(explicit: path("Gone"), source: "Project/a") }
        let variable = [ResourceFolder.environmentVariable: path("Gone").path]
        #expect(throws: AssetFailure.self) { try located(environment: variable, source: "Project/a") }
    }

    @Test func theSearchedPlacesAreNamedIfNoneMatches() {
        do {
            _ = try located()
            Issue.record("A resource folder was found.")
        } catch {
            #expect("\(error)".contains(path("Elsewhere").path))
        }
    }
}
