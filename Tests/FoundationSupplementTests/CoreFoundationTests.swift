import FoundationSupplement
import Testing

/// Core Foundation's names stand for Foundation's classes.
@Suite struct CoreFoundationTests {
    @Test func bytesOfData() {
        let data = NSData(data: Data([7, 9]))
        #expect(CFDataGetBytePtr(data)[1] == 9)
    }

    @Test func valuesConvertWithAs() {
        let text = "x" as CFString
        #expect(text as String == "x")
        #expect((["a": 1] as CFDictionary)["a"] as? Int == 1)
        #expect(([1, 2] as CFArray).count == 2)
        #expect((Data([1]) as CFData) as Data == Data([1]))
        #expect((URL(fileURLWithPath: "/a") as CFURL) as URL == URL(fileURLWithPath: "/a"))
        #expect([text: kCFBooleanTrue!] as [CFString: CFBoolean] == ["x" as CFString: true])
        #expect(CFEqual(text, "x" as CFString) && !CFEqual(text, "y" as CFString))
    }

    @Test func kindsOfObjects() {
        #expect(CFGetTypeID(true as NSNumber) == CFBooleanGetTypeID())
        #expect(CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID())
        #expect(CFGetTypeID("x" as NSString) == CFStringGetTypeID() && CFGetTypeID(NSNull()) == CFNullGetTypeID())
        #expect(CFGetTypeID(CoreFoundationObject()) == 0)
        #expect(CFNumberGetType(NSNumber(value: false)) == .charType && CFNumberGetType(NSNumber(value: 2.5)) == .float64Type)
        #expect(CFNumberGetType(NSNumber(value: 300)) == .sInt64Type && CFNumberIsFloatType(NSNumber(value: Float(1))))
    }

    @Test func timeIsThatOfDates() {
        let before = Date().timeIntervalSinceReferenceDate
        #expect(CFAbsoluteTimeGetCurrent() >= before)
        #expect(kCFAbsoluteTimeIntervalSince1970 == 978_307_200)
    }

    @Test func transformsChangeTheirRange() {
        let text = NSMutableString(string: "Äpfel und Öl")
        var range = CFRangeMake(0, 5)
        #expect(CFStringTransform(text, &range, kCFStringTransformStripDiacritics, false))
        #expect(text.isEqual(to: "Apfel und Öl"))
    }

    @Test func postedNotificationsReachObserversUntilTheyAreRemoved() {
        let center = CFNotificationCenterGetDarwinNotifyCenter()
        let counter = NSMutableArray()
        let observer = Unmanaged.passUnretained(counter).toOpaque()
        let name = CFNotificationName("test.posted" as CFString)
        CFNotificationCenterAddObserver(
            center, observer,
            { _, observer, name, _, _ in
                let counter = Unmanaged<NSMutableArray>.fromOpaque(observer!).takeUnretainedValue()
                counter.add(name!.rawValue)
            }, name.rawValue, nil, .deliverImmediately)
        CFNotificationCenterPostNotification(center, name, nil, nil, true)
        CFNotificationCenterPostNotification(center, CFNotificationName("test.other" as CFString), nil, nil, true)
        CFNotificationCenterRemoveObserver(center, observer, name, nil)
        CFNotificationCenterPostNotification(center, name, nil, nil, true)
        #expect(counter.count == 1)
    }
}

private final class CoreFoundationObject {}
