import Foundation
import SwiftUICore
import Testing

private struct Reader: View {
    @AppStorage("width") private var width = 3
    @AppStorage("width", store: UserDefaults(suiteName: "DefaultAppStorageTests.own")) private var own = 4

    var body: some View { Box(CGFloat(width), CGFloat(own)).named("box") }
}

@MainActor @Suite struct DefaultAppStorageTests {
    @Test func propertiesReadTheStoreAroundTheirView() throws {
        let name = "DefaultAppStorageTests.\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        store.set(7, forKey: "width")
        #expect(layOut(Reader().defaultAppStorage(store), CGSize(width: 7, height: 4)).frames == ["box": "0 0 7 4"])
        #expect(layOut(Reader(), CGSize(width: 3, height: 4)).frames == ["box": "0 0 3 4"])
    }
}
