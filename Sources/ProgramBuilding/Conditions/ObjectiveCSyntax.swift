/// Rewrites what only works with Objective-C: its attributes, `@NSManaged`, `#keyPath`, `#selector`, casts of fetch
/// requests, the methods about observed keys that classes override, and functions that compare numbers that are objects.
///
/// Lines stay, and columns stay up to the end of a rewritten declaration or expression.
struct ObjectiveCSyntax {
    /// Attributes that say something to Objective-C alone.
    private static let attributes: Set<String> = ["objc", "objcMembers", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable"]

    private let bytes: [UInt8]

    /// - Parameter bytes: a source in UTF-8.
    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private struct Edit {
        let range: Range<Int>
        let text: String
    }

    /// The source without what needs Objective-C; nil where nothing changes.
    ///
    /// - Parameter marks: the places of `@` and `#` in code.
    func rewritten(at marks: [Int]) -> [UInt8]? {
        var edits = marks.flatMap(edits) + castsOfRequests + observers + comparisons
        guard !edits.isEmpty else { return nil }
        edits.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
        var result: [UInt8] = []
        var end = 0
        for edit in edits where edit.range.lowerBound >= end {
            result += bytes[end..<edit.range.lowerBound]
            result += Array(edit.text.utf8)
            end = edit.range.upperBound
        }
        return result + bytes[end...]
    }

    private func edits(at mark: Int) -> [Edit] {
        let (name, end) = word(at: mark + 1)
        if bytes[mark] == UInt8(ascii: "@") {
            if ObjectiveCSyntax.attributes.contains(name) {
                // `@objc (Name)` is an older way to write it. No other of these attributes has an argument.
                let open = name == "objc" ? bytes[end...].firstIndex { $0 != UInt8(ascii: " ") } ?? end : end
                let close = byte(open) == UInt8(ascii: "(") ? closing(open) ?? end : end
                return [blank(mark..<close)] + (name == "objc" ? classConstraint(after: close) : [])
            }
            if name == "NSManaged" { return managed(after: end).map { [blank(mark..<end), $0] } ?? [] }
            return []
        }
        guard name == "keyPath" || name == "selector", let open = skippingBlanks(end), byte(open) == UInt8(ascii: "("),
            let close = closing(open)
        else { return [] }
        let inner = text(open + 1..<close - 1)
        let new = name == "keyPath" ? keyPath(inner) : selector(inner)
        let width = close - mark
        return [Edit(range: mark..<close, text: new + String(repeating: " ", count: max(0, width - new.utf8.count)))]
    }

    /// Requests of Objective-C have one class whatever their results are, so that each cast of one succeeds.
    private var castsOfRequests: [Edit] {
        let cast = Array("as! NSFetchRequest<".utf8)
        var edits: [Edit] = []
        var index = 0
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "N")) {
            index = start + 1
            let place = start - 4
            guard place >= 0, place + cast.count <= bytes.count, bytes[place..<place + cast.count].elementsEqual(cast) else { continue }
            edits.append(Edit(range: place..<place + 3, text: "._retyped() as"))
        }
        return edits
    }

    /// Every object of Objective-C's has the methods about observed keys. Here each belongs to the class that declares it, and its
    /// superclass has another one, which does nothing.
    private var observers: [Edit] {
        observers(of: "observeValue", "forKeyPath", inSuperclass: "_ignoreValue ")
            + observers(of: "keyPathsForValuesAffectingValue", "forKey", inSuperclass: "_keyPathsForValuesAffectingValue")
            + observers(of: "automaticallyNotifiesObservers", "forKey", inSuperclass: "_automaticallyNotifiesObservers")
    }

    /// - Parameter other: the name of the superclass's method, one character longer than that of the other.
    private func observers(of method: String, _ firstLabel: String, inSuperclass other: String) -> [Edit] {
        let name = Array("\(method)(".utf8)
        var edits: [Edit] = []
        var index = 0
        while let start = bytes[index...].firstIndex(of: name[0]) {
            index = start + 1
            guard start + name.count < bytes.count, bytes[start..<start + name.count].elementsEqual(name),
                let label = skippingBlanks(start + name.count), word(at: label).name == firstLabel
            else { continue }
            let line = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
            let before = text(line..<start)
            if before.hasSuffix("super.") {
                edits.append(Edit(range: start - 6..<start + name.count - 1, text: "self.\(other)"))
            } else if before.hasSuffix("func "), let modifier = before.firstRange(of: "override ") {
                let place = line + before[..<modifier.lowerBound].utf8.count
                edits.append(blank(place..<place + 8))
            }
        }
        return edits
    }

    /// Numbers of Objective-C's cannot be compared, so sources declare how. Here Foundation compares them, too: a member of
    /// an extension comes before Foundation's, a function of the module does not.
    private var comparisons: [Edit] {
        let start = Array("func <".utf8)
        var edits: [Edit] = []
        var index = 0
        while let place = bytes[index...].firstIndex(of: UInt8(ascii: "f")) {
            index = place + 1
            guard place + start.count < bytes.count, bytes[place..<place + start.count].elementsEqual(start),
                let brace = bytes[place...].firstIndex(of: UInt8(ascii: "{")),
                text(place..<brace).wholeMatch(of: #/func <\s*\(\s*\w+\s*:\s*NSNumber,\s*\w+\s*:\s*NSNumber\s*\)\s*->\s*Bool\s*/#) != nil,
                let end = closing(brace, "{", "}")
            else { continue }
            edits.append(Edit(range: place..<place, text: "extension NSNumber { static "))
            edits.append(Edit(range: end..<end, text: " }"))
        }
        return edits
    }

    /// `#keyPath(Item.category.name)` is the text `category.name`.
    private func keyPath(_ path: String) -> String {
        var parts = path.split(separator: ".").map { $0.filter { !$0.isWhitespace && $0 != "`" } }
        while parts.count > 1, parts[0].first?.isUppercase ?? false || parts[0] == "self" { parts.removeFirst() }
        return "(\"\(parts.joined(separator: "."))\")"
    }

    /// `#selector(NSString.localizedCompare(_:))` is the selector `localizedCompare:`.
    private func selector(_ method: String) -> String {
        var method = method.replacing(#/\s+as\s.*$/#.dotMatchesNewlines(), with: "")
        if let colon = method.firstIndex(of: ":"), ["getter", "setter"].contains(method[..<colon].filter { !$0.isWhitespace }) {
            method = String(method[method.index(after: colon)...])
        }
        let head = method.prefix { $0 != "(" }
        let name = (head.split(separator: ".").last.map(String.init) ?? "").filter { !$0.isWhitespace && $0 != "`" }
        let labels = method.dropFirst(head.count).filter { !"() \n\t".contains($0) }.split(separator: ":")
        let rest = labels.enumerated().map { index, label in
            label == "_" ? ":" : index == 0 ? "With\(label.prefix(1).uppercased())\(label.dropFirst()):" : "\(label):"
        }
        return "Selector(\"\(name)\(rest.joined())\")"
    }

    /// A protocol of Objective-C's has classes alone.
    private func classConstraint(after start: Int) -> [Edit] {
        guard var index = skippingBlanks(start) else { return [] }
        while true {
            let (name, end) = word(at: index)
            guard let next = skippingBlanks(end), !name.isEmpty else { return [] }
            index = next
            if name == "protocol" { break }
            guard ["public", "internal", "private", "fileprivate", "package", "open"].contains(name) else { return [] }
        }
        let end = word(at: index).end
        guard let brace = skippingBlanks(end), byte(brace) == UInt8(ascii: "{") else { return [] }
        return [Edit(range: end..<end, text: ": AnyObject")]
    }

    // MARK: @NSManaged

    /// What makes the declaration behind `@NSManaged` one that reads and writes the object's values.
    private func managed(after start: Int) -> Edit? {
        var index = start
        while let place = skippingBlanks(index) {
            index = place
            if byte(index) == UInt8(ascii: "@") {
                let end = word(at: index + 1).end
                index = byte(end) == UInt8(ascii: "(") ? closing(end) ?? end : end
                continue
            }
            let (name, end) = word(at: index)
            switch name {
            case "": return nil
            case "var": return property(at: end)
            case "func": return function(at: end)
            default: index = byte(end) == UInt8(ascii: "(") ? closing(end) ?? end : end
            }
        }
        return nil
    }

    private func property(at start: Int) -> Edit? {
        guard let place = skippingBlanks(start) else { return nil }
        let (name, nameEnd) = word(at: place)
        guard !name.isEmpty, let colon = skippingBlanks(nameEnd), byte(colon) == UInt8(ascii: ":"),
            let type = skippingBlanks(colon + 1)
        else { return nil }
        let end = typeEnd(type)
        let accessors = " { get { _managedValue(\"\(name)\") } set { _setManagedValue(\"\(name)\", newValue) } }"
        return Edit(range: end..<end, text: accessors)
    }

    private func function(at start: Int) -> Edit? {
        guard let place = skippingBlanks(start) else { return nil }
        let (name, nameEnd) = word(at: place)
        guard !name.isEmpty, let open = skippingBlanks(nameEnd), byte(open) == UInt8(ascii: "("), let end = closing(open)
        else { return nil }
        var (labels, values): ([String], [String]) = ([], [])
        for parameter in text(open + 1..<end - 1).split(separator: ",") {
            let names = parameter.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace)
            guard let label = names.first, let value = names.last else { continue }
            labels.append("\(label):")
            values.append(String(value))
        }
        guard !values.isEmpty else { return nil }
        let body = " { _performManaged(\"\(name)(\(labels.joined()))\", \(values.joined(separator: ", "))) }"
        return Edit(range: end..<end, text: body)
    }

    /// The place behind a type.
    private func typeEnd(_ start: Int) -> Int {
        var (index, depth, end) = (start, 0, start)
        while let byte = byte(index) {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "="):
                if depth <= 0 { return end }
            case UInt8(ascii: "/"):
                if let next = self.byte(index + 1), next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return end }
            default: break
            }
            index += 1
            if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") { end = index }
        }
        return end
    }

    // MARK: Text

    private func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func blank(_ range: Range<Int>) -> Edit { Edit(range: range, text: String(repeating: " ", count: range.count)) }

    /// The name at a place, without the marks that make a reserved word a name, and the place behind it.
    private func word(at start: Int) -> (name: String, end: Int) {
        var index = start
        if byte(index) == UInt8(ascii: "`") {
            while let byte = byte(index + 1), byte != UInt8(ascii: "`") { index += 1 }
            return (text(min(start + 1, bytes.count)..<min(index + 1, bytes.count)), min(index + 2, bytes.count))
        }
        while let byte = byte(index), byte >= 0x80 || byte == UInt8(ascii: "_") || Character(UnicodeScalar(byte)).isLetter
            || Character(UnicodeScalar(byte)).isNumber {
            index += 1
        }
        return (text(start..<max(start, index)), max(start, index))
    }

    /// The next place that is no blank, comment or end of a line.
    private func skippingBlanks(_ start: Int) -> Int? {
        var index = start
        while let byte = byte(index) {
            if byte == UInt8(ascii: "/"), self.byte(index + 1) == UInt8(ascii: "/") {
                while let byte = self.byte(index), byte != UInt8(ascii: "\n") { index += 1 }
            } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
                || byte == UInt8(ascii: "\r") {
                index += 1
            } else {
                return index
            }
        }
        return nil
    }

    /// The place behind the parenthesis, or the other mark, that closes the one at `open`.
    private func closing(_ open: Int, _ first: Character = "(", _ last: Character = ")") -> Int? {
        var depth = 0
        for index in open..<bytes.count {
            if bytes[index] == first.asciiValue { depth += 1 }
            if bytes[index] == last.asciiValue { depth -= 1 }
            if depth == 0 { return index + 1 }
        }
        return nil
    }
}
