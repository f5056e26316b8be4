import Foundation
import Testing

@testable import Darkroom

@Suite struct PrivateHomeTests {
    /// The program of a killed supervisor can write for a moment longer, so that its folder cannot be removed at once.
    @Test func theEndOfARunRemovesWhatWasAbandonedMeanwhile() throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        var home: PrivateHome? = try PrivateHome(in: place)
        let own = try #require(home?.folder.lastPathComponent)
        let other = try PrivateHome(in: place)
        let abandoned = place.appendingPathComponent("darkroom-run.gone12/tmp")
        try FileManager.default.createDirectory(at: abandoned, withIntermediateDirectories: true)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).contains(own))
        home = nil
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == [other.folder.lastPathComponent])
    }
}
