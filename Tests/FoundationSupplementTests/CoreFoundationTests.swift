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

    @Test func constantsConvertToObjects() {
        #expect((FileProtectionType.complete as NSObject) as? NSString == "NSFileProtectionComplete")
        #expect(FileAttributeType.typeDirectory as NSString == "NSFileTypeDirectory")
        #expect(("NSFileProtectionNone" as NSString) as Any as? FileProtectionType == FileProtectionType.none)
    }

    @Test func charactersAreEscaped() {
        func escaped(_ left: CFString?, _ legal: CFString?) -> String {
            let encoding = CFStringBuiltInEncodings.UTF8.rawValue
            return String(describing: CFURLCreateStringByAddingPercentEscapes(nil, "a b/c[ü" as CFString, left, legal, encoding)!)
        }
        #expect(escaped(nil, nil) == "a%20b/c%5B%C3%BC")
        #expect(escaped("[" as CFString, "/" as CFString) == "a%20b%2Fc[%C3%BC")
        #expect(CFBundleGetMainBundle() === Bundle.main)
    }

    @Test func runLoopsRunForATime() {
        #expect([.finished, .timedOut].contains(CFRunLoopRunInMode(.defaultMode, 0, false)))
    }

    @Test func kindsOfObjects() {
        #expect(CFGetTypeID(true as NSNumber) == CFBooleanGetTypeID())
        #expect(CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID())
        #expect(CFGetTypeID("x" as NSString) == CFStringGetTypeID() && CFGetTypeID(NSNull()) == CFNullGetTypeID())
        #expect(CFGetTypeID(CoreFoundationObject()) == 0)
        #expect(CFNumberGetType(NSNumber(value: false)) == .charType && CFNumberGetType(NSNumber(value: 2.5)) == .float64Type)
        #expect(CFNumberGetType(NSNumber(value: 300)) == .sInt64Type && CFNumberIsFloatType(NSNumber(value: Float(1))))
    }

    /// Preferences are the user defaults of the program or of a group.
    @Test func preferences() throws {
        let group = "group.preferences.\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: group))
        defer { defaults.removePersistentDomain(forName: group) }
        let key = "a" as CFString
        #expect(CFPreferencesCopyAppValue(key, group as CFString) == nil)
        CFPreferencesSetValue(key, Data([1]) as CFData, group as CFString, kCFPreferencesCurrentUser, kCFPreferencesAnyHost)
        #expect(defaults.data(forKey: "a") == Data([1]))
        defaults.set("text", forKey: "b")
        let text = CFPreferencesCopyValue("b" as CFString, group as CFString, kCFPreferencesCurrentUser, kCFPreferencesAnyHost)
        #expect(text as? String == "text" && CFPreferencesCopyAppValue(key, group as CFString) as? Data == Data([1]))
        defaults.set(3, forKey: "c")
        var isThere: DarwinBoolean = false
        #expect(CFPreferencesGetAppIntegerValue("c" as CFString, group as CFString, &isThere) == 3 && isThere.boolValue)
        #expect(!CFPreferencesGetAppBooleanValue("d" as CFString, group as CFString, &isThere) && !isThere.boolValue)
        CFPreferencesSetAppValue(key, nil, group as CFString)
        #expect(defaults.object(forKey: "a") == nil)
    }

    @Test func numbersOfEncodings() {
        #expect(CFStringConvertEncodingToNSStringEncoding(CFStringBuiltInEncodings.UTF8.rawValue) == String.Encoding.utf8.rawValue)
        #expect(CFStringConvertNSStringEncodingToEncoding(String.Encoding.shiftJIS.rawValue) == 0x0A01)
        // A code page of DOS.
        #expect(CFStringConvertEncodingToNSStringEncoding(0x0400) == 0x8000_0400)
        #expect(CFStringConvertNSStringEncodingToEncoding(0x8000_0400) == 0x0400)
        #expect(CFStringConvertNSStringEncodingToEncoding(77) == kCFStringEncodingInvalidId)
    }

    /// The names of the Internet Assigned Numbers Authority.
    @Test func namesOfEncodings() {
        let encoding = CFStringConvertIANACharSetNameToEncoding("UTF-8" as NSString)
        #expect(CFStringConvertEncodingToNSStringEncoding(encoding) == String.Encoding.utf8.rawValue)
        #expect(CFStringConvertIANACharSetNameToEncoding(nil) == kCFStringEncodingInvalidId)
        #expect(CFStringConvertIANACharSetNameToEncoding("nonsense") == kCFStringEncodingInvalidId)
        #expect(CFStringConvertEncodingToIANACharSetName(0x0201).map { $0 as String } == "iso-8859-1")
        #expect(CFStringConvertEncodingToIANACharSetName(0x0F00) == nil)
        let settings = [kCFStreamSSLPeerName as String: "" as NSString]
        #expect(settings.count == 1)
    }

    /// A Mac's programs hear of their own notifications alone.
    @Test func notificationsBetweenPrograms() {
        let name = NSNotification.Name("scenes")
        nonisolated(unsafe) var heard: [String?] = []
        let token = DistributedNotificationCenter.default().addObserver(forName: name, object: nil, queue: nil) { heard.append($0.object as? String) }
        DistributedNotificationCenter.default().postNotificationName(name, object: "a", userInfo: nil, deliverImmediately: true)
        DistributedNotificationCenter.default.removeObserver(token)
        DistributedNotificationCenter.forType(.localNotificationCenterType).postNotificationName(name, object: "b")
        #expect(heard.contains("a"))
    }

    @Test func numbersChangeTheirOrderOfBytes() {
        #expect(CFByteOrderGetCurrent() == CFByteOrderLittleEndian)
        #expect(CFSwapInt16HostToBig(0x1234) == 0x3412 && CFSwapInt16LittleToHost(0x1234) == 0x1234)
        #expect(CFSwapInt32BigToHost(0x1234_5678) == 0x7856_3412 && CFSwapInt64(1) == 1 << 56)
    }

    /// On Apple's systems every number is a code. Where the code may be none, the enumeration's own initializer is called.
    @Test func codesOfNumbers() {
        func isLost(_ code: URLError.Code) -> Bool { code == .networkConnectionLost }
        #expect(isLost(URLError.Code(rawValue: -1005)) && !isLost(URLError.Code(rawValue: 7)))
        let code: URLError.Code = URLError.Code(rawValue: 7)
        #expect(code == .unknown)
        if URLError.Code(rawValue: 7) as URLError.Code? != nil { Issue.record("7 is no code") }
        guard let known = URLError.Code(rawValue: -1001) else { return }
        #expect(known == .timedOut)
    }

    @Test func codesOfCoreData() {
        let error = CocoaError(.validationMissingMandatoryProperty)
        #expect(error.code == CocoaError.validationMissingMandatoryProperty && error.errorCode == 1570)
        #expect((CocoaError(.managedObjectMerge) as NSError).code == 133_020)
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

/// Requests and responses as text, as libraries of web sockets write and read them.
@Suite struct HTTPMessageTests {
    private func text(of message: CFHTTPMessage) throws -> String {
        let data = try #require(CFHTTPMessageCopySerializedMessage(message)?.takeRetainedValue())
        return String(decoding: data as Data, as: UTF8.self)
    }

    @Test func requestsAreWritten() throws {
        let url = try #require(URL(string: "ws://tides.example:81/feed?a=b"))
        let message = CFHTTPMessageCreateRequest(kCFAllocatorDefault, "GET" as CFString, url as CFURL, kCFHTTPVersion1_1).takeRetainedValue()
        CFHTTPMessageSetHeaderFieldValue(message, "Upgrade" as CFString, "websocket" as CFString)
        CFHTTPMessageSetHeaderFieldValue(message, "upgrade" as CFString, "other" as CFString)
        CFHTTPMessageSetBody(message, Data("x".utf8) as CFData)
        #expect(try text(of: message) == "GET /feed?a=b HTTP/1.1\r\nupgrade: other\r\nHost: tides.example:81\r\n\r\nx")
        let empty = CFHTTPMessageCreateEmpty(kCFAllocatorDefault, true).takeRetainedValue()
        #expect(CFHTTPMessageCopySerializedMessage(empty) == nil)
    }

    @Test func responsesAreWritten() throws {
        let message = CFHTTPMessageCreateResponse(kCFAllocatorDefault, 101, nil, kCFHTTPVersion1_1).takeRetainedValue()
        #expect(try text(of: message) == "HTTP/1.1 101 Switching Protocols\r\n\r\n")
    }

    @Test func responsesAreReadInParts() throws {
        let message = CFHTTPMessageCreateEmpty(kCFAllocatorDefault, false).takeRetainedValue()
        func append(_ text: String) -> Bool { CFHTTPMessageAppendBytes(message, Array(text.utf8), text.utf8.count) }
        #expect(append("HTTP/1.1 101 Switching Protocols\r\nUpgr"))
        #expect(!CFHTTPMessageIsHeaderComplete(message) && CFHTTPMessageCopyAllHeaderFields(message) == nil)
        #expect(append("ade: websocket\r\nA:1\r\n\r\nbo"))
        #expect(append("dy"))
        #expect(CFHTTPMessageGetResponseStatusCode(message) == 101)
        let fields = try #require(CFHTTPMessageCopyAllHeaderFields(message)?.takeRetainedValue() as? [String: String])
        #expect(fields == ["Upgrade": "websocket", "A": "1"])
        #expect(CFHTTPMessageCopyBody(message)?.takeRetainedValue() as Data? == Data("body".utf8))
        #expect(CFHTTPMessageCopyHeaderFieldValue(message, "UPGRADE" as CFString)?.takeRetainedValue() as String? == "websocket")
    }

    @Test(arguments: ["GARBAGE\r\n\r\n", "HTTP/1.1 x\r\n\r\n", "HTTP/1.1 200 OK\r\nno colon\r\n\r\n"])
    func whatIsNoMessageIsRefused(text: String) {
        let message = CFHTTPMessageCreateEmpty(kCFAllocatorDefault, false).takeRetainedValue()
        #expect(!CFHTTPMessageAppendBytes(message, Array(text.utf8), text.utf8.count))
    }
}

/// What Darwin tells of processes and connections, of which there are none.
@Suite struct DarwinNameTests {
    @Test func noProcessIsSeen() {
        var path = [CChar](repeating: 1, count: 16)
        #expect(proc_pidpath(1, &path, 16) == 0 && proc_listallpids(nil, 0) == 0)
        var folders = proc_vnodepathinfo()
        #expect(proc_pidinfo(1, PROC_PIDVNODEPATHINFO, 0, &folders, 0) == 0)
        #expect(withUnsafePointer(to: folders.pvi_cdir.vip_path) { $0.withMemoryRebound(to: CChar.self, capacity: 8) { String(cString: $0) } }.isEmpty)
        var (query, size) = ([CTL_KERN, KERN_PROC, KERN_PROC_ALL], 0)
        #expect(sysctl(&query, 3, nil, &size, nil, 0) == -1)
    }

    @Test func streamsToAHostEndAtOnce() throws {
        var (reading, writing): (Unmanaged<InputStream>?, Unmanaged<OutputStream>?)
        CFStreamCreatePairWithSocketToHost(nil, "example.com" as NSString, 443, &reading, &writing)
        let input = try #require(reading?.takeRetainedValue())
        input.open()
        var byte: UInt8 = 1
        #expect(input.read(&byte, maxLength: 1) == 0 && writing?.takeRetainedValue() != nil)
    }

    @Test func queuesAreEqualToThemselves() {
        let queue = DispatchQueue(label: "a")
        #expect(Set([queue, .main, queue]).count == 2 && AnyHashable(queue) == AnyHashable(queue))
        #expect((DarwinBoolean(true)).boolValue && (false as DarwinBoolean) == DarwinBoolean(false))
    }

    /// The parts of RFC 3986, section 3, by their places among the bytes.
    @Test func partsOfAURL() {
        let url = CFURLCreateWithString(nil, "foo://user:pw@example.com:8042/over/there?name=ferret#nose" as NSString, nil)!
        var bytes = [UInt8](repeating: 0, count: CFURLGetBytes(url, nil, 0))
        #expect(CFURLGetBytes(url, &bytes, bytes.count) == 58 && CFURLGetBytes(url, &bytes, 5) == -1)
        func part(_ component: CFURLComponentType) -> [String] {
            var outer = CFRange()
            let own = CFURLGetByteRangeForComponent(url, component, &outer)
            return [own, outer].map { range in
                range.location == kCFNotFound ? "none" : String(decoding: bytes[range.location..<range.location + range.length], as: UTF8.self)
            }
        }
        #expect(part(.scheme) == ["foo", "foo://"] && part(.netLocation) == ["user:pw@example.com:8042", "://user:pw@example.com:8042"])
        #expect(part(.user) == ["user", "user:"] && part(.password) == ["pw", ":pw@"] && part(.userInfo) == ["user:pw", "user:pw@"])
        #expect(part(.host) == ["example.com", "example.com"] && part(.port) == ["8042", ":8042"])
        #expect(part(.path) == ["/over/there", "/over/there"] && part(.query) == ["name=ferret", "?name=ferret"])
        #expect(part(.fragment) == ["nose", "#nose"] && part(.parameterString) == ["none", "none"])
        let short = CFURLCreateWithString(nil, "http://[::1]" as NSString, nil)!
        let host = CFURLGetByteRangeForComponent(short, .host, nil)
        #expect(host.location == 7 && host.length == 5 && CFURLGetByteRangeForComponent(short, .port, nil).location == kCFNotFound)
        #expect(CFURLGetByteRangeForComponent(short, .path, nil).location == kCFNotFound)
        let made = Array("https://a.b/c".utf8).withUnsafeBytes { CFURLCreateAbsoluteURLWithBytes(nil, $0.baseAddress, $0.count, CFStringBuiltInEncodings.ASCII.rawValue, nil, false) }
        #expect(made?.absoluteString == "https://a.b/c")
    }

    @Test func cachesWithoutAFolder() {
        #expect(URLCache(memoryCapacity: 1, diskCapacity: 2).diskCapacity == 2)
    }

    @Test func streamsOfBytes() {
        let output = OutputStream.toMemory()
        output.open()
        #expect([UInt8]([1, 2, 3]).withUnsafeBytes { output.write($0.baseAddress!, maxLength: 3) } == 3)
        let input = InputStream(data: Data([4, 5]))
        input.open()
        var data = Data(count: 2)
        #expect(data.withUnsafeMutableBytes { input.read($0.baseAddress!, maxLength: 2) } == 2 && data == Data([4, 5]))
    }
}
