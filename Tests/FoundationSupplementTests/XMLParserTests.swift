import FoundationSupplement
import Testing

@Suite struct XMLParserTests {
    /// Notes what a parser tells, and ends the parsing at elements of a name.
    private final class Events: NSObject, XMLParserDelegate {
        var list: [String] = []
        var codes: [Int] = []

        func parserDidStartDocument(_ parser: XMLParser) { list.append("start") }
        func parserDidEndDocument(_ parser: XMLParser) { list.append("end") }
        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
            attributes attributeDict: [String: String] = [:]
        ) {
            list.append("<\(elementName)\(attributeDict.sorted { $0.key < $1.key }.map { " \($0)=\($1)" }.joined())>")
            if let namespaceURI { list.append("\(namespaceURI)|\(qName ?? "")") }
            if elementName == "abort" { parser.abortParsing() }
        }
        func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?) {
            list.append("</\(elementName)>")
        }
        func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String) {
            list.append("\(prefix)->\(namespaceURI)")
        }
        func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String) { list.append("\(prefix)<-") }
        func parser(_ parser: XMLParser, foundCharacters string: String) { list.append(string) }
        func parser(_ parser: XMLParser, foundComment comment: String) { list.append("!\(comment)") }
        func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?) {
            list.append("?\(target) \(data ?? "")")
        }
        func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) { codes.append((parseError as NSError).code) }
    }

    private func events(
        of text: String, setUp: (XMLParser) -> Void = { _ in }
    ) -> (isGood: Bool, events: Events, parser: XMLParser) {
        let (parser, events) = (XMLParser(data: Data(text.utf8)), Events())
        parser.delegate = events
        setUp(parser)
        return (parser.parse(), events, parser)
    }

    @Test func goodDocumentsAreToldFromTheBeginningToTheEnd() {
        let (isGood, events, parser) = events(of: "<a b='1'>x<!--c--><?t u?><![CDATA[<d>]]><e/>\n</a>")
        #expect(isGood && parser.parserError == nil && events.codes.isEmpty)
        #expect(
            events.list == ["start", "<a b=1>", "x", "!c", "?t u", "<d>", "<e>", "</e>", "\n", "</a>", "end"])
        #expect(parser.lineNumber == 2)
    }

    @Test(arguments: [
        ("", XMLParser.ErrorCode.prematureDocumentEndError), ("<a>", .prematureDocumentEndError),
        ("<a>text", .prematureDocumentEndError), ("text", .emptyDocumentError), ("<a><b></a></b>", .tagNameMismatchError),
        ("<a/><b/>", .prematureDocumentEndError), ("<a>&none;</a>", .undeclaredEntityError), ("<a b=1/>", .attributeNotStartedError),
    ])
    func theFirstErrorEndsTheParsing(text: String, code: XMLParser.ErrorCode) throws {
        let (isGood, events, parser) = events(of: text)
        let error = try #require(parser.parserError as NSError?)
        #expect(!isGood && error.domain == XMLParser.errorDomain && error.code == code.rawValue)
        #expect(events.codes == [code.rawValue])
        #expect(!events.list.contains("end"))
    }

    @Test func documentsAreRefusedWithoutADelegateToo() {
        let parser = XMLParser(data: Data("<a><b></a>".utf8))
        #expect(!parser.parse() && parser.parserError != nil)
        #expect(XMLParser(data: Data("<a><b/></a>".utf8)).parse())
    }

    @Test func whatIsNoTextIsRefused() {
        let parser = XMLParser(data: Data([0x3C, 0x61, 0xFF, 0xFE, 0x2F, 0x3E]))
        #expect(!parser.parse() && (parser.parserError as NSError?)?.code == XMLParser.ErrorCode.invalidEncodingError.rawValue)
    }

    @Test func delegatesEndTheParsing() {
        let (isGood, events, parser) = events(of: "<a><abort/><c/></a>")
        #expect(!isGood && events.list == ["start", "<a>", "<abort>"] && events.codes == [512])
        let error = parser.parserError as NSError?
        #expect(error?.domain == "NSXMLParserErrorDomain")
        #expect(error?.code == XMLParser.ErrorCode.delegateAbortedParseError.rawValue)
    }

    @Test func namespacesAreProcessed() {
        let text = "<p:a xmlns:p='u' xmlns='v'><b/></p:a>"
        let plain = events(of: text)
        #expect(plain.events.list == ["start", "<p:a xmlns=v xmlns:p=u>", "<b>", "</b>", "</p:a>", "end"])
        let processed = events(of: text) { ($0.shouldProcessNamespaces, $0.shouldReportNamespacePrefixes) = (true, true) }
        #expect(processed.isGood)
        #expect(processed.events.list.filter { !$0.contains("->") && !$0.contains("<-") }
            == ["start", "<a>", "u|p:a", "<b>", "v|b", "</b>", "</a>", "end"])
        #expect(processed.events.list.contains("p->u") && processed.events.list.contains("p<-"))
    }

    @Test func streamsAndFilesAreRead() throws {
        let parser = XMLParser(stream: InputStream(data: Data("<a><b/></a>".utf8)))
        let events = Events()
        parser.delegate = events
        #expect(parser.parse() && events.list == ["start", "<a>", "<b>", "</b>", "</a>", "end"])
        let missing = XMLParser(contentsOf: URL(fileURLWithPath: "/nowhere/at all.xml"))
        #expect(missing?.parse() != true)
    }

    @Test func subclassesAreTheirOwnDelegates() {
        final class Names: XMLParser, XMLParserDelegate {
            var names: [String] = []
            override init(data: Data) {
                super.init(data: data)
                delegate = self
            }
            func parser(
                _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
                attributes: [String: String]
            ) { names.append(elementName) }
        }
        let names = Names(data: Data("<a><b/></a>".utf8))
        #expect(names.parse() && names.names == ["a", "b"])
    }
}
