import Foundation

/// An object that data of an item provider can be made of.
public protocol NSItemProviderWriting: NSObjectProtocol {
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// An object that can be made of the data of an item provider.
public protocol NSItemProviderReading: NSObjectProtocol {
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Which processes see a representation.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all, team, group, ownProcess
}

/// How a file of an item provider can be used.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// Data in one or several formats, for dragging, sharing and pasting. It stays in the process.
open class NSItemProvider: NSObject, @unchecked Sendable {  // Its properties are guarded.
    public typealias CompletionHandler = ((any NSSecureCoding)?, (any Error)?) -> Void

    private struct Representation {
        let type: String
        let load: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    }

    @_Guarded private var representations: [Representation] = []
    /// The types of the files that can be opened in their place.
    @_Guarded private(set) var typesOpenedInPlace: Set<String> = []
    @_Guarded open var suggestedName: String?

    public override init() {}

    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        guard let typeIdentifier else { return }
        let data: Data? = switch item {
        case let data as NSData: data as Data
        case let text as NSString: Data((text as String).utf8)
        case let url as NSURL: (url as URL).dataRepresentation
        default: nil
        }
        registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { completion in
            completion(data, data == nil ? NSItemProvider.failure(typeIdentifier) : nil)
            return nil
        }
    }

    public convenience init?(contentsOf fileURL: URL!) {
        self.init()
        guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        suggestedName = fileURL.lastPathComponent
        registerDataRepresentation(forTypeIdentifier: "public.file-url", visibility: .all) { completion in
            completion(fileURL.dataRepresentation, nil)
            return nil
        }
    }

    open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains(typeIdentifier)
    }

    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        representations.append(Representation(type: typeIdentifier, load: loadHandler))
    }

    /// Registers data in a file. It is read where it is asked for, or opened in its place.
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        if fileOptions.contains(.openInPlace) { typesOpenedInPlace.insert(typeIdentifier) }
        registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { completion in
            loadHandler { url, _, error in
                guard let url else { return completion(nil, error ?? NSItemProvider.failure(typeIdentifier)) }
                do { completion(try Data(contentsOf: url), nil) } catch { completion(nil, error) }
            }
        }
    }

    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
                object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
            }
        }
    }

    @discardableResult open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        guard let found = representations.first(where: { $0.type == typeIdentifier }) else {
            completionHandler(nil, NSItemProvider.failure(typeIdentifier))
            return progress
        }
        return found.load(completionHandler) ?? progress
    }

    /// Loads data as a file, which is there until the handler returns.
    @discardableResult open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let name = suggestedName ?? "item"
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appendingPathComponent(name)
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try data.write(to: file)
            } catch { return completionHandler(nil, error) }
            completionHandler(file, nil)
        }
    }

    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        let handler = Handler(call: completionHandler)
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            handler.call?(data.map { $0 as NSData }, error)
        }
    }

    /// - Throws: an error where there is no such representation.
    open func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws -> any NSSecureCoding {
        try await withCheckedThrowingContinuation { continuation in
            loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
                if let data { continuation.resume(returning: data as NSData) } else {
                    continuation.resume(throwing: error ?? NSItemProvider.failure(typeIdentifier))
                }
            }
        }
    }

    private struct Handler: @unchecked Sendable {  // Called once, as on Apple's systems on any thread.
        let call: CompletionHandler?
    }

    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        !Set(aClass.readableTypeIdentifiersForItemProvider).isDisjoint(with: registeredTypeIdentifiers)
    }

    @discardableResult open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        guard let type = aClass.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier)
        else {
            completionHandler(nil, NSItemProvider.failure("\(aClass)"))
            return Progress(totalUnitCount: 1)
        }
        let reader = Reader(type: aClass)
        return loadDataRepresentation(forTypeIdentifier: type) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try reader.type.object(withItemProviderData: data, typeIdentifier: type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    private struct Reader: @unchecked Sendable {  // A type has no state.
        let type: any NSItemProviderReading.Type
    }

    static func failure(_ type: String) -> any Error {
        NSError(
            domain: "NSItemProviderErrorDomain", code: -1000,
            userInfo: [NSLocalizedDescriptionKey: "The item provider has no representation of type \(type)."])
    }
}

extension NSString: NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(describing: self).utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler((self as URL).dataRepresentation, nil)
        return nil
    }
}
