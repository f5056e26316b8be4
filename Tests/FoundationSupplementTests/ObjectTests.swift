import FoundationSupplement
import Testing

/// The classes that Foundation lacks on Linux.
@Suite struct ObjectTests {
    @Test func portsCanBeMade() {
        let port = _Port()
        RunLoop.current.add(port, forMode: .default)
        #expect(port.isValid && port.send(before: Date(), components: nil, from: port, reserved: 0))
        RunLoop.current.remove(port, forMode: .default)
        port.invalidate()
        #expect(!port.isValid)
    }

    @Test func objectsAreEqualToThemselves() {
        struct Upload: Hashable {
            let files: FileManager
            let center: NotificationCenter
            let process: ProcessInfo
        }
        let upload = Upload(files: .default, center: .default, process: .processInfo)
        #expect(upload == upload && upload != Upload(files: .default, center: NotificationCenter(), process: .processInfo))
        #expect(object_getClass(FileManager.default) == FileManager.self)
        #expect(object_getClass(1) == nil && object_getClass(FileManager.self) == nil && object_getClass(nil) == nil)
    }

    @Test func classesInheritFromLocks() {
        final class Counter: _NSLock, @unchecked Sendable {
            private var value = 0
            func next() -> Int {
                withLock {
                    value += 1
                    return value
                }
            }
        }
        let counter = Counter()
        counter.name = "Counter"
        DispatchQueue.concurrentPerform(iterations: 100) { _ in _ = counter.next() }
        #expect(counter.next() == 101 && counter.name == "Counter")
        counter.lock()
        #expect(!counter.try() && !counter.lock(before: Date(timeIntervalSince1970: 0)))
        counter.unlock()
        let again = _NSRecursiveLock()
        again.lock()
        #expect(again.try())
        again.unlock()
        again.unlock()
        let gate = _NSCondition()
        gate.lock()
        #expect(!gate.wait(until: Date(timeIntervalSince1970: 0)))
        gate.signal()
        gate.broadcast()
        gate.unlock()
    }

