import CoreFoundation
import Testing

/// `import CoreFoundation` alone gives Core Foundation's names with Foundation's types, not those of the toolchain's C module.
@Suite struct CoreFoundationImportTests {
    @Test func stringsAreFoundations() {
        let name: CFString = "a"
        #expect(CFNotificationName(name).rawValue == name && CFAbsoluteTimeGetCurrent() > 0)
        CFNotificationCenterPostNotification(CFNotificationCenterGetDarwinNotifyCenter(), CFNotificationName(name), nil, nil, true)
        let width: CGFloat = 3
        #expect(width == 3)
    }
}
