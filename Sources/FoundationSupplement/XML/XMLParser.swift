import Foundation
import FoundationXML

/// Reads a document of XML and tells its delegate what it finds.
///
/// Foundation's own parser on Linux goes on behind errors, tells them more than once and takes short documents for good ones.
/// This one stops at the first, as on Apple's systems.
open class XMLParser: NSObject {
    private var source: Source
    private var reading: XMLReading?

    private enum Source {
        case data(Data), stream(InputStream)
    }

    public init(data: Data) {
        source = .data(data)
        super.init()
    }

    public convenience init(stream: InputStream) {
        self.init(data: Data())
        source = .stream(stream)
    }

    public convenience init?(contentsOf url: URL) {
        if url.isFileURL {
            guard let stream = InputStream(url: url) else { return nil }
            self.init(stream: stream)
        } else {
            guard let data = try? Data(contentsOf: url) else { return nil }
            self.init(data: data)
        }
    }

    open weak var delegate: (any XMLParserDelegate)?
    open var shouldProcessNamespaces = false
    open var shouldReportNamespacePrefixes = false
    open var shouldResolveExternalEntities = false
    open var externalEntityResolvingPolicy = ExternalEntityResolvingPolicy.resolveExternalEntitiesNever
    open var allowedExternalEntityURLs: Set<URL>?

    open private(set) var parserError: (any Error)?
    open var publicID: String? { nil }
    open var systemID: String? { nil }
    open var lineNumber: Int { reading?.place.line ?? 0 }
    open var columnNumber: Int { reading?.place.column ?? 0 }

    open func parse() -> Bool {
        let data: Data
        switch source {
        case .data(let all): data = all
        case .stream(let stream):
            do { data = try stream.remainingBytes() } catch { return fails(error) }
        }
        // The C library takes less for no beginning.
        guard data.count >= 4 else { return fails(.prematureDocumentEndError) }
        guard XMLBytes.areEncoded(data) else { return fails(.invalidEncodingError) }
        let reading = XMLReading(data, for: self)
        self.reading = reading
        reading.run()
        if reading.isAborted { return fails(.delegateAbortedParseError) }
        return parserError == nil
    }

    /// Ends the parsing; what has been found meanwhile is not told. Before and after `parse()`, this does nothing.
    open func abortParsing() { reading?.abort() }

    private func fails(_ code: ErrorCode) -> Bool { fails(NSError(domain: XMLParser.errorDomain, code: code.rawValue)) }

    /// Keeps and tells an error that ends the parsing.
    @discardableResult func fails(_ error: any Error) -> Bool {
        parserError = error
        delegate?.parser(self, parseErrorOccurred: error)
        return false
    }
}

extension InputStream {
    /// Everything that has not been read yet.
    fileprivate func remainingBytes() throws -> Data {
        open()
        defer { close() }
        var (all, buffer) = (Data(), [UInt8](repeating: 0, count: 1 << 16))
        while true {
            let count = read(&buffer, maxLength: buffer.count)
            if count == 0 { return all }
            guard count > 0 else {
                throw streamError ?? NSError(domain: XMLParser.errorDomain, code: XMLParser.ErrorCode.internalError.rawValue)
            }
            all.append(contentsOf: buffer[..<count])
        }
    }
}