    @Test func identifiersAreCompared() throws {
        let (low, high) = (try #require(UUID(uuidString: "00000000-0000-0000-0000-000000000001")), UUID())
        #expect((low as NSUUID).compare(high) == .orderedAscending && (high as NSUUID).compare(low) == .orderedDescending)
        #expect((low as NSUUID).compare(low) == .orderedSame)
    }

    @Test func filesAreWrapped() throws {
        let folder = FileWrapper(directoryWithFileWrappers: [:])
        #expect(folder.addRegularFile(withContents: Data("a".utf8), preferredFilename: "text") == "text")
        #expect(folder.addRegularFile(withContents: Data("b".utf8), preferredFilename: "text") != "text")
        let place = try TemporaryFolder()
        let url = place.url.appendingPathComponent("document")
        try folder.write(to: url, options: .withNameUpdating, originalContentsURL: nil)
        let read = try FileWrapper(url: url)
        #expect(folder.filename == "document" && read.isDirectory && read.fileWrappers?.count == 2)
        #expect(read.fileWrappers?["text"]?.regularFileContents == Data("a".utf8) && !read.isRegularFile)
        #expect(throws: (any Error).self) { try FileWrapper(url: place.url.appendingPathComponent("absent")) }
    }

    /// Darwin's `funopen`, as archives in memory use it.
    @Test func streamsReadAndWriteByFunctions() throws {
        final class Memory {
            var bytes: [UInt8] = []
            var place = 0
            var isClosed = false
            static func of(_ cookie: UnsafeMutableRawPointer?) -> Memory { Unmanaged<Memory>.fromOpaque(cookie!).takeUnretainedValue() }
        }
        let memory = Memory()
        let opened = funopen(
                Unmanaged.passUnretained(memory).toOpaque(),
                { cookie, bytes, count in
                    let memory = Memory.of(cookie)
                    let part = memory.bytes.dropFirst(memory.place).prefix(Int(count))
                    for (index, byte) in part.enumerated() { bytes?[index] = CChar(bitPattern: byte) }
                    memory.place += part.count
                    return Int32(part.count)
                },
                { cookie, bytes, count in
                    let memory = Memory.of(cookie)
                    memory.bytes += (0..<Int(count)).map { UInt8(bitPattern: bytes![$0]) }
                    memory.place = memory.bytes.count
                    return count
                },
                { cookie, offset, origin in
                    let memory = Memory.of(cookie)
                    memory.place = Int(offset) + (origin == SEEK_SET ? 0 : origin == SEEK_CUR ? memory.place : memory.bytes.count)
                    return Int64(memory.place)
                },
                { cookie in
                    Memory.of(cookie).isClosed = true
                    return 0
                })
        let stream = try #require(opened)
        #expect(fputs("rain and snow", stream) >= 0 && fseek(stream, 9, SEEK_SET) == 0)
        #expect(fgetc(stream) == Int32(UInt8(ascii: "s")))
        #expect(fclose(stream) == 0 && memory.isClosed && memory.bytes == Array("rain and snow".utf8))
        #expect(funopen(nil, nil, nil, nil, nil) == nil)
    }

    @Test func mapTablesAreEnumerated() {
        let (table, key, value) = (NSMapTable<NSString, NSNumber>.strongToStrongObjects(), NSString("a"), NSNumber(value: 1))
        table.setObject(value, forKey: key)
        table.setObject(NSNumber(value: 2), forKey: NSString("b"))
        #expect(table.objectEnumerator()?.allObjects as? [NSNumber] == [1, 2])
        #expect(table.keyEnumerator().allObjects as? [NSString] == ["a", "b"])
        #expect(table.dictionaryRepresentation()[NSString("b")] == 2)
    }

    @Test func threadsKeepValues() {
        let values = _threadDictionary(of: .current)
        values["a"] = 1
        #expect(_threadDictionary(of: .current)["a"] as? Int == 1 && _threadDictionary(of: .current) === values)
        #expect(_threadDictionary(of: Thread()) !== values)
    }

    @Test func formatsAreAppended() {
        let text = NSMutableString()
        for byte: UInt8 in [0, 10, 255] { text.appendFormat("%02x", byte) }
        #expect(text == "000aff")
    }

    @Test func wordsAndSentencesAreEnumerated() {
        let text = "Rain, then snow. Don't go!"
        func parts(_ options: NSString.EnumerationOptions) -> [String?] {
            var found: [String?] = []
            text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: options) { part, _, _, _ in found.append(part) }
            return found
        }
        #expect(parts(.byWords) == ["Rain", "then", "snow", "Don't", "go"])
        #expect(parts([.byWords, .reverse]).first == "go")
        #expect(parts(.bySentences) == ["Rain, then snow. ", "Don't go!"])
        #expect(parts(.byComposedCharacterSequences).count == text.count)
        var first: Substring?
        text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .byWords) { _, _, around, stop in
            first = text[around]
            stop = true
        }
        #expect(first == "Rain, ")
    }

    @Test func wordsOfAPartAreEnumerated() {
        func words<S: StringProtocol>(_ text: S, _ options: NSString.EnumerationOptions = .byWords) -> [S.SubSequence] {
            var found: [S.SubSequence] = []
            text.enumerateSubstrings(in: text.startIndex..., options: options) { _, range, _, _ in found.append(text[range]) }
            return found
        }
        let text = "Rain, then snow."
        #expect(words(text) == ["Rain", "then", "snow"])
        #expect(words(text.dropFirst(5)) == ["then", "snow"])
        #expect(words("aé".dropFirst(), .byComposedCharacterSequences) == ["é"])
        #expect(words("a\nb", .byLines) == ["a", "b"])
    }

    @Test func bookmarksLeadToTheirFiles() throws {
        var isStale = true
        let folder = FileManager.default.temporaryDirectory
        let data = try folder.bookmarkData(options: .minimalBookmark)
        #expect(try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale).path == folder.path && !isStale)
        #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: Data("?".utf8), bookmarkDataIsStale: &isStale) }
        #expect(throws: CocoaError.self) { try URL(string: "https://example.com")?.bookmarkData() }
        #expect(NSLocalizedFailureErrorKey == "NSLocalizedFailure")
    }

    @Test func elementsMoveInTheirOrder() {
        func moved(_ offsets: IndexSet, to destination: Int) -> [Int] {
            var numbers = [0, 1, 2, 3, 4]
            numbers.move(fromOffsets: offsets, toOffset: destination)
            return numbers
        }
        #expect(moved([0], to: 5) == [1, 2, 3, 4, 0])
        #expect(moved([3], to: 0) == [3, 0, 1, 2, 4])
        #expect(moved([0, 3], to: 2) == [1, 0, 3, 2, 4])
        #expect(moved([2], to: 2) == [0, 1, 2, 3, 4])
        var letters = ["a", "b", "c"]
        letters.remove(atOffsets: [0, 2])
        #expect(letters == ["b"])
    }

    @Test func sizesOfInstances() {
        class One { var number = 1 }
        class Two: One { var text = "" }
        // An object has two words before its properties; a text has two, too.
        #expect(class_getInstanceSize(One.self) == 24 && class_getInstanceSize(Two.self) == 40 && class_getInstanceSize(nil) == 0)
    }

    @Test func connectionsToHostsFail() async {
        let task = URLSession.shared.streamTask(withHostName: "example.org", port: 80)
        task.resume()
        await #expect(throws: URLError.self) { try await task.write(Data(), timeout: 1) }
        await #expect(throws: URLError.self) { _ = try await task.readData(ofMinLength: 0, maxLength: 1, timeout: 1) }
        task.cancel()
    }

    @Test func tasksOfASession() async {
        let session = URLSession(configuration: .ephemeral)
        #expect(await session.allTasks.isEmpty)
        let (data, uploads, downloads) = await session.tasks
        #expect(data.isEmpty && uploads.isEmpty && downloads.isEmpty)
    }

    @Test func notificationsAreASequence() async {
        final class Sender: Sendable {}
        let center = NotificationCenter()
        let (name, other) = (Notification.Name("a"), Notification.Name("b"))
        let sender = Sender()
        var all = center.notifications(named: name).makeAsyncIterator()
        var sent = center.notifications(named: name, object: sender).makeAsyncIterator()
        center.post(name: other, object: nil)
        center.post(name: name, object: nil, userInfo: ["number": 1])
        center.post(name: name, object: sender, userInfo: ["number": 2])
        #expect(await all.next()?.userInfo?["number"] as? Int == 1)
        #expect(await all.next()?.userInfo?["number"] as? Int == 2)
        #expect(await sent.next()?.userInfo?["number"] as? Int == 2)
    }

    @Test func objectsAreLockedAsOftenAsTheyAreAsked() {
        let object = NSObject()
        #expect(objc_sync_enter(object) == 0)
        #expect(objc_sync_enter(object) == 0)
        #expect(objc_sync_exit(object) == 0)
        #expect(objc_sync_exit(object) == 0)
        #expect(objc_sync_exit(object) == -1)
    }

    @MainActor @Test func changesAreUndoneAndRedone() {
        final class Document {
            var number = 0

            @MainActor func set(_ new: Int, _ undo: UndoManager) {
                let old = number
                undo.registerUndo(withTarget: self) { $0.set(old, undo) }
                undo.setActionName("to \(new)")
                number = new
            }
        }
        let (undo, document) = (UndoManager(), Document())
        document.set(1, undo)
        document.set(2, undo)
        #expect(undo.canUndo && !undo.canRedo && undo.undoActionName == "to 2")
        undo.undo()
        #expect(document.number == 1 && undo.canRedo)
        undo.undo()
        #expect(document.number == 0 && !undo.canUndo)
        undo.redo()
        #expect(document.number == 1 && undo.canUndo)
        undo.beginUndoGrouping()
        document.set(5, undo)
        document.set(6, undo)
        undo.endUndoGrouping()
        #expect(!undo.canRedo)
        undo.undo()
        #expect(document.number == 1)
        let other = Document()
        other.set(3, undo)
        undo.removeAllActions(withTarget: document)
        undo.undo()
        #expect(other.number == 0 && document.number == 1 && !undo.canUndo)
    }

    @Test func itemsAreReadAsTheyWereRegistered() {
        let provider = NSItemProvider(object: "text" as NSString)
        #expect(provider.hasItemConformingToTypeIdentifier("public.utf8-plain-text"))
        var (texts, failures): ([String], Int) = ([], 0)
        provider.loadItem(forTypeIdentifier: "public.utf8-plain-text") { item, _ in
            if let data = item as? NSData { texts.append(String(decoding: data as Data, as: UTF8.self)) }
        }
        provider.loadItem(forTypeIdentifier: "public.png") { item, error in
            if item == nil, error != nil { failures += 1 }
        }
        #expect(texts == ["text"] && failures == 1)
        #expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/no such file")) == nil)
    }

    @Test func textsAndLinksAreReadFromProviders() throws {
        let text = NSItemProvider(object: "text" as NSString)
        let link = NSItemProvider(object: try #require(NSURL(string: "https://example.com/a")))
        #expect(text.canLoadObject(ofClass: String.self) && !text.canLoadObject(ofClass: URL.self))
        nonisolated(unsafe) var (read, address): (String?, URL?) = (nil, nil)
        text.loadObject(ofClass: String.self) { value, _ in read = value }
        link.loadObject(ofClass: URL.self) { value, _ in address = value }
        #expect(read == "text" && address?.absoluteString == "https://example.com/a")
    }

    @Test func theStoreOfICloudKeepsValuesAndItsFoldersDoNotExist() {
        let store = NSUbiquitousKeyValueStore()
        store.set(3.5, forKey: "a")
        store.set(Int64(7), forKey: "b")
        store.set(true, forKey: "c")
        store.set("text", forKey: "d")
        #expect(store.double(forKey: "a") == 3.5 && store.longLong(forKey: "b") == 7)
        #expect(store.bool(forKey: "c") && store.string(forKey: "d") == "text" && store.bool(forKey: "none") == false)
        store.removeObject(forKey: "d")
        #expect(store.object(forKey: "d") == nil)
        #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
        #expect(FileManager.default.ubiquityIdentityToken == nil)
    }

    @Test func coordinatedFilesAreReadAtOnce() {
        var (read, error): ([URL], NSError?) = ([], nil)
        let file = URL(fileURLWithPath: "/a")
        let coordinator = NSFileCoordinator(filePresenter: nil)
        coordinator.coordinate(readingItemAt: file, options: [], error: &error) { read.append($0) }
        coordinator.coordinate(writingItemAt: file, options: .forReplacing, error: nil) { read.append($0) }
        #expect(read == [file, file] && error == nil)
    }

    @Test func weakTablesForgetObjects() {
        let table = NSHashTable<NSObject>.weakObjects()
        let map = NSMapTable<NSString, NSObject>.strongToWeakObjects()
        let kept = NSObject()
        do {
            let lost = NSObject()
            table.add(lost)
            table.add(kept)
            table.add(kept)
            map.setObject(lost, forKey: "lost")
            map.setObject(kept, forKey: "kept")
            #expect(table.count == 2 && map.object(forKey: "lost") === lost)
        }
        #expect(table.allObjects == [kept])
        #expect(map.count == 1 && map.object(forKey: "lost") == nil && map.object(forKey: "kept") === kept)
    }

    private protocol Listener: AnyObject {}
    private final class Ear: Listener {}

    @Test func weakTablesOfProtocols() {
        let table = NSHashTable<any Listener>.weakObjects()
        let kept = Ear()
        do {
            let lost = Ear()
            table.add(lost)
            table.add(kept)
            #expect(table.count == 2 && table.contains(lost))
        }
        #expect(table.allObjects.map(ObjectIdentifier.init) == [ObjectIdentifier(kept)])
        table.remove(kept)
        #expect(table.count == 0 && table.anyObject == nil)
    }

    @Test func stringsAreSortedAsListsSortThem() {
        struct Row: Equatable { let name: String }
        let rows = ["b", "A", "a10", "a2"].map(Row.init)
        let names = ["A", "a2", "a10", "b"]
        #expect(rows.sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard)).map(\.name) == names)
        #expect(rows.sorted(using: SortDescriptor(\.name, comparator: .localizedStandard)).map(\.name) == names)
        let reversed = rows.sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard, order: .reverse))
        #expect(reversed.map(\.name) == Array(names.reversed()))
    }

    @Test func documentsOfXMLAreParsed() {
        final class Names: NSObject, XMLParserDelegate {
            var names: [String] = []
            func parser(
                _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
                qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
            ) { names.append(elementName + (attributeDict["id"] ?? "")) }
        }
        let (parser, names) = (XMLParser(data: Data("<a><b id='1'/><b/></a>".utf8)), Names())
        parser.delegate = names
        #expect(parser.parse() && names.names == ["a", "b1", "b"])
    }

    @Test func theLockOfApplesSystemsLocks() {
        var lock = os_unfair_lock()
        os_unfair_lock_lock(&lock)
        #expect(!os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
        #expect(os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
        #expect(DispatchSerialQueue(label: "q").sync { 1 } == 1)
    }

    /// On Apple's systems, none of these methods has to be there.
    @Test func delegatesHaveTheMethodsThatTheyNeed() {
        final class Socket: NSObject, URLSessionWebSocketDelegate {
            func urlSession(_ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?) {}
        }
        final class Archive: NSObject, NSKeyedArchiverDelegate, NSKeyedUnarchiverDelegate {}
        final class Others: NSObject, NSCacheDelegate, PortDelegate, FileManagerDelegate {}
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        let delegate = Archive()
        archiver.delegate = delegate
        archiver.encode("a", forKey: "A")
        archiver.finishEncoding()
        let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        unarchiver?.delegate = delegate
        #expect(unarchiver?.decodeObject(forKey: "A") as? String == "a")
        _ = (Socket(), Others())
    }

    /// As properties of user defaults with `@NSManaged` are rewritten.
    @Test func valuesOfUserDefaultsByProperty() throws {
        let defaults = try #require(UserDefaults(suiteName: UUID().uuidString))
        func number() -> Int { defaults._managedValue("number") }
        func name() -> String? { defaults._managedValue("name") }
        func size() -> Double { defaults._managedValue("size") }
        #expect(number() == 0 && name() == nil && size() == 0)
        defaults._setManagedValue("number", 3)
        defaults._setManagedValue("name", "A" as String?)
        defaults._setManagedValue("size", 1.5)
        #expect(number() == 3 && name() == "A" && size() == 1.5)
        defaults._setManagedValue("name", nil as String?)
        #expect(name() == nil && defaults.object(forKey: "name") == nil)
    }

    @Test func arraysOfCocoaArrays() {
        final class Thing {}
        let none: Thing? = nil
        #expect((none.map(Array.init) ?? []).isEmpty)
        #expect(Array<Int>(_immutableCocoaArray: NSArray(array: [1, 2])) == [1, 2])
    }

    @Test func distancesBetweenMomentsOfDispatch() {
        let (start, wall) = (DispatchTime(uptimeNanoseconds: 5_000), DispatchWallTime(timespec: timespec(tv_sec: 10, tv_nsec: 0)))
        #expect(start.advanced(by: .microseconds(2)).uptimeNanoseconds == 7_000)
        #expect(start.distance(to: DispatchTime(uptimeNanoseconds: 3_000)) == .nanoseconds(-2_000))
        #expect(start.distance(to: .distantFuture) == .never)
        #expect(wall.distance(to: wall.advanced(by: .seconds(3))) == .nanoseconds(3_000_000_000))
        #expect(DispatchWallTime.distantFuture.distance(to: wall) == .never)
    }

    @Test func rangesOfPartsAreCountedInUTF16() {
        let part = "aé😀b".dropFirst()
        func text(_ location: Int, _ length: Int) -> Substring? {
            Range(NSRange(location: location, length: length), in: part).map { part[$0] }
        }
        #expect(text(0, 1) == "é" && text(1, 2) == "😀" && text(3, 1) == "b" && text(4, 0) == "")
        #expect(text(2, 1) == nil && text(3, 2) == nil && text(NSNotFound, 0) == nil)
        #expect(Range(NSRange(location: 0, length: 1), in: "ab").map { "ab"[$0] } == "a")
    }

    @Test func lengthsAsObjects() {
        let length: CGFloat = 2.5
        #expect(length as NSNumber == 2.5 && (2 as NSNumber) as? CGFloat == 2)
        #expect([1 as NSNumber, 2] as? [CGFloat] == [1, 2])
        #expect(INT16_MIN == -32_768 && INT32_MIN == Int32.min && INT64_MIN == Int64.min)
        #expect(DescribedObject.description().hasSuffix(".DescribedObject") && DescribedObject().description == "own")
    }
}

private class DescribedObject: NSObject {
    override var description: String { "own" }
}
