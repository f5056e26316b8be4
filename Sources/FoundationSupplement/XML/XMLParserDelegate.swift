import Foundation

/// What a parser tells about a document. On Linux no method of a protocol is optional, so those that a delegate lacks are here.
public protocol XMLParserDelegate: NSObjectProtocol {
    func parserDidStartDocument(_ parser: XMLParser)
    func parserDidEndDocument(_ parser: XMLParser)
    func parser(_ parser: XMLParser, foundNotationDeclarationWithName name: String, publicID: String?, systemID: String?)
    func parser(
        _ parser: XMLParser, foundUnparsedEntityDeclarationWithName name: String, publicID: String?, systemID: String?,
        notationName: String?)
    func parser(
        _ parser: XMLParser, foundAttributeDeclarationWithName attributeName: String, forElement elementName: String, type: String?,
        defaultValue: String?)
    func parser(_ parser: XMLParser, foundElementDeclarationWithName elementName: String, model: String)
    func parser(_ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?)
    func parser(_ parser: XMLParser, foundExternalEntityDeclarationWithName name: String, publicID: String?, systemID: String?)
    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String])
    func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?)
    func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String)
    func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String)
    func parser(_ parser: XMLParser, foundCharacters string: String)
    func parser(_ parser: XMLParser, foundIgnorableWhitespace whitespaceString: String)
    func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?)
    func parser(_ parser: XMLParser, foundComment comment: String)
    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data)
    func parser(_ parser: XMLParser, resolveExternalEntityName name: String, systemID: String?) -> Data?
    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error)
    func parser(_ parser: XMLParser, validationErrorOccurred validationError: any Error)
}

extension XMLParserDelegate {
    public func parserDidStartDocument(_ parser: XMLParser) {}
    public func parserDidEndDocument(_ parser: XMLParser) {}
    public func parser(
        _ parser: XMLParser, foundNotationDeclarationWithName name: String, publicID: String?, systemID: String?
    ) {}
    public func parser(
        _ parser: XMLParser, foundUnparsedEntityDeclarationWithName name: String, publicID: String?, systemID: String?,
        notationName: String?
    ) {}
    public func parser(
        _ parser: XMLParser, foundAttributeDeclarationWithName attributeName: String, forElement elementName: String, type: String?,
        defaultValue: String?
    ) {}
    public func parser(_ parser: XMLParser, foundElementDeclarationWithName elementName: String, model: String) {}
    public func parser(_ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?) {}
    public func parser(
        _ parser: XMLParser, foundExternalEntityDeclarationWithName name: String, publicID: String?, systemID: String?
    ) {}
    public func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {}
    public func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {}
    public func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String) {}
    public func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String) {}
    public func parser(_ parser: XMLParser, foundCharacters string: String) {}
    public func parser(_ parser: XMLParser, foundIgnorableWhitespace whitespaceString: String) {}
    public func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?) {}
    public func parser(_ parser: XMLParser, foundComment comment: String) {}
    /// A delegate that does not ask for these blocks gets them as characters, as on Apple's systems.
    public func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        self.parser(parser, foundCharacters: String(decoding: CDATABlock, as: UTF8.self))
    }
    public func parser(_ parser: XMLParser, resolveExternalEntityName name: String, systemID: String?) -> Data? { nil }
    public func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {}
    public func parser(_ parser: XMLParser, validationErrorOccurred validationError: any Error) {}
}
