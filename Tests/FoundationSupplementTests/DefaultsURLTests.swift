import Foundation
import Testing

@testable import FoundationSupplement

/// URLs in user defaults, as Apple's systems keep them.
@Suite struct DefaultsURLTests {
    private func withDefaults(_ body: (UserDefaults) throws -> Void) throws {
        #expect(FoundationCorrections.failures.isEmpty)
        let name = "DefaultsURLTests.\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        try body(defaults)
    }

    @Test func addressesOfTheWebComeBack() throws {
        try withDefaults { defaults in
            let url = try #require(URL(string: "https://example.com/a?b=c#d"))
            defaults.set(url, forKey: "page")
            #expect(defaults.url(forKey: "page") == url)
            #expect(defaults.object(forKey: "page") is Data)
        }
    }

    @Test func filesAreKeptAsPaths() throws {
        try withDefaults { defaults in
            let url = URL(fileURLWithPath: "/tmp/a b/c.txt")
            defaults.set(url, forKey: "file")
            #expect(defaults.url(forKey: "file") == url)
            #expect(defaults.string(forKey: "file") == "/tmp/a b/c.txt")
            defaults.set("~/d.txt", forKey: "file")
            #expect(defaults.url(forKey: "file")?.path == NSHomeDirectory() + "/d.txt")
        }
    }

    @Test func noURLRemovesTheValue() throws {
        try withDefaults { defaults in
            defaults.set(5, forKey: "page")
            #expect(defaults.url(forKey: "page") == nil)
            defaults.set(nil as URL?, forKey: "page")
            #expect(defaults.object(forKey: "page") == nil)
        }
    }
}
