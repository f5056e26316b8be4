import Foundation
import Testing

/// Tests that the options set user defaults, and that these are removed with the run.
@Suite struct StoredDefaultsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let values: [String: Any] = [
        "text": "seeded", "count": 3, "share": 0.25, "on": true, "list": ["a", "b"], "nested": ["deep": [1, 2]],
        "day": Date(timeIntervalSince1970: 1_781_023_260), "data": Data("bytes".utf8),
    ]

    private func expectSeeded(_ found: Findings) {
        #expect(found.errors == "")
        let expected = [
            "text": "seeded", "count": "3", "share": "0.25", "on": "true", "list": #"["a", "b"]"#, "nested": "[1, 2]",
            "day": "2026-06-09T16:41:00Z", "data": "bytes", "after": "changed 0",
        ]
        for (key, value) in expected { #expect(found[key] == value, "\(key)") }
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func propertyListsOfSuitesAreRead(format: PropertyListSerialization.PropertyListFormat) throws {
        let file = folder.url.appendingPathComponent("values.plist")
        try PropertyListSerialization.data(fromPropertyList: Self.values, format: format, options: 0).write(to: file)
        expectSeeded(try Findings("Stored", ["--defaults", "group.com.example.stored=\(file.path)"]))
    }

    @Test func jsonOfSuitesWithDatesAndData() throws {
        let file = folder.url.appendingPathComponent("values.json")
        let json = #"""
            {"group.com.example.stored": {
              "text": "seeded", "count": 3, "share": 0.25, "on": true, "list": ["a", "b"], "nested": {"deep": [1, 2]},
              "day": {"$date": "2026-06-09T16:41:00Z"}, "data": {"$data": "Ynl0ZXM="}, "nothing": null},
             "standard": {"text": "of the app"}}
            """#
        try Data(json.utf8).write(to: file)
        let found = try Findings("Stored", ["--defaults", file.path])
        expectSeeded(found)
        #expect(found["standard"] == "of the app")
    }

    @Test func theUsersDefaultsAreNotAccessed() throws {
        let home = try TemporaryFolder()
        let temporary = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("values.plist")
        try PropertyListSerialization.data(fromPropertyList: Self.values, format: .xml, options: 0).write(to: file)
        let before = try Data(contentsOf: file)
        // Foundation stores the user's defaults here.
        let settings = home.url.appendingPathComponent(".config/group.com.example.stored.plist")
        try FileManager.default.createDirectory(
            at: settings.deletingLastPathComponent(), withIntermediateDirectories: true)
        try PropertyListSerialization.data(fromPropertyList: ["text": "the user's"], format: .xml, options: 0)
            .write(to: settings)
        let original = try Data(contentsOf: settings)
        let environment = [
            "HOME": home.url.path, "CFFIXED_USER_HOME": home.url.path, "TMPDIR": temporary.url.path,
            "XDG_CONFIG_HOME": home.url.appendingPathComponent(".config").path,
        ]
        #expect(try Findings("Stored", environment: environment)["text"] == "nil")
        expectSeeded(
            try Findings(
                "Stored", ["--defaults", "group.com.example.stored=\(file.path)"], environment: environment))
        #expect(home.files == [".config/group.com.example.stored.plist"])
        #expect(try Data(contentsOf: settings) == original)
        #expect(try Data(contentsOf: file) == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.url.path) == [])
    }
}
