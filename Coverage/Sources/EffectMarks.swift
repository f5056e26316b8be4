import Foundation

/// The declarations without effect, as determined from the sources.
///
/// A method that only returns `self` and an initializer that drops all arguments have no effect. Other declarations are
/// marked by a line `/// Effect: none` in their comment, with a reason after a comma.
struct EffectMarks {
    private struct Declaration {
        let labels: [String]
        let hasEffect: Bool
    }

    private var calls: [String: [Declaration]] = [:]
    private var types: Set<String> = []

    /// - Throws: `CoverageFailure` if the sources cannot be read.
    init(sources: URL) throws {
        guard let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil) else {
            throw CoverageFailure("The sources at \(sources.path) cannot be read. Run this in the package's folder.")
        }
        var paths: [URL] = []
        for case let file as URL in files where file.pathExtension == "swift" { paths.append(file) }
        for file in paths.sorted(by: { $0.path < $1.path }) {
            guard let text = try? String(contentsOf: file, encoding: .utf8) else {
                throw CoverageFailure("\(file.path) cannot be read.")
            }
            read(text)
        }
    }

    /// Returns whether every declaration that the call could refer to is without effect.
    func isWithoutEffect(_ shape: ArgumentShape) -> Bool {
        let name = shape.name.split(separator: ".").last.map(String.init) ?? shape.name
        let meant = (calls[name] ?? []).filter { $0.labels.contains(inOrder: shape.labels) }
        return !meant.isEmpty && meant.allSatisfy { !$0.hasEffect }
    }

    func isWithoutEffect(type: String) -> Bool { types.contains(type) }

    private mutating func read(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var isMarked = false
        var owner = ""
        for (index, line) in lines.enumerated() {
            let words = line.drop { $0 == " " }
            if words.hasPrefix("///") {
                isMarked = isMarked || words.hasPrefix("/// Effect: none")
                continue
            }
            defer { if !words.hasPrefix("@") || words.contains("{") { isMarked = false } }
            if let name = EffectMarks.typeName(words) {
                owner = name
                if isMarked { types.insert(name) }
            }
            guard words.contains("public"), let call = EffectMarks.call(words) else { continue }
            let name = call == "init" ? owner : call
            guard let (labels, body) = EffectMarks.signature(lines[index...], after: call) else { continue }
            let isEmpty = call == "init" ? body.isEmpty && !labels.isEmpty : body == "self"
            calls[name, default: []].append(Declaration(labels: labels, hasEffect: !isMarked && !isEmpty))
        }
    }

    private static func typeName(_ words: Substring) -> String? {
        let parts = words.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }
        for keyword in ["struct", "class", "enum", "extension", "protocol"] {
            if let place = parts.firstIndex(of: Substring(keyword)), place < 4, parts.indices.contains(place + 1),
                !parts[..<place].contains("func")
            { return String(parts[place + 1]) }
        }
        return nil
    }

    private static func call(_ words: Substring) -> String? {
        if let range = words.range(of: "func ") {
            let name = words[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
            return name.isEmpty ? nil : String(name.filter { $0 != "`" })
        }
        return words.contains(" init(") || words.contains(" init<") || words.hasPrefix("init(") ? "init" : nil
    }

    /// Returns the labels and the body of the declaration at the start of the lines.
    private static func signature(_ lines: ArraySlice<Substring>, after name: String) -> ([String], String)? {
        let text = lines.prefix(40).joined(separator: "\n")
        guard let start = text.range(of: name)?.upperBound, let open = text[start...].firstIndex(of: "(") else {
            return nil
        }
        var depth = 0
        var labels: [String] = []
        var startsArgument = true
        var place = open
        while place < text.endIndex {
            let character = text[place]
            if "([<{".contains(character) { depth += 1 }
            if ")]}".contains(character) || (character == ">" && text[text.index(before: place)] != "-") { depth -= 1 }
            if depth == 0 { break }
            if depth == 1 {
                if character == "," { startsArgument = true }
                if startsArgument, character.isLetter || character == "_" || character == "@" {
                    if character == "@" {
                        // An attribute such as @ViewBuilder precedes the label.
                        while place < text.endIndex, !text[place].isWhitespace { place = text.index(after: place) }
                        continue
                    }
                    labels.append(String(text[place...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
                    startsArgument = false
                }
            }
            place = text.index(after: place)
        }
        guard place < text.endIndex, let begin = text[place...].firstIndex(of: "{") else { return nil }
        let body = text[text.index(after: begin)...].prefix { $0 != "}" }
        return (labels, body.trimmingCharacters(in: .whitespacesAndNewlines))
    }
}

extension [String] {
    /// Returns whether these labels contain `others` in the same order, possibly with more in between.
    fileprivate func contains(inOrder others: [String]) -> Bool {
        var rest = self[...]
        for other in others {
            guard let place = rest.firstIndex(of: other) else { return false }
            rest = rest[(place + 1)...]
        }
        return true
    }
}
