import FoundationNetworking
import FoundationSupplement
import Testing
import UniformTypeIdentifiers

/// What apps share and keep: activities, items, pointers, errors, property lists.
@Suite struct SharedValueTests {
    private struct Place: Codable, Equatable {
        var name: String
        var date: Date
        var tags: [String]
        var height: Double?
    }

    @Test func activitiesKeepTypedValues() throws {
        let activity = NSUserActivity(activityType: "place")
        activity.addUserInfoEntries(from: ["link": URL(fileURLWithPath: "/")])
        let place = Place(name: "Kiel", date: Date(timeIntervalSinceReferenceDate: 3), tags: ["sea"], height: nil)
        try activity.setTypedPayload(place)
        #expect(activity.userInfo?["name"] as? String == "Kiel" && activity.userInfo?["link"] is URL)
        #expect(try activity.typedPayload(Place.self) == place)
        #expect(throws: NSUserActivity.TypedPayloadError.self) { try activity.typedPayload([String: Int].self) }
        #expect(throws: NSUserActivity.TypedPayloadError.self) { try activity.setTypedPayload(3) }
    }

    @Test func itemsAreFiles() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.png")
        try Data([1, 2]).write(to: file)
        let provider = NSItemProvider()
        provider.registerFileRepresentation(for: .png, openInPlace: true) { completion in
            completion(file, false, nil)
            return nil
        }
        provider.registerDataRepresentation(for: .plainText) { completion in
            completion(Data([3]), nil)
            return nil
        }
        #expect(provider.registeredContentTypes == [.png, .plainText] && provider.registeredContentTypesForOpenInPlace == [.png])
        #expect(provider.registeredContentTypes(conformingTo: .image) == [.png])
        let image = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(for: .image) { data, _ in continuation.resume(returning: data) }
        }
        #expect(image == Data([1, 2]))
        let movie = await withCheckedContinuation { continuation in
            provider.loadFileRepresentation(for: .movie) { url, _, error in continuation.resume(returning: url == nil && error != nil) }
        }
        #expect(movie)
    }

    @Test func pointersCanBeWeak() {
        let pointers = NSPointerArray.weakObjects()
        let kept = NSObject()
        pointers.addPointer(Unmanaged.passUnretained(kept).toOpaque())
        autoreleased(into: pointers)
        #expect(pointers.count == 2 && pointers.pointer(at: 1) == nil && pointers.allObjects.count == 1)
        pointers.compact()
        #expect(pointers.count == 1 && pointers.pointer(at: 0) == Unmanaged.passUnretained(kept).toOpaque())
        let strong = NSPointerArray.strongObjects()
        autoreleased(into: strong)
        strong.count = 2
        #expect(strong.count == 2 && strong.allObjects.count == 1)
        strong.removePointer(at: 0)
        #expect(strong.allObjects.isEmpty)
    }

    private func autoreleased(into pointers: NSPointerArray) {
        let object = NSObject()
        pointers.addPointer(Unmanaged.passUnretained(object).toOpaque())
        withExtendedLifetime(object) {}
    }

    @Test func errorsKnowTheirCauses() {
        let (one, two) = (CocoaError(.fileNoSuchFile), CocoaError(.coderReadCorrupt))
        let error = NSError(domain: "d", code: 1, userInfo: [NSUnderlyingErrorKey: one, NSMultipleUnderlyingErrorsKey: [two]])
        #expect(error.underlyingErrors.map { ($0 as? CocoaError)?.code } == [.fileNoSuchFile, .coderReadCorrupt])
        #expect(NSError(domain: "d", code: 1).underlyingErrors.isEmpty)
        #expect(URLError(.cancelled, userInfo: [NSURLSessionDownloadTaskResumeData: Data([1])]).downloadTaskResumeData == Data([1]))
    }

    @Test func textsAreReadAsPropertyLists() {
        let list = "<plist version=\"1.0\"><dict><key>a</key><integer>3</integer></dict></plist>".propertyList() as? [String: Int]
        #expect(list == ["a": 3])
        #expect("\"a\" = \"b\";\n\"c\" = \"d\";".propertyListFromStringsFileFormat() == ["a": "b", "c": "d"])
        #expect("<plist".propertyListFromStringsFileFormat().isEmpty)
    }

    @Test func amountsOfInformationAreWritten() {
        let formatter = ByteCountFormatter()
        #expect(formatter.string(from: Measurement(value: 2, unit: .megabytes)) == formatter.string(fromByteCount: 2_000_000))
        let text = ByteCountFormatter.string(from: Measurement(value: 1, unit: .bits), countStyle: .file)
        #expect(text == ByteCountFormatter.string(fromByteCount: 0, countStyle: .file))
        #expect(!ByteCountFormatter().string(from: Measurement(value: .infinity, unit: .bytes)).isEmpty)
    }
}
