import FoundationSupplement
import FoundationSupplement
import Testing

struct HostEnvironmentTests {
    /// Starts from the defaults, because tests that draw in this process change its own environment.
    private func with(_ change: (inout HostEnvironment) -> Void, _ body: () throws -> Void) rethrows {
        var environment = HostEnvironment()
        change(&environment)
        try HostEnvironment.with(environment, body)
    }

    @Test func settingsStartAmericanAndUniversal() {
        with { _ in } _: {
            #expect(Locale.current.identifier == "en_US")
            #expect(TimeZone.current == .gmt)
            #expect(Calendar.current.firstWeekday == 1)
        }
    }

    @Test func foundationFormatsWithTheHostsSettings() {
        let date = Date(timeIntervalSince1970: 0)
        with { _ in } _: {
            #expect(date.formatted(date: .numeric, time: .shortened) == "1/1/1970, 12:00\u{202F}AM")
        }
        with {
            $0.locale = Locale(identifier: "de_DE")
            $0.timeZone = TimeZone(identifier: "Asia/Tokyo")!
        } _: {
            #expect(date.formatted(date: .numeric, time: .shortened) == "1.1.1970, 9:00")
            #expect(1234.5.formatted() == "1.234,5")
            #expect(Calendar.current.firstWeekday == 2)
            #expect(Calendar.autoupdatingCurrent.component(.hour, from: date) == 9)
            let formatter = DateFormatter()
            formatter.timeZone = .gmt
            formatter.dateFormat = "EEEE HH:mm"
            #expect(formatter.string(from: date) == "Donnerstag 00:00")
            #expect(TimeZone.autoupdatingCurrent.identifier == "Asia/Tokyo")
        }
    }

    @Test func resourceFoldersStandForTheMainBundle() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"hosted\" = \"From the folder\";", to: "en.lproj/Localizable.strings")
        with {
            $0.resourceFolders = [folder.url]
        } _: {
            #expect(String(localized: "hosted") == "From the folder")
            #expect(NSLocalizedString("hosted", comment: "") == "From the folder")
            #expect(NSLocalizedString("absent", value: "Other", comment: "") == "Other")
            #expect(NSLocalizedString("absent", bundle: .main, comment: "") == "absent")
        }
    }

    @Test func applicationGroups() throws {
        let manager = FileManager.default
        with { _ in } _: {
            #expect(manager.containerURL(forSecurityApplicationGroupIdentifier: "group.a") == nil)
        }
        let folder = try TemporaryFolder()
        with {
            $0.applicationGroupsFolder = folder.url
        } _: {
            let container = manager.containerURL(forSecurityApplicationGroupIdentifier: "group.a")
            #expect(container?.lastPathComponent == "group.a")
            #expect(container.map { manager.fileExists(atPath: $0.path) } == true)
            for bad in ["", "../x", ".", "a/b"] {
                #expect(manager.containerURL(forSecurityApplicationGroupIdentifier: bad) == nil)
            }
        }
    }

    @Test func userActivities() {
        let activity = NSUserActivity(activityType: "type")
        activity.addUserInfoEntries(from: ["a": 1])
        activity.becomeCurrent()
        #expect(activity.activityType == "type")
        #expect(activity.userInfo?["a"] as? Int == 1)
    }
}
