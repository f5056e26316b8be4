import DisplayList
import Files
import Foundation
import FoundationXML

/// The shapes and guide lines of a custom symbol's SVG, in the template that the SF Symbols app exports.
///
/// Each weight and scale is a group such as `Regular-M`. The lines `Baseline-M`, `Capline-M`, `left-margin-Regular-M`
/// and `right-margin-Regular-M` define its position next to text.
final class SymbolTemplate: NSObject, XMLParserDelegate {
    struct Shape {
        var path: Path
        var isEvenOdd: Bool
        /// Whether the shape erases those behind it.
        var isErasing = false
        /// What the shape is among the parts of the symbol; nil where the template does not say.
        var role: SymbolRole?
    }

    /// The shapes by the name of their group, in the document's coordinates.
    private(set) var shapes: [String: [Shape]] = [:]
    /// The positions of guide lines: x for vertical lines, y for horizontal ones.
    private(set) var guides: [String: CGFloat] = [:]

    static let weights = [
        "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]
    static let scales = ["S", "M", "L"]

    private static let groupNames = Set(weights.flatMap { weight in scales.map { "\(weight)-\($0)" } })

    private struct Level {
        var transform: CGAffineTransform
        var group: String?
        var isHidden: Bool
        var isEvenOdd: Bool
    }

    private var styles = SymbolTemplateStyles()
    private var isStyle = false
    private var hasRoot = false
    private var isWellFormed = true
    private var levels = [Level(transform: .identity, group: nil, isHidden: false, isEvenOdd: false)]

    /// - Throws: `AssetFailure` if the file is not XML.
    init(_ data: Data, name: String) throws {
        super.init()
        guard let parser = XMLText.parser(of: data) else {
            throw AssetFailure(message: "The symbol \(name) cannot be read as SVG: its text is not UTF-8. Export it again.")
        }
        parser.shouldResolveExternalEntities = false
        parser.delegate = self
        let isRead = parser.parse() && parser.parserError == nil
        guard isRead, isWellFormed, hasRoot else {
            throw AssetFailure(
                message: "The symbol \(name) cannot be read as SVG: its XML is damaged. Export it again.")
        }
    }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        hasRoot = true
        var level = levels[levels.count - 1]
        if let text = attributes["transform"] {
            level.transform = SVGTransform.parse(text).concatenating(level.transform)
        }
        let identifier = attributes["id"] ?? ""
        if Self.groupNames.contains(identifier) { level.group = identifier }
        let tag = element.split(separator: ":").last.map(String.init) ?? element
        isStyle = tag == "style"
        // Notes and guides are only for the designer. Definitions are drawn only where they are referenced.
        if ["Notes", "Guides"].contains(identifier) || ["defs", "clipPath", "mask", "symbol", "style"].contains(tag) {
            level.isHidden = true
        }
        let style = attributes["style"] ?? ""
        if attributes["display"] == "none" || style.contains("display:none") { level.isHidden = true }
        if let rule = attributes["fill-rule"] { level.isEvenOdd = rule == "evenodd" }
        if style.contains("fill-rule:evenodd") { level.isEvenOdd = true }
        levels.append(level)
        if tag == "line" || (tag == "path" && Self.isGuide(identifier)) {
            addGuide(identifier, attributes, level.transform)
        }
        guard let group = level.group, !level.isHidden, attributes["fill"] != "none", !style.contains("fill:none"),
            let path = Self.path(tag, attributes), !path.isEmpty
        else { return }
        let classes = (attributes["class"] ?? "").split(separator: " ").map(String.init)
        shapes[group, default: []].append(
            Shape(
                path: path.applying(level.transform), isEvenOdd: level.isEvenOdd, isErasing: styles.isErasing(classes),
                role: styles.role(of: classes)))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if isStyle { styles.add(string) }
    }

    func parser(
        _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
    ) {
        isStyle = false
        if levels.count > 1 { levels.removeLast() }
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: Error) { isWellFormed = false }

    private static func isGuide(_ identifier: String) -> Bool {
        ["Baseline-", "Capline-", "left-margin", "right-margin"].contains { identifier.hasPrefix($0) }
    }

    private func addGuide(_ identifier: String, _ attributes: [String: String], _ transform: CGAffineTransform) {
        guard Self.isGuide(identifier) else { return }
        var place = CGPoint.zero
        if let data = attributes["d"] {
            place = SVGPathData.path(data).boundingRect.origin
        } else {
            place = CGPoint(x: Self.length(attributes["x1"]), y: Self.length(attributes["y1"]))
        }
        let moved = place.applying(transform)
        guides[identifier] = identifier.hasSuffix("line-S") || identifier.hasSuffix("line-M")
            || identifier.hasSuffix("line-L") ? moved.y : moved.x
    }

    private static func length(_ text: String?) -> CGFloat {
        guard let text, let value = Double(text.replacing("px", with: "")), value.isFinite else { return 0 }
        return CGFloat(value)
    }

    /// Returns the outline of an element that draws a filled shape.
    private static func path(_ tag: String, _ attributes: [String: String]) -> Path? {
        func value(_ key: String) -> CGFloat { length(attributes[key]) }
        switch tag {
        case "path": return attributes["d"].map(SVGPathData.path)
        case "rect":
            let rect = CGRect(x: value("x"), y: value("y"), width: value("width"), height: value("height"))
            let radius = max(value("rx"), value("ry"))
            return Path { path in
                if radius > 0 {
                    path.addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius), style: .circular)
                } else {
                    path.addRect(rect)
                }
            }
        case "circle", "ellipse":
            let width = tag == "circle" ? value("r") : value("rx")
            let height = tag == "circle" ? value("r") : value("ry")
            let rect = CGRect(x: value("cx") - width, y: value("cy") - height, width: 2 * width, height: 2 * height)
            return Path { $0.addEllipse(in: rect) }
        case "polygon": return attributes["points"].map { SVGPathData.path("M\($0)Z") }
        default: return nil
        }
    }
}
