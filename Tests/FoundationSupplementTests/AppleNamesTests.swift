import FoundationSupplement
import Testing

/// Names of Apple's Foundation, Dispatch and C library that Linux lacks.
@Suite struct AppleNamesTests {
    @Test func objectsHavePlainInitializers() {
        #expect(NSURL().absoluteString == "")
        #expect(ProcessInfo() === ProcessInfo.processInfo)
        let text = NSMutableString()
        text.append("a")
        #expect(text == "a" && NSMutableString(string: "b") == "b")
        #expect(NSMutableAttributedString().length == 0)
        #expect("crème!".dropLast().applyingTransform(.stripDiacritics, reverse: false) == "creme")
        #expect(NSError().code == 0 && (NSError(domain: "a", code: 1) as NSError).code == 1)
        #expect(Progress().totalUnitCount == 0 && Progress(totalUnitCount: 3).totalUnitCount == 3)
    }

    @Test func defaultsAreMadeByTheirOwnType() {
        UserDefaults.suite.set(3, forKey: "number")
        #expect(UserDefaults(suiteName: "group.own")?.integer(forKey: "number") == 3)
        UserDefaults.suite.removePersistentDomain(forName: "group.own")
    }

    @Test func sourcesAskAboutAPhone() {
        #expect(TARGET_OS_SIMULATOR == 0 && TARGET_OS_IPHONE == 1 && TARGET_OS_IOS == 1)
        #expect(TARGET_OS_WATCH == 0 && TARGET_OS_TV == 0 && TARGET_OS_VISION == 0 && TARGET_OS_OSX == 0)
        #expect(TARGET_CPU_ARM64 == 1 && TARGET_CPU_X86_64 == 0)
    }

    @Test func valuesKeepPlacesInMemory() {
        let object = NSObject()
        #expect(NSValue(nonretainedObject: object).nonretainedObjectValue as AnyObject === object)
        #expect(NSValue(nonretainedObject: object) == NSValue(nonretainedObject: object))
        let place = UnsafeMutableRawPointer(bitPattern: 4096)
        #expect(NSValue(pointer: place).pointerValue == place && NSValue(pointer: nil).pointerValue == nil)
        #expect(NSNumber(value: 1).pointerValue == nil)
    }

    /// Apple's Foundation brings the names of CFNetwork along.
    @Test func proxiesHaveNames() {
        #expect(kCFProxyTypeHTTPS == "kCFProxyTypeHTTPS" && kCFNetworkProxiesHTTPEnable == "HTTPEnable")
    }

    @Test func namesAreWrittenInTheirStyles() {
        var name = PersonNameComponents()
        (name.namePrefix, name.givenName, name.middleName, name.familyName) = ("Dr.", "Ada", "King", "Lovelace")
        func text(_ style: _PersonNameComponentsFormatter.Style) -> String {
            _PersonNameComponentsFormatter.localizedString(from: name, style: style)
        }
        #expect(text(.default) == "Ada Lovelace" && text(.short) == "Ada" && text(.abbreviated) == "AL")
        #expect(text(.long) == "Dr. Ada King Lovelace")
        #expect(name.formatted() == "Ada Lovelace" && name.formatted(.name(style: .abbreviated)) == "AL")
        #expect(name.formatted(.name(style: .long)) == "Dr. Ada King Lovelace" && name.formatted(.name(style: .short)) == "Ada")
        #expect(throws: CocoaError.self) { try PersonNameComponents("") }
        #expect((try? PersonNameComponents("Ada Lovelace", strategy: .name))?.familyName == "Lovelace")
        (name.givenName, name.familyName) = ("小龙", "李")
        #expect(text(.medium) == "李小龙" && text(.abbreviated) == "李")
        let parsed = _PersonNameComponentsFormatter().personNameComponents(from: "Ada King Lovelace")
        #expect(parsed?.givenName == "Ada" && parsed?.middleName == "King" && parsed?.familyName == "Lovelace")
        #expect(_PersonNameComponentsFormatter().personNameComponents(from: " ") == nil)
    }

    @Test func localesTellTheirParts() {
        let locale = NSLocale(localeIdentifier: "de_CH")
        #expect(locale.languageCode == "de" && locale.countryCode == "CH" && locale.regionCode == "CH")
        #expect(locale.currencyCode == "CHF" && locale.decimalSeparator == "." && locale.groupingSeparator == "’")
        #expect(locale.usesMetricSystem && locale.scriptCode == nil && locale.variantCode == nil)
        #expect(NSLocale.autoupdatingCurrent == Locale.autoupdatingCurrent)
    }

