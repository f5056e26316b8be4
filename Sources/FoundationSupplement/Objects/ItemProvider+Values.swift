import Foundation

// Texts and links that are dragged, shared and pasted.

extension NSString: NSItemProviderReading {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text", "public.plain-text", "public.text"]
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8) else { throw CocoaError(.coderReadCorrupt) }
        return self ~=> NSString(string: text)
    }
}

extension NSURL: NSItemProviderReading {
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let url = URL(dataRepresentation: data, relativeTo: nil) else { throw CocoaError(.coderReadCorrupt) }
        return self ~=> (url as NSURL)
    }
}

extension NSItemProvider {
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    @discardableResult public func loadObject<T: _ObjectiveCBridgeable>(
        ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        let receiver = Receiver { object, error in
            completionHandler((object as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }, error)
        }
        return loadObject(ofClass: T._ObjectiveCType.self) { receiver.call($0, $1) }
    }

    private struct Receiver: @unchecked Sendable {  // Called once, as on Apple's systems on any thread.
        let call: ((any NSItemProviderReading)?, (any Error)?) -> Void
    }
}
