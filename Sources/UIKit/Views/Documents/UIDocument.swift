import Foundation

/// A document of an app. Opening and saving read and write its file; nothing else reads or changes files meanwhile.
@preconcurrency @MainActor open class UIDocument: NSObject, ProgressReporting {
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal: State = []
        public static let closed = State(rawValue: 1)
        public static let inConflict = State(rawValue: 2)
        public static let savingError = State(rawValue: 4)
        public static let editingDisabled = State(rawValue: 8)
        public static let progressAvailable = State(rawValue: 16)
    }

    public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }
    public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }

    nonisolated public static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

    open private(set) var fileURL: URL
    open private(set) var documentState = State.closed
    open var fileModificationDate: Date?
    open var userActivity: NSUserActivity?
    open var undoManager: UndoManager! = UndoManager()
    nonisolated public let progress = Progress(totalUnitCount: 1)
    private var isChanged = false

    public init(fileURL url: URL) { fileURL = url }

    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    open var fileType: String? { fileURL.pathExtension }
    open var savingFileType: String? { fileType }
    open var hasUnsavedChanges: Bool { isChanged }
    open func updateChangeCount(_ change: ChangeKind) { isChanged = change != .cleared }
    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String { fileURL.pathExtension }

    /// Takes what the file holds. Subclasses override it.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}
    /// What is to be written: data or a file wrapper. Subclasses override it.
    open func contents(forType typeName: String) throws -> Any { Data() }

    open func read(from url: URL) throws { try load(fromContents: Data(contentsOf: url), ofType: fileType) }
    open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        switch contents {
        case let data as Data: try data.write(to: url, options: .atomic)
        case let wrapper as FileWrapper: try wrapper.write(to: url, options: .atomic, originalContentsURL: originalContentsURL)
        default: throw CocoaError(.fileWriteUnknown, userInfo: [NSURLErrorKey: url])
        }
    }

    @discardableResult open func open() async -> Bool {
        do {
            try read(from: fileURL)
            documentState = .normal
            return true
        } catch {
            handleError(error, userInteractionPermitted: false)
            return false
        }
    }
    open func open(completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil) {
        Task { completionHandler?(await self.open()) }
    }

    @discardableResult open func close() async -> Bool {
        let isSaved = isChanged ? await save(to: fileURL, for: .forOverwriting) : true
        documentState = .closed
        return isSaved
    }
    open func close(completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil) {
        Task { completionHandler?(await self.close()) }
    }

    @discardableResult open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        do {
            try writeContents(
                contents(forType: savingFileType ?? ""), to: url, for: saveOperation, originalContentsURL: fileURL)
            (fileURL, isChanged) = (url, false)
            documentState.remove([.closed, .savingError])
            return true
        } catch {
            documentState.insert(.savingError)
            handleError(error, userInteractionPermitted: false)
            return false
        }
    }
    open func save(
        to url: URL, for saveOperation: SaveOperation, completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        Task { completionHandler?(await self.save(to: url, for: saveOperation)) }
    }
    @discardableResult open func autosave() async -> Bool {
        isChanged ? await save(to: fileURL, for: .forOverwriting) : true
    }
    open func autosave(completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil) {
        Task { completionHandler?(await self.autosave()) }
    }
    @discardableResult open func revert(toContentsOf url: URL) async -> Bool { (try? read(from: url)) != nil }

    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        finishedHandlingError(error, recovered: false)
    }
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
    open func userInteractionNoLongerPermitted(forError error: any Error) {}
    open func disableEditing() { documentState.insert(.editingDisabled) }
    open func enableEditing() { documentState.remove(.editingDisabled) }
    open func performAsynchronousFileAccess(_ block: @escaping @Sendable () -> Void) { block() }
    open func updateUserActivityState(_ userActivity: NSUserActivity) {}
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}
