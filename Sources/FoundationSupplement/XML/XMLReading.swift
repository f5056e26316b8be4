import Foundation
import FoundationXML

/// One document on its way through Foundation's parser; hands on to a parser's delegate what comes before the first error.
final class XMLReading: NSObject, FoundationXML.XMLParserDelegate {
    private let inner: FoundationXML.XMLParser
    private unowned let parser: XMLParser
    private var stop: (line: Int, column: Int)?
    private var isRunning = false
    private(set) var isAborted = false

    /// Makes what reads the data of a parser, with the parser's settings.
    init(_ data: Data, for parser: XMLParser) {
        inner = FoundationXML.XMLParser(data: data)
        self.parser = parser
        super.init()
        inner.delegate = self
        inner.shouldProcessNamespaces = parser.shouldProcessNamespaces
        inner.shouldReportNamespacePrefixes = parser.shouldReportNamespacePrefixes
        inner.shouldResolveExternalEntities = parser.shouldResolveExternalEntities
        inner.allowedExternalEntityURLs = parser.allowedExternalEntityURLs
        inner.externalEntityResolvingPolicy =
            switch parser.externalEntityResolvingPolicy {
            // The inner parser does not know where the data come from, so nothing has the same origin.
            case .resolveExternalEntitiesNever, .resolveExternalEntitiesSameOriginOnly: .never
            case .resolveExternalEntitiesNoNetwork: .noNetwork
            case .resolveExternalEntitiesAlways: .always
            }
    }

    /// Where the reading is, or has ended.
    var place: (line: Int, column: Int) { stop ?? (inner.lineNumber, inner.columnNumber) }

    private var delegate: (any XMLParserDelegate)? { stop == nil ? parser.delegate : nil }

    func run() {
        isRunning = true
        let isComplete = inner.parse()
        isRunning = false
        // The delegate has heard of an error; without one, the C library has refused the document.
        guard !isComplete, stop == nil, let error = inner.parserError, XMLReading.isFatal(error) else { return }
        end(error)
    }

    func abort() {
        guard isRunning, stop == nil else { return }
        stop = place
        isAborted = true
        inner.abortParsing()
    }

    /// Notes the place and tells the error. What the inner parser makes of the rest is not handed on.
    private func end(_ error: any Error) {
        stop = place
        parser.fails(error)
    }

    /// Warnings and problems of namespaces do not end a parsing. The numbers are those of libxml2.
    private static func isFatal(_ error: any Error) -> Bool {
        let code = (error as NSError).code
        return code < 200 && ![27, 93, 97, 98, 99, 100, 102, 106, 107].contains(code)
    }

    func parser(_: FoundationXML.XMLParser, parseErrorOccurred error: any Error) {
        if stop == nil, XMLReading.isFatal(error) { end(error) }
    }

    func parserDidStartDocument(_: FoundationXML.XMLParser) { delegate?.parserDidStartDocument(parser) }
    func parserDidEndDocument(_: FoundationXML.XMLParser) { delegate?.parserDidEndDocument(parser) }

    func parser(_: FoundationXML.XMLParser, foundNotationDeclarationWithName name: String, publicID: String?, systemID: String?) {
        delegate?.parser(parser, foundNotationDeclarationWithName: name, publicID: publicID, systemID: systemID)
    }

    func parser(
        _: FoundationXML.XMLParser, foundUnparsedEntityDeclarationWithName name: String, publicID: String?, systemID: String?,
        notationName: String?
    ) {
        delegate?.parser(
            parser, foundUnparsedEntityDeclarationWithName: name, publicID: publicID, systemID: systemID, notationName: notationName)
    }

    func parser(
        _: FoundationXML.XMLParser, foundAttributeDeclarationWithName name: String, forElement element: String, type: String?,
        defaultValue: String?
    ) {
        delegate?.parser(
            parser, foundAttributeDeclarationWithName: name, forElement: element, type: type, defaultValue: defaultValue)
    }

    func parser(_: FoundationXML.XMLParser, foundElementDeclarationWithName name: String, model: String) {
        delegate?.parser(parser, foundElementDeclarationWithName: name, model: model)
    }

    func parser(_: FoundationXML.XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?) {
        delegate?.parser(parser, foundInternalEntityDeclarationWithName: name, value: value)
    }

    func parser(
        _: FoundationXML.XMLParser, foundExternalEntityDeclarationWithName name: String, publicID: String?, systemID: String?
    ) {
        delegate?.parser(parser, foundExternalEntityDeclarationWithName: name, publicID: publicID, systemID: systemID)
    }

    func parser(
        _: FoundationXML.XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        delegate?.parser(
            parser, didStartElement: name, namespaceURI: namespaceURI, qualifiedName: qualifiedName, attributes: attributes)
    }

    func parser(_: FoundationXML.XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        delegate?.parser(parser, didEndElement: name, namespaceURI: namespaceURI, qualifiedName: qualifiedName)
    }

    func parser(_: FoundationXML.XMLParser, didStartMappingPrefix prefix: String, toURI uri: String) {
        delegate?.parser(parser, didStartMappingPrefix: prefix, toURI: uri)
    }

    func parser(_: FoundationXML.XMLParser, didEndMappingPrefix prefix: String) {
        delegate?.parser(parser, didEndMappingPrefix: prefix)
    }

    func parser(_: FoundationXML.XMLParser, foundCharacters string: String) {
        delegate?.parser(parser, foundCharacters: string)
    }

    func parser(_: FoundationXML.XMLParser, foundIgnorableWhitespace string: String) {
        delegate?.parser(parser, foundIgnorableWhitespace: string)
    }

    func parser(_: FoundationXML.XMLParser, foundProcessingInstructionWithTarget target: String, data: String?) {
        delegate?.parser(parser, foundProcessingInstructionWithTarget: target, data: data)
    }

    func parser(_: FoundationXML.XMLParser, foundComment comment: String) { delegate?.parser(parser, foundComment: comment) }

    func parser(_: FoundationXML.XMLParser, foundCDATA data: Data) { delegate?.parser(parser, foundCDATA: data) }

    func parser(_: FoundationXML.XMLParser, resolveExternalEntityName name: String, systemID: String?) -> Data? {
        // The inner parser cannot insert nothing.
        delegate?.parser(parser, resolveExternalEntityName: name, systemID: systemID).flatMap { $0.isEmpty ? nil : $0 }
    }

    func parser(_: FoundationXML.XMLParser, validationErrorOccurred error: any Error) {
        delegate?.parser(parser, validationErrorOccurred: error)
    }
}
