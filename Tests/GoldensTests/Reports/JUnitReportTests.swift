import Foundation
import FoundationXML
import Testing

@testable import Goldens

@Suite struct JUnitReportTests {
    /// The elements that an XML parser reads, with their attributes and texts.
    private final class Reader: NSObject, XMLParserDelegate {
        struct Element { let name: String, attributes: [String: String]; var text = "" }
        var elements: [Element] = []
        private var open: [Int] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            open.append(elements.count)
            elements.append(Element(name: name, attributes: attributes))
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) { elements[open[open.count - 1]].text += string }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            open.removeLast()
        }
    }

    private func elements(of report: VerificationReport) throws -> [Reader.Element] {
        var xml = ""
        JUnitReport(report: report).write { xml += $0 }
        let parser = XMLParser(data: Data(xml.utf8))
        let reader = Reader()
        parser.delegate = reader
        try #require(parser.parse(), "\(String(describing: parser.parserError))")
        return reader.elements
    }

    @Test func everyOutcomeIsATestCase() throws {
        let elements = try elements(of: SampleReport.everything())
        let cases = elements.filter { $0.name == "testcase" }
        #expect(
            cases.map { $0.attributes["name"] } == [
                "Kind/changed", "Kind/failed", "Kind/missing", "Kind/new", "Kind/stale", "Kind/tolerated", "Kind/unchanged",
            ])
        #expect(elements.filter { $0.name == "failure" }.map { $0.attributes["type"] } == ["changed", "missing", "new", "stale"])
        #expect(elements.filter { $0.name == "error" }.map { $0.attributes["type"] } == ["failed"])
        let suites = elements[0].attributes
        #expect(suites == ["name": "Darkroom", "tests": "7", "failures": "4", "errors": "1", "time": "0.000"])
    }

    @Test func failuresDescribeTheDifferenceAndNameThePictures() throws {
        var report = SampleReport.everything()
        report.causes = [.init(name: "pango", recorded: "A", found: "B")]
        report.pictures[0].layout = [
            .init(
                kind: .moved, view: "V/Text", from: .init(x: 1, y: 2, width: 3, height: 4),
                to: .init(x: 1, y: 6.5, width: 3, height: 4))
        ]
        let failure = try #require(try elements(of: report).first { $0.name == "failure" })
        #expect(failure.attributes["message"] == "3 pixels (4.7 %), visible")
        #expect(
            failure.text == """
                pango has changed since the goldens were recorded, from A to B. This may be the cause of differences.
                3 of 64 pixels differ (4.7 %).
                1 of these is only antialiasing.
                The strongest color change is visible: 12.3 of 100, the distance from black to white, and 40 of 255 in a channel.
                The structural similarity is 98.7 %.
                V/Text: moved 4.5 pt down, from (1, 2) to (1, 6.5)
                expected: pictures/Kind/changed-expected.png
                actual: pictures/Kind/changed-actual.png
                difference: pictures/Kind/changed-difference.png
                """)
    }

    @Test func textsAreEscaped() throws {
        let nasty = "a\u{0}\u{1B}]]></failure><x a=\"1\">&amp; 'q'\u{FFFE}\u{202E}ש\r\n\ttab 🙂"
        var report = SampleReport.everything()
        report.pictures = [SampleReport.picture("Kind\"<&>\u{1}/x", .failed, message: nasty)]
        let error = try #require(try elements(of: report).first { $0.name == "error" })
        #expect(error.text == "a\u{FFFD}\u{FFFD}]]></failure><x a=\"1\">&amp; 'q'\u{FFFD}\u{202E}ש\n\ttab 🙂")
        #expect(try elements(of: report).first { $0.name == "testcase" }?.attributes["name"] == "Kind\"<&>\u{FFFD}/x")
    }

    @Test func suitesAndTimesAddUp() throws {
        var report = SampleReport.everything()
        report.pictures = ["B/1", "A/1", "B/2"].map { SampleReport.picture($0, .unchanged) }
        for index in report.pictures.indices { report.pictures[index].seconds = 0.25 }
        let suites = try elements(of: report).filter { $0.name.hasPrefix("testsuite") }
        #expect(suites.map { $0.attributes["name"] } == ["Darkroom", "A", "B"])
        #expect(suites.map { $0.attributes["time"] } == ["0.750", "0.250", "0.500"])
    }
}
