import Foundation

/// A file, a folder or a symbolic link in memory, as on Apple's systems.
// An open class cannot be checked. Documents are changed by one thread at a time.
open class FileWrapper: NSObject, @unchecked Sendable {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let immediate = ReadingOptions(rawValue: 1)
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let atomic = WritingOptions(rawValue: 1)
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private var content: Content
    open var preferredFilename: String?
    open var filename: String?
    open var fileAttributes: [String: Any] = [:]

    private init(_ content: Content) { self.content = content }

    public convenience init(regularFileWithContents contents: Data) { self.init(.file(contents)) }
    public convenience init(directoryWithFileWrappers children: [String: FileWrapper]) { self.init(.folder(children)) }
    public convenience init(symbolicLinkWithDestinationURL url: URL) { self.init(.link(url)) }

    /// Reads a file, or a folder with all that is in it.
    ///
    /// - Throws: the error of the file that cannot be read.
    public convenience init(url: URL, options: ReadingOptions = []) throws {
        let files = FileManager.default
        let kind = try files.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
        switch kind {
        case .typeSymbolicLink:
            let destination = try files.destinationOfSymbolicLink(atPath: url.path)
            self.init(.link(URL(fileURLWithPath: destination, relativeTo: url.deletingLastPathComponent())))
        case .typeDirectory:
            let names = try files.contentsOfDirectory(atPath: url.path)
            self.init(.folder(try names.reduce(into: [:]) { $0[$1] = try FileWrapper(url: url.appendingPathComponent($1)) }))
        default:
            self.init(.file(try Data(contentsOf: url)))
        }
        (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
    }

    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    open var isDirectory: Bool { if case .folder = content { true } else { false } }
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

    /// Adds a file to a folder under its preferred name, or where that is taken, with a number before it.
    ///
    /// - Returns: the file's name in the folder.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .folder(var children) = content else { return "" }
        let wanted = child.preferredFilename ?? ""
        var (name, number) = (wanted, 1)
        while children[name] != nil {
            number += 1
            name = "\(number)__#$!@%!#__\(wanted)"
        }
        child.filename = name
        children[name] = child
        content = .folder(children)
        return name
    }

    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let file = FileWrapper(regularFileWithContents: data)
        file.preferredFilename = fileName
        return addFileWrapper(file)
    }

    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let children) = content else { return }
        content = .folder(children.filter { $0.value !== child })
    }

    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

    open func matchesContents(of url: URL) -> Bool { regularFileContents == (try? Data(contentsOf: url)) }

    /// Writes the file, or the folder with all that is in it.
    ///
    /// - Throws: the error of the file that cannot be written.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        let files = FileManager.default
        switch content {
        case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .link(let destination): try files.createSymbolicLink(at: url, withDestinationURL: destination)
        case .folder(let children):
            try files.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, child) in children.sorted(by: { $0.key < $1.key }) {
                try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
            }
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }
}
