/// Reads the members of a type, one after the other.
struct MemberReader {
    private var reader: SourceReader
    private var members: [Member] = []

    /// Returns the declarations in a source without braces around them: the text of one member, or of many.
    static func members(in source: String) -> [Member] {
        var reader = MemberReader(reader: SourceReader(source))
        reader.readAll()
        return reader.members
    }

    /// Returns the first property that a source declares.
    static func property(in source: String) -> Property? {
        for case .property(let property) in members(in: source) { return property }
        return nil
    }

    /// Moves past the declaration at a place.
    static func skipMember(_ place: inout SourceReader) {
        var reader = MemberReader(reader: place)
        reader.readMember()
        place = reader.reader
    }

    private init(reader: SourceReader) { self.reader = reader }

    private mutating func readAll() {
        while let token = reader.token {
            let start = reader.index
            if token.is(";") {
                reader.advance()
            } else if token.kind == .pound, MemberReader.directives.contains(token.text) {
                readDirective()
            } else {
                readMember()
            }
            if reader.index == start { reader.advance() }
        }
    }

    private static let directives: Set<String> = ["#if", "#elseif", "#else", "#endif"]

    private mutating func readDirective() {
        let start = reader.index
        reader.advance()
        while let token = reader.token, !token.startsLine { reader.skipBalanced() }
        members.append(.directive(reader.text(from: start)))
    }

    private mutating func readMember() {
        let attributes = reader.readAttributes()
        let modifiers = readModifiers()
        guard let keyword = reader.token else { return }
        if keyword.kind == .pound {
            readMacro()
        } else if keyword.is("var") || keyword.is("let") {
            reader.advance()
            readBindings(attributes: attributes, modifiers: modifiers, keyword: keyword.text)
        } else if MemberReader.typeKeywords.contains(keyword.text) {
            while let token = reader.token, !token.is("{") { reader.skipBalanced() }
            reader.skipBalanced()
            members.append(.other(keyword.text))
        } else if MemberReader.functionKeywords.contains(keyword.text) {
            readFunction(keyword.text)
        } else if keyword.is("case") {
            readCases()
        } else {
            // A type alias or an import ends with its line.
            reader.advance()
            while let token = reader.token, !token.is(";"), !(token.startsLine && startsMember()) {
                reader.skipBalanced()
            }
            members.append(.other(keyword.text))
        }
    }

    private static let typeKeywords: Set<String> = ["class", "struct", "enum", "actor", "protocol", "extension"]
    private static let functionKeywords: Set<String> = ["func", "init", "deinit", "subscript"]

    private mutating func readMacro() {
        guard let name = reader.token?.text.dropFirst() else { return }
        reader.advance()
        _ = reader.skipGenericArguments()
        let start = reader.index
        if reader.sees("(") { reader.skipBalanced() }
        members.append(.macro(name: String(name), arguments: reader.text(from: start)))
        if reader.sees("{") { reader.skipBalanced() }
    }

    /// Skips a function with its body; a class's functions have one.
    private mutating func readFunction(_ keyword: String) {
        reader.advance()
        while let token = reader.token, !token.is("{"), !(token.startsLine && startsMember()) { reader.skipBalanced() }
        if reader.sees("{") { reader.skipBalanced() }
        members.append(.other(keyword))
    }

    private mutating func readModifiers() -> [String] {
        var modifiers: [String] = []
        while let token = reader.token, isModifier(token) {
            modifiers.append(token.text)
            reader.advance()
            if reader.sees("("), reader.token?.followsSpace == false { reader.skipBalanced() }
        }
        return modifiers
    }

    /// Whether the token at this place is a modifier; `class` is one before another word of a declaration.
    private func isModifier(_ token: Token) -> Bool {
        guard token.is("class") else { return MemberReader.modifiers.contains(token.text) }
        guard let next = reader.token(at: 1) else { return false }
        return ["var", "let", "func", "subscript"].contains(next.text) || MemberReader.modifiers.contains(next.text)
    }

    private static let modifiers: Set<String> = [
        "public", "private", "internal", "fileprivate", "package", "open", "static", "final", "lazy", "weak", "unowned",
        "override", "required", "convenience", "mutating", "nonmutating", "nonisolated", "isolated", "dynamic",
        "optional", "indirect", "prefix", "postfix", "infix", "distributed", "borrowing", "consuming", "async",
    ]

    /// Whether a declaration or directive begins at this place.
    private func startsMember() -> Bool {
        guard let token = reader.token else { return true }
        if token.is("@") || token.is("}") { return true }
        if token.kind == .pound { return true }
        return token.kind == .word
            && (["var", "let", "case", "typealias", "import", "associatedtype", "class"].contains(token.text)
                || MemberReader.modifiers.contains(token.text) || MemberReader.typeKeywords.contains(token.text)
                || MemberReader.functionKeywords.contains(token.text))
    }
}

// MARK: Cases

extension MemberReader {
    /// Reads `case name(label: Type) = value`, and further ones after commas.
    private mutating func readCases() {
        reader.advance()
        repeat {
            guard let name = reader.token, name.kind == .word else { break }
            reader.advance()
            var value = EnumCase(name: name.text, parameters: [])
            if reader.sees("(") {
                let start = reader.index
                reader.skipBalanced()
                value.parameters = MemberReader.parameters(in: String(reader.text(from: start).dropFirst().dropLast()))
            }
            if reader.skip("=") { _ = readValue() }
            members.append(.enumCase(value))
        } while reader.skip(",")
    }