    @Test func localesNameParts() {
        let locale = NSLocale(localeIdentifier: "de_CH")
        #expect(locale.localizedString(forLanguageCode: "fr") == "Französisch")
        #expect(locale.localizedString(forCountryCode: "IT") == "Italien")
        #expect(locale.localizedString(forLocaleIdentifier: "en_US") == "Englisch (Vereinigte Staaten)")
        #expect(locale.localizedString(forCurrencyCode: "EUR") == "Euro")
        #expect(locale.localizedString(forScriptCode: "Latn") == "Lateinisch")
        #expect(locale.localizedString(forCalendarIdentifier: "buddhist") == "Buddhistischer Kalender")
        #expect(locale.localizedString(forCalendarIdentifier: "nobody's") == nil)
        _ = (locale.localizedString(forVariantCode: "POSIX"), locale.localizedString(forCollationIdentifier: "phonebook"))
    }

    @Test func streamsOfUploadsEndAtOnce() throws {
        var (input, output): (InputStream?, OutputStream?)
        Stream.getBoundStreams(withBufferSize: 16, inputStream: &input, outputStream: &output)
        let stream = try #require(input)
        stream.open()
        #expect(output != nil && !stream.hasBytesAvailable)
        #expect(URLError.appTransportSecurityRequiresSecureConnection.rawValue == -1022)
        #expect(try URL(fileURLWithPath: "/").checkPromisedItemIsReachable())
    }

