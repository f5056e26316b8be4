import Foundation
public import UniformTypeIdentifiers

public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }

/// A picker of documents. It is never on the screen, so nobody picks.
open class UIDocumentPickerViewController: UIViewController {
    open weak var delegate: (any UIDocumentPickerDelegate)?
    open private(set) var documentPickerMode = UIDocumentPickerMode.open
    open var allowsMultipleSelection = false
    open var shouldShowFileExtensions = false
    open var directoryURL: URL?

    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        super.init(nibName: nil, bundle: nil)
        if asCopy { documentPickerMode = .import }
    }
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }
    public init(forExporting urls: [URL], asCopy: Bool) {
        super.init(nibName: nil, bundle: nil)
        documentPickerMode = asCopy ? .exportToService : .moveToService
    }
    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        super.init(nibName: nil, bundle: nil)
        documentPickerMode = mode
    }
    public init(url: URL, in mode: UIDocumentPickerMode) {
        super.init(nibName: nil, bundle: nil)
        documentPickerMode = mode
    }
    public init(urls: [URL], in mode: UIDocumentPickerMode) {
        super.init(nibName: nil, bundle: nil)
        documentPickerMode = mode
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}
