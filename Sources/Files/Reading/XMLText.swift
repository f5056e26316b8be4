import Foundation
import FoundationSupplement
import FoundationXML

/// Parsers of XML for bytes of any kind.
package enum XMLText {
    /// Returns a parser; nil for bytes that are neither UTF-8 nor declare another encoding, which are no XML.
    package static func parser(of data: Data) -> FoundationXML.XMLParser? {
        XMLBytes.areEncoded(data) ? FoundationXML.XMLParser(data: data) : nil
    }
}