    @Test func listsInArchives() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: [NSString(string: "a"), "b"] as NSArray, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: data) == ["a", "b"])
        #expect(try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClasses: [NSString.self], from: data)?.count == 2)
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode([NSString(string: "c")] as NSArray, forKey: "list")
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(reader.decodeArrayOfObjects(ofClasses: [NSString.self], forKey: "list") as? [NSString] == ["c"])
        #expect(reader.decodeArrayOfObjects(ofClass: NSString.self, forKey: "list") == ["c"])
        let exception = NSException(name: .rangeException, reason: "too far")
        #expect(exception.name.rawValue == "NSRangeException" && exception.reason == "too far")
    }

    @Test func literalsOfSets() {
        let empty: NSSet? = []
        let mutable: NSMutableSet = [2, 2, "a"]
        mutable.add(3)
        let counted = NSCountedSet(array: [2, 2])
        #expect(empty?.count == 0 && mutable.count == 3 && counted.count(for: 2) == 2)
        let set: NSSet = [1, 2]
        #expect(set == NSSet(array: [2, 1]) && set as? Set<Int> == [1, 2])
    }

    @Test func placesOfResources() throws {
        let folder = try TemporaryFolder()
        for file in ["notes/a.md", "notes/b.txt", "c.md"] { try folder.write("", to: "A.bundle/\(file)") }
        let place = folder.url.appendingPathComponent("A.bundle")
        let bundle = try #require(Bundle(url: place))
        let found = bundle.urls(forResourcesWithExtension: "md", subdirectory: "notes")?.map(\.lastPathComponent)
        #expect(found == ["a.md"])
        let all = bundle.urls(forResourcesWithExtension: "md", subdirectory: nil, localization: nil) ?? []
        #expect(all.map { $0.lastPathComponent } == ["c.md"])
        let type: String? = "md"
        #expect(bundle.urls(forResourcesWithExtension: type, subdirectory: nil)?.count == 1)
        #expect(Bundle.urls(forResourcesWithExtension: type, subdirectory: nil, in: place)?.map(\.lastPathComponent) == ["c.md"])
    }

    /// Sources may ask with `?` and `!`, or not at all.
    @Test func wordsOfDateFormatters() {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let plain: [String] = formatter.weekdaySymbols
        #expect(formatter.weekdaySymbols?[1] == "Monday" && plain.first == "Sunday" && formatter.weekdaySymbols[2] == "Tuesday")
        #expect((formatter.monthSymbols?[3])! == "April" && formatter.shortMonthSymbols!.count == 12 && formatter.amSymbol! == "AM")
        formatter.weekdaySymbols = ["x"]
        formatter.pmSymbol = "p"
        #expect(formatter.weekdaySymbols == ["x"] && formatter.pmSymbol == "p")
        #expect(formatter.veryShortWeekdaySymbols.enumerated().map(\.element).count == 7)
    }

    @Test func valuesOfDictionariesByPointers() {
        let (key, value) = (NSString(string: "a"), NSString(string: "b"))
        let dictionary = NSMutableDictionary()
        dictionary[key] = value
        let found = CFDictionaryGetValue(dictionary, Unmanaged.passUnretained(key).toOpaque())
        #expect(found.map { Unmanaged<NSString>.fromOpaque($0).takeUnretainedValue() } == value)
        #expect(CFDictionaryGetValue(dictionary, Unmanaged.passUnretained(value).toOpaque()) == nil)
    }

    @Test func fileSystemsAreTheSameEverywhere() throws {
        var system = statfs()
        #expect(statfs("/", &system) == 0)
        #expect(UInt64(system.f_bsize) * system.f_blocks == 256_000_000_000)
        #expect(UInt64(system.f_bsize) * system.f_bavail == 64_000_000_000)
        let values = try URL(fileURLWithPath: "/").resourceValues(forKeys: [.volumeTypeNameKey])
        #expect(values.volumeTypeName == "apfs")
    }

    @Test func formattersKeepTheirContexts() {
        let formatter = DateFormatter()
        #expect(formatter.formattingContext == .unknown)
        formatter.formattingContext = .middleOfSentence
        #expect(formatter.formattingContext == .middleOfSentence && DateFormatter().formattingContext == .unknown)
        let dates = DateFormatter()
        dates.formatterBehavior = .behavior10_0
        #expect(dates.formatterBehavior == .behavior10_4)
        let numbers = NumberFormatter()
        numbers.formatterBehavior = .behavior10_0
        #expect(numbers.formatterBehavior == .behavior10_4)
        #expect(UINT64_MAX == .max && INT64_MAX == .max && INT64_MIN == .min)
    }

    @Test func filesHaveNoAttributesAndProgramsNoLibraries() {
        #expect(getxattr("/", "a", nil, 0, 0, 0) == -1 && errno == ENOTSUP)
        #expect(setxattr("/", "a", nil, 0, 0, 0) == -1 && removexattr("/", "a", 0) == -1 && listxattr("/", nil, 0, 0) == -1)
        #expect(_dyld_image_count() == 0 && _dyld_get_image_name(0) == nil && _dyld_get_image_header(0) == nil)
        #expect(String(cString: __dispatch_queue_get_label(nil)) == "com.apple.main-thread")
        #expect(String(cString: __dispatch_queue_get_label(DispatchQueue(label: "a"))) == "a")
    }

    @Test func numbersOfObjectsAsLengths() {
        #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
    }

    @Test func codeTellsNoBundle() {
        #expect(Bundle(_dsoHandle: #dsohandle) == nil)
    }

    @Test func runLoopsHaveTimersOfCoreFoundation() {
        let timer = CFRunLoopTimerCreateWithHandler(nil, 3600, 0, 0, 0) { _ in }
        #expect(timer?.fireDate == Date(timeIntervalSinceReferenceDate: 3600) && CFRunLoopTimerIsValid(timer))
        CFRunLoopAddTimer(CFRunLoopGetMain(), timer, .commonModes)
        CFRunLoopTimerInvalidate(timer)
        #expect(!CFRunLoopTimerIsValid(timer))
    }

    @Test func atomicFunctionsReturnTheNewNumber() {
        var number: Int32 = 5
        #expect(OSAtomicIncrement32(&number) == 6 && OSAtomicDecrement32(&number) == 5)
        #expect(!OSAtomicCompareAndSwap32(4, 9, &number) && number == 5)
        #expect(OSAtomicCompareAndSwap32(5, 9, &number) && number == 9)
    }

    @Test func memoryHasNoPressureAndTheSystemNoValues() {
        let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .global())
        source.setEventHandler {}
        source.activate()
        #expect(source.data == [])
        source.cancel()
        #expect(source.isCancelled)
        var size = 9
        #expect(sysctlbyname("no.such.value", nil, &size, nil, 0) == -1 && size == 0)
        // As programs ask for the device's model.
        #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0)
        var machine = [CChar](repeating: 0, count: size)
        #expect(sysctlbyname("hw.machine", &machine, &size, nil, 0) == 0)
        #expect(String(cString: machine) == "arm64")
        var (memory, length) = (UInt64(0), MemoryLayout<UInt64>.size)
        #expect(sysctlbyname("hw.memsize", &memory, &length, nil, 0) == 0 && memory == 8_589_934_592)
        var short = 2
        #expect(sysctlbyname("hw.machine", &machine, &short, nil, 0) == -1 && errno == ENOMEM && short == 2)
    }

    /// As libraries ask whether a debugger is attached.
    @Test func noDebuggerIsAttached() {
        var name: [Int32] = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
        var info = kinfo_proc()
        info.kp_proc.p_flag = P_TRACED
        var size = MemoryLayout<kinfo_proc>.stride
        #expect(sysctl(&name, UInt32(name.count), &info, &size, nil, 0) == 0)
        #expect(info.kp_proc.p_flag & P_TRACED == 0 && size == MemoryLayout<kinfo_proc>.size)
        size = 1
        #expect(sysctl(&name, 4, &info, &size, nil, 0) == -1 && errno == ENOMEM)
        var machine = [CTL_HW, HW_NCPU]
        var number: Int32 = 0
        size = MemoryLayout<Int32>.size
        #expect(sysctl(&machine, 2, &number, &size, nil, 0) == 0 && number == 6)
        machine = [99, 1]
        #expect(sysctl(&machine, 2, &number, &size, nil, 0) == -1 && errno == ENOENT)
    }

    @Test func theMachinesMemoryIsToldByMach() {
        var pages = vm_statistics64()
        let size = MemoryLayout<vm_statistics64_data_t>.stride / MemoryLayout<integer_t>.stride
        var count = mach_msg_type_number_t(size)
        let status = withUnsafeMutablePointer(to: &pages) {
            $0.withMemoryRebound(to: integer_t.self, capacity: size) { host_statistics64(mach_host_self(), HOST_VM_INFO64, $0, &count) }
        }
        #expect(status == KERN_SUCCESS && Int(count) == size)
        let all = pages.free_count + pages.active_count + pages.inactive_count + pages.wire_count + pages.compressor_page_count
        #expect(vm_size_t(all) * vm_page_size == 8_589_934_592)
        // A shorter place gets what it has room for.
        var load: [integer_t] = [0, 0]
        count = 2
        #expect(host_statistics(mach_host_self(), HOST_CPU_LOAD_INFO, &load, &count) == KERN_SUCCESS && count == 2 && load == [1500, 500])
        #expect(host_statistics(mach_host_self(), 99, &load, &count) == KERN_FAILURE)
    }

    @Test func theProgramsMemoryIsToldByMach() {
        var info = mach_task_basic_info()
        var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size) / 4
        let status = withUnsafeMutablePointer(to: &info) {
            $0.withMemoryRebound(to: integer_t.self, capacity: 1) {
                task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
            }
        }
        #expect(status == KERN_SUCCESS && info.resident_size == 20_971_520)
        var threads: thread_act_array_t?
        #expect(task_threads(mach_task_self_, &threads, &count) == KERN_SUCCESS && threads == nil && count == 0)
    }

    @Test func theMachineStartedADayBefore() {
        var (time, size, name) = (timeval(), MemoryLayout<timeval>.stride, [CTL_KERN, KERN_BOOTTIME])
        #expect(sysctl(&name, 2, &time, &size, nil, 0) == 0)
        let past = Date().timeIntervalSince1970 - Double(time.tv_sec)
        #expect(past >= 86400 && past < 86400 + 60)
    }

    @Test func placesOfKeysHaveSpecifiers() {
        let key: String.LocalizationValue = "\(placeholder: .int) of \(placeholder: .object)"
        #expect(key.key == "%lld of %@")
    }

    @Test func addressesHaveTheirLength() {
        var address = sockaddr_in()
        address.sin_len = 4
        #expect(Int(address.sin_len) == MemoryLayout<sockaddr_in>.size)
    }
}

