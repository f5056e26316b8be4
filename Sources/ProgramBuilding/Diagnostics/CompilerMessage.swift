import Foundation

/// An error of the compiler about a place in a source.
package struct CompilerMessage: Hashable {
    package let file: String
    /// Counts from 1.
    package let line: Int
    /// Counts bytes of UTF-8 from 1; 0 where only the line is known.
    package let column: Int
    package let text: String
    /// The notes that follow it.
    var notes: [String] = []
    /// All lines that the compiler printed about it.
    package var excerpt: String

    /// The modules that declare what its notes are about.
    ///
    /// The compiler names such a place as `Foundation.NSString.init:2:16`.
    var declaring: [String] {
        excerpt.split(separator: "\n").compactMap { line in
            guard let head = Self.heading(of: line), head.severity == "note", head.file.first?.isUppercase ?? false,
                let dot = head.file.firstIndex(of: ".")
            else { return nil }
            return String(head.file[..<dot])
        }
    }

    /// What the macro of Foundation on Linux says of a predicate inside another one, which Apple's macro takes.
    static let nestedPredicate = "The evaluate(_:) function is not supported in this predicate (from macro 'Predicate')"

    package static func == (first: CompilerMessage, second: CompilerMessage) -> Bool {
        (first.file, first.line, first.column, first.text) == (second.file, second.line, second.column, second.text)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(file)
        hasher.combine(line)
        hasher.combine(column)
        hasher.combine(text)
    }

    /// The errors in the compiler's output, each once, in the order in which they first come.
    package static func errors(in output: String) -> [CompilerMessage] {
        var (found, known): ([CompilerMessage], Set<CompilerMessage>) = ([], [])
        var isOpen = false
        // An error in the expansion of a macro, until a note tells the macro's place. It may be in code that the macro only
        // moves: then its line is known.
        var expansion: (text: String, line: Substring, number: Int?)?
        func open(_ message: CompilerMessage) {
            isOpen = known.insert(message).inserted
            if isOpen { found.append(message) }
        }
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            // The compiler does not tell the place of this one where a part of the predicate has another form for it.
            if line.hasPrefix("<unknown>:0: error: \(nestedPredicate)") {
                open(CompilerMessage(file: "<unknown>", line: 0, column: 0, text: nestedPredicate, excerpt: String(line)))
                continue
            }
            // The lines of excerpts begin with a line's number or a blank; sources are named by absolute paths.
            let head = line.utf8.first == UInt8(ascii: "/") ? heading(of: line) : nil
            if line.hasPrefix("macro expansion ") || isPlaceInModule(line) {
                isOpen = false
                let number = line.hasPrefix("macro expansion ") ? nil : heading(of: line)?.line
                expansion = heading(of: line).flatMap { $0.severity == "error" ? ($0.text, line, number) : nil }
                continue
            }
            if let error = expansion, line.hasSuffix(": note: expanded code originates here"),
                let mark = line.range(of: "- /"), let head = heading(of: line[line.index(before: mark.upperBound)...]) {
                expansion = nil
                // The note is about the end of the macro.
                open(
                    CompilerMessage(
                        file: head.file, line: error.number ?? head.line,
                        column: error.number == nil ? max(1, head.column - 1) : 0, text: error.text,
                        excerpt: "\(error.line)\n\(line)"))
                continue
            }
            if let head, head.severity == "error" {
                open(
                    CompilerMessage(
                        file: head.file, line: head.line, column: head.column, text: head.text, excerpt: String(line)))
                continue
            }
            if head?.severity == "warning" { isOpen = false }
            guard isOpen, !found.isEmpty else { continue }
            if let head, head.severity == "note" {
                found[found.count - 1].notes.append(head.text)
            } else if let note = line.range(of: "`- note: ") ?? line.range(of: "|- note: ") {
                found[found.count - 1].notes.append(String(line[note.upperBound...]))
            }
            found[found.count - 1].excerpt += "\n" + line
        }
        return found.isEmpty ? crash(in: output).map { [$0] } ?? [] : found
    }

    /// Whether a line begins with a source's name as `#fileID` has it. Macros put it before the code that they move.
    private static func isPlaceInModule(_ line: Substring) -> Bool {
        guard let first = line.first, first.isLetter || first == "_" else { return false }
        return line.prefixMatch(of: #/\w+\/[^\/:]+\.swift:\d+:\d+: /#) != nil
    }

    /// What a message says where the compiler itself crashes.
    static let crashText = "the compiler crashes here"

    /// The innermost place that the compiler was at when it crashed; nil where it did not crash, or tells no place.
    private static func crash(in output: String) -> CompilerMessage? {
        guard let start = output.range(of: "\nStack dump:\n") else { return nil }
        var place: Regex<(Substring, Substring, Substring, Substring)>.Match?
        for line in output[start.upperBound...].split(separator: "\n") where line.first?.isNumber ?? false {
            place = line.matches(of: #/[ @\[](/[^:@\[\]]+):(\d+):(\d+)/#).last ?? place
        }
        guard let place, let line = Int(place.output.2), let column = Int(place.output.3) else { return nil }
        let file = String(place.output.1)
        return CompilerMessage(
            file: file, line: line, column: column, text: crashText, excerpt: "\(file):\(line):\(column): error: \(crashText)")
    }

    /// Whether one of its notes is about a declaration in one of some sources, or in its own.
    func hasDeclaration(in sources: Set<String>) -> Bool {
        for line in excerpt.split(separator: "\n").dropFirst() where line.hasSuffix("' declared here") {
            // A place follows the name of a module or the path of a source.
            if let head = Self.heading(of: line), head.severity == "note" { return sources.contains(head.file) }
            if line.contains("- note: ") { return true }
        }
        return false
    }

    private static func heading(
        of line: Substring
    ) -> (file: String, line: Int, column: Int, severity: String, text: String)? {
        for severity in ["error", "warning", "note"] {
            guard let mark = line.range(of: ": \(severity): ") else { continue }
            let parts = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count >= 3, let column = Int(parts[parts.count - 1]), let row = Int(parts[parts.count - 2]) else {
                continue
            }
            let file = parts.dropLast(2).joined(separator: ":")
            return (file, row, column, severity, String(line[mark.upperBound...]))
        }
        return nil
    }

    /// Whether a line of the excerpt shows the line that the error is in.
    func isLine(_ text: Substring) -> Bool {
        text.prefix { $0 != "|" }.trimmingCharacters(in: .whitespaces) == "\(line)"
    }

    /// The place and the text, in one line.
    var summary: String { "\(file):\(line): \(text)" }

    /// Whether the compiler gave up before it knew what is wrong with an expression.
    var isUnclear: Bool { text.hasPrefix("the compiler is unable to type-check this expression in reasonable time") }

    /// Whether the compiler found that an expression is wrong, and no words for it. It says so only where something is missing in an
    /// expression with closures; a mistake of the user's has words nearly always.
    var isUndiagnosed: Bool { text.hasPrefix("failed to produce diagnostic for expression") }

    /// Whether the compiler says only that it found no meaning for an expression, which a name elsewhere can be the reason of.
    var isVague: Bool {
        isUnclear || isUndiagnosed || isAboutClosure
            || ["could not be inferred", "could not infer", "cannot infer", "ambiguous", "no exact matches", "reference to member '", "unable to infer"]
                .contains(where: text.contains)
    }

    /// Whether it is about data races: what is isolated to an actor, or may be sent to another.
    var isAboutConcurrency: Bool {
        // Names may have these words.
        missing == nil
            && ["Sendable", "isolated", "isolation", "data race", "concurrency-safe", "sending", "actor-"].contains(where: text.contains)
    }

    /// What the message puts between quotation marks.
    var quoted: [String] {
        text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    /// The name that the compiler does not find; nil where the message is about something else.
    var missing: (kind: MissingName.Kind, name: String)? {
        let quoted = quoted
        guard let first = quoted.first else { return nil }
        if text.hasPrefix("no such module ") { return (.module, first) }
        for start in ["cannot find '", "cannot find type '", "unknown attribute '", "no macro named '"]
        where text.hasPrefix(start) { return (.global, first) }
        if text.hasPrefix("external macro implementation type "), quoted.count > 1 {
            return (.global, String(quoted[1].prefix { $0 != "(" }))
        }
        guard quoted.count > 1 else { return nil }
        // After the name of an alias comes that of its type: value of type 'Picture' (aka 'UIImage') has no member 'tint'.
        let alias = text.contains("' (aka '") ? 1 : 0
        if text.hasPrefix("type '") || text.hasPrefix("value of "), text.contains(" has no "), quoted.count > 1 + alias {
            let type = quoted[alias]
            return (.member(of: type.hasSuffix(".Type") ? String(type.dropLast(5)) : type), quoted[1 + alias])
        }
        if text.contains("' is not a member type of "), quoted.count > 1 + alias { return (.member(of: quoted[1 + alias]), first) }
        return nil
    }
}