    private static func parameters(in source: String) -> [(label: String?, type: String)] {
        var reader = MemberReader(reader: SourceReader(source))
        var parameters: [(label: String?, type: String)] = []
        while let token = reader.reader.token {
            let start = reader.reader.index
            var label: String?
            let names = (1...2).first { reader.reader.token(at: $0)?.is(":") == true }
            if token.kind == .word, let names {
                label = token.is("_") ? nil : token.text
                for _ in 0...names { reader.reader.advance() }
            }
            parameters.append((label, reader.readType()))
            if reader.reader.skip("=") { _ = reader.readValue() }
            if !reader.reader.skip(","), reader.reader.index == start { break }
        }
        return parameters
    }
}

// MARK: Properties

extension MemberReader {
    /// Reads `name: Type = value { accessors }`, and further ones after commas.
    private mutating func readBindings(attributes: [Attribute], modifiers: [String], keyword: String) {
        var bindings: [Property] = []
        repeat {
            guard let name = reader.token else { break }
            // A tuple pattern has no name of its own.
            reader.skipBalanced()
            var property = Property(
                attributes: attributes, modifiers: modifiers, keyword: keyword,
                name: name.text.trimmingBackticks, type: nil, value: nil, accessors: [])
            if reader.skip(":") { property.type = readType() }
            if reader.skip("=") { property.value = readValue() }
            if reader.sees("{") { property.accessors = readAccessors() }
            bindings.append(property)
        } while reader.skip(",")
        // `let a, b: Int`: the annotation holds for the names before it too.
        for index in bindings.indices.reversed().dropFirst()
        where bindings[index].type == nil && bindings[index].value == nil {
            bindings[index].type = bindings[index + 1].type
        }
        members += bindings.map(Member.property)
    }

    private mutating func readType() -> String {
        let start = reader.index
        while let token = reader.token {
            if token.is("=") || token.is("{") || token.is(",") || token.is(";") || token.is("}") { break }
            if token.startsLine, reader.index > start, startsMember() || token.kind == .word,
                !MemberReader.continuing.contains(reader.token(at: -1)?.text ?? "") {
                break
            }
            if !reader.skipGenericArguments() { reader.skipBalanced() }
        }
        return reader.text(from: start)
    }

    /// Reads an initial value. It ends before accessors, a comma, a semicolon, or a line that begins a declaration.
    private mutating func readValue() -> String {
        let start = reader.index
        while let token = reader.token {
            if token.is(",") || token.is(";") || token.is("}") { break }
            if token.is("{"), reader.index > start, startsAccessors() { break }
            if token.startsLine, reader.index > start, endsValue(before: token) { break }
            if token.is("<"), !token.followsSpace, reader.skipGenericArguments() { continue }
            reader.skipBalanced()
        }
        return reader.text(from: start)
    }

    /// Whether the token that begins a line does not continue the value of the line before.
    private func endsValue(before token: Token) -> Bool {
        if MemberReader.continuing.contains(reader.token(at: -1)?.text ?? "") { return false }
        if token.kind == .pound {
            return MemberReader.directives.contains(token.text) || ["#Unique", "#Index"].contains(token.text)
        }
        if token.kind == .word, ["else", "as", "is"].contains(token.text) { return false }
        return token.kind != .sign || token.is("@")
    }

    /// What an expression cannot end with.
    private static let continuing: Set<String> = [
        "=", "+", "-", "*", "/", "%", "&", "|", "^", "<", "->", ":", ".", ",", "~",
        "try", "await", "as", "is", "in", "else", "any", "some", "return", "throw",
    ]

    /// Whether the brace at this place opens accessors, not a closure.
    private func startsAccessors() -> Bool {
        var ahead = reader
        ahead.advance()
        _ = ahead.readAttributes()
        while let token = ahead.token, ["mutating", "nonmutating", "borrowing", "consuming"].contains(token.text) {
            ahead.advance()
        }
        guard let word = ahead.token, word.kind == .word, MemberReader.accessors.contains(word.text) else { return false }
        ahead.advance()
        return ["{", "(", "}", "async", "throws"].contains(ahead.token?.text ?? "")
    }

    private static let accessors: Set<String> = [
        "get", "set", "didSet", "willSet", "init", "_read", "_modify", "read", "modify", "unsafeAddress",
        "unsafeMutableAddress",
    ]

    /// Reads accessors and returns their names. A block without any is the body of a getter.
    private mutating func readAccessors() -> [String] {
        guard startsAccessors() else {
            reader.skipBalanced()
            return ["get"]
        }
        reader.advance()
        var names: [String] = []
        while let token = reader.token, !token.is("}") {
            if token.is("@") {
                _ = reader.readAttribute()
            } else {
                if token.kind == .word, MemberReader.accessors.contains(token.text) { names.append(token.text) }
                reader.skipBalanced()
            }
        }
        reader.advance()
        return names
    }
}

extension String {
    fileprivate var trimmingBackticks: String {
        hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
    }
}