/// Objects that belong to other objects.
@Suite struct AssociatedObjectTests {
    private final class Owner {}

    @Test func valuesBelongToAnObjectAndAKey() {
        let (owner, other) = (Owner(), Owner())
        let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
        defer { keys.deallocate() }
        objc_setAssociatedObject(owner, keys, "first", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(owner, keys + 1, 2, .OBJC_ASSOCIATION_COPY)
        #expect(objc_getAssociatedObject(owner, keys) as? String == "first")
        #expect(objc_getAssociatedObject(owner, keys + 1) as? Int == 2)
        #expect(objc_getAssociatedObject(other, keys) == nil)
        objc_setAssociatedObject(owner, keys, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, keys) == nil)
        objc_removeAssociatedObjects(owner)
        #expect(objc_getAssociatedObject(owner, keys + 1) == nil)
    }

    @Test func timersCanBeMadePlainly() {
        let timer = Timer()
        #expect(timer.isValid)
        timer.invalidate()
        #expect(!timer.isValid)
    }

    @Test func ticksAreNanoseconds() {
        var base = mach_timebase_info_data_t()
        #expect(mach_timebase_info(&base) == KERN_SUCCESS && base.numer == 1 && base.denom == 1)
        let first = mach_absolute_time()
        #expect(first > 0 && mach_continuous_time() >= first)
    }

    @Test func timesOfFilesHaveTheirNames() {
        var info = stat()
        (info.st_mtim.tv_sec, info.st_atim.tv_sec, info.st_ctim.tv_sec) = (5, 6, 7)
        #expect((info.st_mtimespec.tv_sec, info.st_atimespec.tv_sec, info.st_ctimespec.tv_sec) == (5, 6, 7))
        info.st_mtimespec.tv_sec = 8
        #expect(info.st_mtim.tv_sec == 8 && info.st_birthtimespec.tv_sec == 7)
    }
}

extension UserDefaults {
    fileprivate static var suite: Self { .init(suiteName: "group.own")! }
}
